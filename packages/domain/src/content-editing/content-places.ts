import type { ContentDocument, ContentKind } from './content-document.ts'
import { noticePlaces, noticeTones } from './notice.ts'

/** A field that every language has. */
export type TextRule = {
  readonly type: 'line' | 'text' | 'rich'
  /** So many characters fit its place. */
  readonly max: number
  /** It may be empty, but then in every language. */
  readonly isOptional?: true
  /** What stands in braces and is filled in when the text is read. */
  readonly placeholders?: readonly string[]
}

/** A field that the languages share. */
export type SharedRule = {
  readonly type: 'link' | 'icon' | 'flag' | 'number' | 'faq' | 'category' | 'choice' | 'moment'
  readonly isOptional?: true
  /** What a choice is made from; a new text begins with the first. */
  readonly options?: readonly string[]
}

export type ContentPlace = {
  readonly texts: Readonly<Record<string, TextRule>>
  readonly shared: Readonly<Record<string, SharedRule>>
  /** The field that a list calls the text by. */
  readonly title: string
  /** The office may write new ones; the others belong to questions and pages that ask for them by name. */
  readonly isOpenEnded: boolean
  /** The fields with its first and last instant, where it is shown for a time only. */
  readonly times?: readonly [from: string, until: string]
}

const periodValues = ['reserveFrom', 'reserveTo', 'correctionDays'] as const
const operatorValues = ['supportEmail', 'supportPhone'] as const

const line = (max: number) => ({ type: 'line', max }) as const
const text = (max: number) => ({ type: 'text', max }) as const
const optional = { isOptional: true } as const

/** The one table of places: which fields a kind of text has, and how much fits into each. */
const contentPlaces: Readonly<Record<ContentKind, ContentPlace>> = {
  slider: {
    title: 'title',
    isOpenEnded: true,
    texts: {
      badge: { ...line(24), ...optional },
      title: { ...line(60), placeholders: periodValues },
      text: { ...text(220), placeholders: periodValues },
      linkText: { ...line(32), ...optional },
    },
    shared: {
      link: { type: 'link', ...optional },
      icon: { type: 'icon' },
      position: { type: 'number' },
      show: { type: 'flag' },
    },
  },
  square: {
    title: 'title',
    isOpenEnded: true,
    texts: { title: line(50), text: text(140) },
    shared: {
      link: { type: 'link', ...optional },
      icon: { type: 'icon' },
      position: { type: 'number' },
      show: { type: 'flag' },
    },
  },
  'faq-category': {
    title: 'title',
    isOpenEnded: true,
    texts: { title: line(80), description: line(160) },
    shared: { faq: { type: 'faq' }, position: { type: 'number' }, show: { type: 'flag' } },
  },
  'faq-question': {
    title: 'question',
    isOpenEnded: true,
    texts: { question: line(160), answer: text(1_500) },
    shared: { category: { type: 'category' }, position: { type: 'number' }, show: { type: 'flag' } },
  },
  'field-help': {
    title: 'title',
    isOpenEnded: false,
    texts: { title: line(160), description: text(700) },
    shared: { show: { type: 'flag' } },
  },
  'modal-window': {
    title: 'header',
    isOpenEnded: false,
    texts: {
      header: line(120),
      text: { ...text(1_500), placeholders: ['date'] },
      positiveButton: { ...line(40), ...optional },
      negativeButton: { ...line(40), ...optional },
    },
    shared: {
      positiveRedirect: { type: 'link', ...optional },
      negativeRedirect: { type: 'link', ...optional },
    },
  },
  'legal-text': {
    title: 'title',
    isOpenEnded: false,
    texts: { title: line(120), text: { type: 'rich', max: 60_000, placeholders: operatorValues } },
    shared: {},
  },
  notice: {
    title: 'text',
    isOpenEnded: true,
    texts: { text: text(240) },
    times: ['from', 'until'],
    shared: {
      place: { type: 'choice', options: noticePlaces },
      tone: { type: 'choice', options: noticeTones },
      show: { type: 'flag' },
      from: { type: 'moment' },
      until: { type: 'moment' },
    },
  },
}

/** The fields of a text. */
export const placeOf = (kind: ContentKind): ContentPlace => contentPlaces[kind]

/** What a new text of a place begins with. */
export const emptyDocument = ({ shared }: ContentPlace): ContentDocument => ({
  texts: { he: {}, ar: {}, en: {} },
  shared: Object.fromEntries(
    Object.entries(shared).flatMap(([name, { type, options }]) => {
      const value = options?.[0] ?? firstValues[type]
      return value === undefined ? [] : [[name, value]]
    }),
  ),
})

const firstValues: Partial<Record<SharedRule['type'], string | boolean | number>> = {
  icon: 'document',
  flag: true,
  number: 99,
  faq: 'portal',
}

/** Whether every value stands in a field that the place has, and is of its type. */
export const fitsPlace = (place: ContentPlace, { texts, shared }: ContentDocument): boolean => {
  const fitsText = ([name, value]: readonly [string, unknown]): boolean => {
    const rule = place.texts[name]
    return rule !== undefined && (rule.type === 'rich') === Array.isArray(value)
  }
  const fitsShared = ([name, value]: readonly [string, unknown]): boolean => {
    const rule = place.shared[name]
    return rule !== undefined && typeof value === (sharedTypes[rule.type] ?? 'string')
  }
  return (
    Object.values(texts).every((fields) => Object.entries(fields).every(fitsText)) &&
    Object.entries(shared).every(fitsShared)
  )
}

const sharedTypes: Partial<Record<SharedRule['type'], 'boolean' | 'number'>> = {
  flag: 'boolean',
  number: 'number',
}
