/**
 * Letters of any script with their marks and joiners, digits, blanks, hyphens, apostrophes and quote marks as keyboards
 * and scripts have them. Whether digits are allowed is for the row to say.
 */
const characters =
  /^(?:[\p{L}\p{Mn}\p{Mc}\p{Nd} \u00a0\-\u2010\u2011\u2013\u05be'`\u00b4\u2018\u2019\u05f3"\u201c-\u201f\u05f4]|\u200c|\u200d)*$/u

/** Marks that make a picture of the sign before them. */
const pictures = /[\ufe00-\ufe0f]/

/** Whether a person can be called so: no emoji, brackets or control characters, and at least one letter. */
export const isPersonName = (name: string): boolean =>
  characters.test(name) && !pictures.test(name) && /\p{L}/u.test(name)
