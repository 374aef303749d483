/** Isolates a number inside text of either direction, because in Arabic its parts would change places otherwise. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`
