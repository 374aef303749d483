/** An Arabic word with the ending of its other gender (طالب/ة). Browsers would break the line after the slash. */
const endingAfterSlash = /(\p{Script=Arabic}\p{M}*\/)(\p{Script=Arabic})(?![\p{Script=Arabic}\p{M}])/gu

/**
 * Joins the ending to its word by an invisible character. For pages only: texts that are sent or stored do not contain
 * it.
 */
export const keepEnding = (text: string): string => text.replace(endingAfterSlash, '$1\u2060$2')

/** Does the same in every text of a tree. */
export const keepEndings = <Words>(words: Words): Words => JSON.parse(keepEnding(JSON.stringify(words)))
