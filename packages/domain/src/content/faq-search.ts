/** The two lists of questions: about this portal, and about the scholarship. */
export const faqs = ['portal', 'scholarship'] as const
export type Faq = (typeof faqs)[number]

/** A question with its answer, and the name of the topic that it stands under. */
export type FaqEntry = { readonly question: string; readonly answer: string; readonly topic?: string }

/** Longer searches are cut before the comparison. */
const longestSearch = 200
const longestMiss = 60

/**
 * Returns letters and digits only, without accents, vowel signs and the marks inside Hebrew abbreviations, and with one
 * form of alef.
 */
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

/** Words without which a search asks for the same; a search of only such words is a search for them. */
const fillers = new Set(
  (
    'אני אם את האם זה יש לא לי מה על עם של איך אפשר ' +
    'اذا الي ان انا على علي عن في كيف لا لي ما ماذا من هل هو ' +
    'a an and are can do does for get have how i if in is it me my not of on or the to what will with you'
  ).split(' '),
)

/** One letter, or the Arabic article, that Hebrew and Arabic write together with the next word. */
const prefix = '(?:[ובהלמשכوبلفك]|ال)'
const leadingPrefix = new RegExp(`^${prefix}(?=.{3})`, 'u')

const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }

/** Returns words with one form of each letter, so that a word is the beginning of its plural. */
const unfinal = (words: string): string => words.replace(/[ךםןףץ]/g, (letter) => finals[letter] ?? letter)

/** Returns words of four letters or more without the vav that comes and goes inside Hebrew words of one root. */
const skeleton = (words: string): string =>
  words.replace(/[א-ת]{4,}/g, (word) => word.replace(/(.)ו+(?=.)/g, '$1'))

/** Returns the word, and what is left of it if its first letters are prefixes. */
const formsOf = (word: string): readonly string[] => {
  const rest = word.replace(leadingPrefix, '')
  return rest === word ? [word] : [word, ...formsOf(rest)]
}

/** The other number of English words, by how they end. A singular is the beginning of most plurals. */
const otherNumbers = [
  [/^([a-z]{2,})ies$/, '$1y'],
  [/^([a-z]+[^aeiou])y$/, '$1ies'],
  [/^([a-z]+(?:[cs]h|ss|x|z))es$/, '$1'],
  [/^([a-z]{2,}[^isu])s$/, '$1'],
] as const

/** Returns an English word in the other number; undefined if it is none, or begins its plural. */
const otherNumber = (word: string): string | undefined => {
  const found = otherNumbers.find(([ending]) => ending.test(word))
  return found && word.replace(found[0], found[1])
}

/**
 * Returns the word, and how it is also written: an English one in singular and plural; a Hebrew one of five letters or
 * more after its prefix may end with alef or with he. A shorter one would become another word.
 */
const spellingsOf = (word: string): readonly string[] => {
  const other = otherNumber(word)
  if (other !== undefined) return [word, other]
  if (!/^[א-ת]{4,}[אה]$/.test(word.replace(/^[בהול]/, ''))) return [word]
  return [word, word.slice(0, -1) + (word.endsWith('א') ? 'ה' : 'א')]
}

/** Returns the patterns of a text that contains the word, and of one that contains it as a whole word. */
const patternsOf = (word: string): { readonly begun: RegExp; readonly whole: RegExp } => {
  const spellings = spellingsOf(word)
  const forms = [...new Set([...spellings, ...spellings.map(skeleton)].flatMap(formsOf))]
  const written = forms.map((form) => (form.length < 3 ? form : `${prefix}*${form}`))
  // A number is not the beginning of a longer one.
  const begun = ` (?:${written.join('|')})(?!\\p{Nd})`
  return { begun: new RegExp(begun, 'u'), whole: new RegExp(`${begun}(?= )`, 'u') }
}

/** Returns the words of a text, and the same with their skeletons, each word between blanks. */
const textsOf = (written: string): readonly [text: string, both: string] => {
  const text = unfinal(plain(written))
  return [` ${text} `, ` ${text} ${skeleton(text)} `]
}

/**
 * Returns a function that ranks entries for a search. The rank counts the words of the search that begin a word of the
 * entry, with or without a prefix; among as many of them, whole words are better. Words that only the topic has count
 * less than one of the entry. It is 0 if there is none. A search without words finds every entry alike.
 */
export const rankFor = (search: string): ((entry: FaqEntry) => number) => {
  const all = [...new Set(wordsOf(search))]
  const telling = all.filter((word) => !fillers.has(word))
  const words = (telling.length > 0 ? telling : all).map((word) => patternsOf(unfinal(word)))
  if (words.length === 0) return () => 1
  return ({ question, answer, topic = '' }) => {
    const [text, both] = textsOf(`${question} ${answer}`)
    const [, bothOfTopic] = textsOf(topic)
    const found = words.filter(({ begun }) => begun.test(both))
    const whole = found.filter((word) => word.whole.test(text))
    const named = words.filter((word) => !found.includes(word) && word.begun.test(bothOfTopic))
    return found.length + (whole.length + named.length / 2) / (words.length + 1)
  }
}

/**
 * Matches a day and a year with up to three words beside or between them, one of which may be a month: `12th of March
 * 1999`.
 */
const dayAndYear = [
  /(?<!\p{Nd})\p{Nd}{1,2} ?\p{L}+(?: \p{L}+){0,2} ?(?:\p{Nd}{2}|\p{Nd}{4})(?!\p{Nd})/u,
  /(?<!\p{Nd})\p{Nd}{4} ?\p{L}+(?: \p{L}+){0,2} ?\p{Nd}{1,2}(?!\p{Nd})/u,
  /\p{L} ?\p{Nd}{1,2}(?: ?\p{L}+)? \p{Nd}{4}(?!\p{Nd})/u,
]

/**
 * Returns whether the words may be a date. Three numbers count as day, month and year, whatever is between them. This
 * also hides a few searches that are not dates.
 */
const mayBeDate = (words: string): boolean =>
  /(?:\p{Nd}+\P{Nd}+){2}\p{Nd}/u.test(words) || dayAndYear.some((written) => written.test(words))

/** Matches the sign of a mail address, also as it is written to hide it: `dana(at)example.org`. */
const mailSign = /@|[([{]\s*at\s*[)\]}]/i

/** Words beside which a number is a part of somebody's address. */
const addressWord = new RegExp(
  ` (?:${prefix})*(?:רחוב|רח|שדרות|שד|סמטת|דירה|שכונת|שכונה|شارع|شقه|حي|street|st|road|rd|avenue|ave|apartment|apt|flat)(?= )`,
  'u',
)

const mayBeAddress = (words: string): boolean => /\p{Nd}/u.test(words) && addressWord.test(` ${words} `)

/** The most digits of a search that is stored, wherever in it they are. */
const mostDigits = 3

/**
 * Returns the search as the editor may see it; undefined if it is empty or could be personal: four digits or more,
 * together or apart, a date, or an address.
 */
export const findStorableSearch = (search: string): string | undefined => {
  // Full-width signs are treated like the usual ones.
  const typed = search.normalize('NFKC')
  const digits = typed.match(/\p{Nd}/gu)?.length ?? 0
  if (digits > mostDigits || mailSign.test(typed)) return undefined
  const words = wordsOf(search).join(' ')
  if (mayBeDate(words) || mayBeAddress(words)) return undefined
  const stored = words.slice(0, longestMiss).trim()
  return stored.length < 2 ? undefined : stored
}
