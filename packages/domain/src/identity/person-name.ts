/**
 * Matches letters of any script with their marks and joiners, digits, blanks, hyphens, apostrophes and quotation marks.
 * The row decides whether digits are allowed.
 */
const characters =
  /^(?:[\p{L}\p{Mn}\p{Mc}\p{Nd} \u00a0\-\u2010\u2011\u2013\u05be'`\u00b4\u2018\u2019\u05f3"\u201c-\u201f\u05f4]|\u200c|\u200d)*$/u

/** Matches marks that turn the sign before them into an emoji. */
const pictures = /[\ufe00-\ufe0f]/

/**
 * Returns whether the text can be a person's name: no emoji, brackets or control characters, and at least one letter.
 */
export const isPersonName = (name: string): boolean =>
  characters.test(name) && !pictures.test(name) && /\p{L}/u.test(name)
