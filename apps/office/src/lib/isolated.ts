/** Isolates a name or number within a sentence, so that neither changes the direction of the other. */
export const isolated = (text: string): string => `\u2068${text}\u2069`
