/** A name or number inside a sentence of either direction: it neither turns nor is turned by what is beside it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`
