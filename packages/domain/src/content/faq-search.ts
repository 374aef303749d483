/** The two lists of questions: about this portal, and about the scholarship. */
export const faqs = ['portal', 'scholarship'] as const
export type Faq = (typeof faqs)[number]

export type FaqEntry = { readonly question: string; readonly answer: string }

/** Longer searches are cut for comparing: nobody looks for a whole page. */
const longestSearch = 200
const longestMiss = 60

/** Letters and digits only, without accents, vowel signs and the marks inside Hebrew abbreviations; one form of alef. */
const plain = (text: string): string =>
  text
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .normalize('NFKD')
    .replace(/[\p{M}'"׳״’”]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const wordsOf = (search: string): readonly string[] =>
  plain(search.slice(0, longestSearch))
    .split(' ')
    .filter((word) => word !== '')

/** Whether an entry has every word of the search, each as a part of one of its own. No word finds everything. */
export const matchesSearch = ({ question, answer }: FaqEntry, search: string): boolean => {
  const text = plain(`${question} ${answer}`)
  return wordsOf(search).every((word) => text.includes(word))
}

/**
 * The search as the editor may see it, or undefined where it says nothing or could be somebody's: a number of five digits or
 * more, or an address.
 */
export const findStorableSearch = (search: string): string | undefined => {
  // Whatever the keyboard: full-width signs are the usual ones here, and Arabic digits are digits.
  const typed = search.normalize('NFKC')
  if (/\S@\S/.test(typed) || /(?:\p{Nd}[\s-]?){5}/u.test(typed)) return undefined
  const words = wordsOf(search).join(' ').slice(0, longestMiss).trim()
  return words.length < 2 ? undefined : words
}
