/** The file as a whole cannot be taken; its message is the one line that the operator sees. */
export class Refusal extends Error {}
