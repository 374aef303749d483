/** An Arabic word with the ending of its other gender (طالب/ة): browsers break the line after the slash. */
const endingAfterSlash = /(\p{Script=Arabic}\p{M}*\/)(\p{Script=Arabic})(?![\p{Script=Arabic}\p{M}])/gu

/** Holds that ending to its word by a sign that is not seen. For pages alone: nothing that is sent or stored has it. */
export const keepEnding = (text: string): string => text.replace(endingAfterSlash, '$1\u2060$2')

/** The same in every text of a tree. */
export const keepEndings = <Words>(words: Words): Words => JSON.parse(keepEnding(JSON.stringify(words)))
