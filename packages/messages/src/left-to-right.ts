/** A number as an island inside plain text that may run the other way: in Arabic its parts would change places. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`
