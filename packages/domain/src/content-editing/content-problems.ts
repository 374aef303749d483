import { isBlank } from '../answers/clean-text.ts'
import {
  type ContentDocument,
  type ContentLanguage,
  type ContentText,
  contentLanguages,
  type DraftRichText,
  isEmptyText,
  plainText,
} from '../content/content-document.ts'
import { mapLines } from '../content/map-lines.ts'
import { isContentLink, longestText, RichText } from '../content/rich-text.ts'
import { Instant } from '../time/instant.ts'
import type { ContentPlace, SharedRule, TextRule } from './content-place.ts'

/** Why a text cannot be published; `messages` contains a text for each code. */
export const contentProblemCodes = [
  'CONTENT_MISSING',
  'CONTENT_TOO_LONG',
  'CONTENT_LINE_BROKEN',
  'CONTENT_LINK_BROKEN',
  'CONTENT_PLACEHOLDER_UNKNOWN',
  'CONTENT_PLACEHOLDER_MISSING',
  'CONTENT_BRACES_TYPED',
  'CONTENT_BLOCK_EMPTY',
  'CONTENT_BLANK_LEFT',
  'CONTENT_VALUE_WRONG',
  'CONTENT_TIME_MISSING',
  'CONTENT_CHOICE_MISSING',
  'CONTENT_TIMES_CROSSED',
  'CONTENT_OVER',
] as const
export type ContentProblemCode = (typeof contentProblemCodes)[number]

export type ContentProblem = {
  readonly code: ContentProblemCode
  readonly field: string
  /** Undefined for a shared field. */
  readonly language?: ContentLanguage
  readonly params?: Readonly<Record<string, string | number>>
}

/** What the checks need from outside the text. */
export type Surroundings = {
  /** Returns whether the path is a page of the portal. */
  readonly isPage: (path: string) => boolean
  readonly icons: readonly string[]
  /** The keys of the categories of questions. */
  readonly categories: readonly string[]
  /** The server's time; undefined in a browser, because the server decides whether a time has passed. */
  readonly now?: Date
}

/**
 * Returns everything that would break a page or leave a reader without a text. A text without problems may be
 * published.
 */
export const findContentProblems = (
  place: ContentPlace,
  document: ContentDocument,
  surroundings: Surroundings,
): readonly ContentProblem[] => [
  ...Object.entries(place.texts).flatMap(([field, rule]) =>
    contentLanguages.flatMap((language) =>
      problemsOfText(document, field, rule, language, surroundings).map((problem) => ({
        ...problem,
        field,
        language,
      })),
    ),
  ),
  ...Object.entries(place.shared).flatMap(([field, rule]) =>
    problemsOfShared(document, field, rule, surroundings).map((problem) => ({ ...problem, field })),
  ),
  ...problemsOfTimes(place, document, surroundings),
]

/** Returns texts that are too long even for a draft. */
export const findTooLong = ({ texts }: ContentDocument): readonly ContentProblem[] =>
  contentLanguages.flatMap((language) =>
    Object.entries(texts[language]).flatMap(([field, text]) =>
      tooLong(plainText(text).length, longestText).map((problem) => ({ ...problem, field, language })),
    ),
  )

const tooLong = (length: number, max: number): readonly Found[] =>
  length > max ? [{ code: 'CONTENT_TOO_LONG', params: { max, length } }] : []

type Found = Pick<ContentProblem, 'code' | 'params'>

/** Returns the languages that lack a text which another language has or which is required. */
export const missingLanguages = (
  { texts }: ContentPlace,
  document: ContentDocument,
): readonly ContentLanguage[] =>
  contentLanguages.filter((language) =>
    Object.entries(texts).some(([field, rule]) => isMissing(document, field, rule, language)),
  )

/** Returns whether a language still has blanks to be filled in. */
export const hasBlanks = ({ texts }: ContentPlace, document: ContentDocument): boolean =>
  contentLanguages.some((language) =>
    Object.entries(texts).some(([field, rule]) => blanksIn(document.texts[language][field], rule).length > 0),
  )

/** Matches brackets, with or without words between them, and three underscores or more, as in printed forms. */
const blank = /[[［【][^[\]［］【】]*[\]］】]|[_＿]{3,}/g

const blanksIn = (text: ContentText | undefined, rule: TextRule): readonly Found[] =>
  rule.hasBlanks === undefined || text === undefined
    ? []
    : [...plainText(text).matchAll(blank)].map(([found]) => ({
        code: 'CONTENT_BLANK_LEFT',
        params: { blank: found },
      }))

const isMissing = (
  { texts }: ContentDocument,
  field: string,
  { isOptional }: TextRule,
  language: ContentLanguage,
): boolean =>
  isEmptyText(texts[language][field]) &&
  !(isOptional && contentLanguages.every((one) => isEmptyText(texts[one][field])))

const problemsOfText = (
  document: ContentDocument,
  field: string,
  rule: TextRule,
  language: ContentLanguage,
  { isPage }: Surroundings,
): readonly Found[] => {
  const text = document.texts[language][field]
  if (isMissing(document, field, rule, language)) return [{ code: 'CONTENT_MISSING' }]
  if (text === undefined || isEmptyText(text)) return []
  const words = plainText(text)
  const links = typeof text === 'string' ? [] : linksIn(text)
  return [
    ...tooLong(words.length, rule.max),
    ...(isOneLine(rule) && lineBreak.test(words) ? [{ code: 'CONTENT_LINE_BROKEN' as const }] : []),
    ...(rule.placeholders
      ? problemsOfChosen(text, links, rule)
      : unknownIn([words, ...links].join(' '), rule)),
    ...links
      .filter((link) => !leadsSomewhere(link, isPage))
      .map((link) => ({ code: 'CONTENT_LINK_BROKEN' as const, params: { link } })),
    ...(typeof text !== 'string' && hasEmptyBlock(text) ? [{ code: 'CONTENT_BLOCK_EMPTY' as const }] : []),
    ...blanksIn(text, rule),
  ]
}

const isOneLine = ({ type, plain }: TextRule): boolean => type === 'line' || plain === 'line'

/** In the subject of a mail, text after a line break would be read as another header. */
const lineBreak = /[\r\n\p{Zl}\p{Zp}]/u

const namesIn = (words: string): readonly string[] =>
  [...words.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)

/** Returns names in braces without a value, because a reader would see the braces. */
const unknownIn = (words: string, { placeholders = [] }: TextRule): readonly Found[] =>
  namesIn(words)
    .filter((name) => !placeholders.includes(name))
    .map((name) => ({ code: 'CONTENT_PLACEHOLDER_UNKNOWN', params: { name } }))

/** Checks chosen values. They are known and complete; braces in typed words look like a value but are not. */
const problemsOfChosen = (text: ContentText, links: readonly string[], rule: TextRule): readonly Found[] => {
  const spans = typeof text === 'string' ? [{ text }] : spansIn(text)
  const chosen = spans.filter(({ value }) => value).map((span) => span.text)
  const typed = [...spans.filter(({ value }) => !value).map((span) => span.text), ...links].join(' ')
  const { needed = [] } = rule
  return [
    ...(/[{}]/.test(typed) || chosen.some((one) => !/^\{\w+\}$/.test(one))
      ? [{ code: 'CONTENT_BRACES_TYPED' as const }]
      : []),
    ...unknownIn(chosen.join(' '), rule),
    ...needed
      .filter((name) => !chosen.includes(`{${name}}`))
      .map((name) => ({ code: 'CONTENT_PLACEHOLDER_MISSING' as const, params: { name } })),
  ]
}

const linesIn = (text: DraftRichText) =>
  text.flatMap((block) => {
    if (block.kind === 'heading') return []
    return block.kind === 'paragraph' ? [block.spans] : block.items
  })

type Span = { readonly text: string; readonly value?: true | undefined }

const spansIn = (text: DraftRichText): readonly Span[] => [
  ...text.flatMap((block) => (block.kind === 'heading' ? [{ text: block.text }] : [])),
  ...linesIn(text).flat(),
]

const linksIn = (text: DraftRichText): readonly string[] =>
  linesIn(text).flatMap((spans) => spans.flatMap(({ link }) => (link === undefined ? [] : [link])))

/**
 * Returns whether a rich text has an empty block or otherwise does not fit its schema. Links are checked separately.
 */
const hasEmptyBlock = (text: DraftRichText): boolean =>
  linesIn(text).some((spans) => isBlank(spans.map((span) => span.text).join(''))) ||
  !RichText.safeParse(mapLines(text, (line) => line.map((span) => ({ text: span.text })))).success

/** Returns whether the link is an existing page of the portal, or an allowed external address. */
export const leadsSomewhere = (link: string, isPage: Surroundings['isPage']): boolean =>
  isContentLink(link) && (!link.startsWith('/') || isPage(link.split(/[?#]/)[0] ?? ''))

/** Checks the times of a text: it must end after its start and not in the past. */
const problemsOfTimes = (
  { times }: ContentPlace,
  { shared }: ContentDocument,
  { now }: Surroundings,
): readonly ContentProblem[] => {
  if (!times) return []
  const [from, until] = times.map((field) => Date.parse(String(shared[field] ?? ''))) as [number, number]
  if (until <= from) return [{ code: 'CONTENT_TIMES_CROSSED', field: times[1] }]
  return now !== undefined && until <= now.getTime() ? [{ code: 'CONTENT_OVER', field: times[1] }] : []
}

/** The code of a missing shared value. A choice from a list has its own code, because no text is missing. */
const missingCodes: Readonly<Record<SharedRule['type'], ContentProblemCode>> = {
  link: 'CONTENT_MISSING',
  number: 'CONTENT_MISSING',
  moment: 'CONTENT_TIME_MISSING',
  icon: 'CONTENT_CHOICE_MISSING',
  flag: 'CONTENT_CHOICE_MISSING',
  faq: 'CONTENT_CHOICE_MISSING',
  category: 'CONTENT_CHOICE_MISSING',
  choice: 'CONTENT_CHOICE_MISSING',
}

const problemsOfShared = (
  { shared }: ContentDocument,
  field: string,
  { type, isOptional, options = [] }: SharedRule,
  { isPage, icons, categories }: Surroundings,
): readonly Found[] => {
  const value = shared[field]
  if (value === undefined || value === '') return isOptional ? [] : [{ code: missingCodes[type] }]
  const isRight: Readonly<Record<SharedRule['type'], (value: string) => boolean>> = {
    link: (link) => leadsSomewhere(link, isPage),
    icon: (icon) => icons.includes(icon),
    flag: () => typeof value === 'boolean',
    number: () => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 10_000,
    faq: (faq) => faq === 'portal' || faq === 'scholarship',
    category: (key) => categories.includes(key),
    choice: (choice) => options.includes(choice),
    moment: (moment) => Instant.safeParse(moment).success,
  }
  if (isRight[type](String(value))) return []
  return type === 'link'
    ? [{ code: 'CONTENT_LINK_BROKEN', params: { link: String(value) } }]
    : [{ code: 'CONTENT_VALUE_WRONG' }]
}
