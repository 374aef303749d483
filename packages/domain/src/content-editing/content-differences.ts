import {
  type ContentDocument,
  type ContentLanguage,
  contentLanguages,
  type SharedValue,
  spelledText,
} from '../content/content-document.ts'
import type { ContentPlace, SharedRule } from './content-place.ts'
import { missingLanguages } from './content-problems.ts'

/** A field that differs between two versions; without a language if all languages share it. */
export type ContentDifference =
  | {
      readonly field: string
      readonly language: ContentLanguage
      readonly before: string
      readonly after: string
    }
  | {
      readonly field: string
      readonly language?: never
      readonly rule: SharedRule
      readonly before: SharedValue | undefined
      readonly after: SharedValue | undefined
    }

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

/** Returns every field that differs, in the order of the place, Hebrew first. */
export const contentDifferences = (
  { texts, shared }: ContentPlace,
  before: ContentDocument,
  after: ContentDocument,
): readonly ContentDifference[] => [
  ...Object.keys(texts).flatMap((field) =>
    contentLanguages
      .filter((language) => !isSame(before.texts[language][field], after.texts[language][field]))
      .map((language) => ({
        field,
        language,
        before: spelledText(before.texts[language][field]),
        after: spelledText(after.texts[language][field]),
      })),
  ),
  ...Object.entries(shared)
    .filter(([field]) => !isSame(before.shared[field], after.shared[field]))
    .map(([field, rule]) => ({ field, rule, before: before.shared[field], after: after.shared[field] })),
]

export const languageStates = ['missing', 'edited', 'outdated', 'current'] as const
export type LanguageState = (typeof languageStates)[number]

type PublishedVersion = {
  readonly number: number
  readonly document: ContentDocument
  /** The earlier version whose text this one restores. */
  readonly restores: number | null
}

/**
 * Returns the languages of a published version that do not follow a change of the Hebrew: since it, their text was
 * neither changed nor confirmed as fitting.
 */
export const outdatedLanguages = (
  place: ContentPlace,
  history: readonly PublishedVersion[],
  number: number,
): readonly ContentLanguage[] => {
  const version = history.find((one) => one.number === number)
  if (!version) return []
  if (version.restores !== null) return outdatedLanguages(place, history, version.restores)
  const { document } = version
  const before = history
    .filter((one) => one.number < number)
    .sort((one, other) => other.number - one.number)[0]
  if (!before) return []
  const outdatedBefore = outdatedLanguages(place, history, before.number)
  return contentLanguages.filter(
    (language) => languageState(place, before.document, document, language, outdatedBefore) === 'outdated',
  )
}

/** Returns whether an editor confirmed that the unchanged text of a language fits the changed Hebrew. */
const isConfirmed = ({ fitting = [] }: ContentDocument, language: ContentLanguage): boolean =>
  fitting.some((one) => one === language)

/**
 * Returns the state of a language of a draft compared with the published text. It is outdated if the Hebrew changed, now
 * or in an earlier version, and neither its text followed nor an editor confirmed it.
 */
export const languageState = (
  place: ContentPlace,
  published: ContentDocument | undefined,
  document: ContentDocument,
  language: ContentLanguage,
  outdatedBefore: readonly ContentLanguage[] = [],
): LanguageState => {
  if (missingLanguages(place, document).includes(language)) return 'missing'
  if (published === undefined) return 'edited'
  const edited = new Set(contentDifferences(place, published, document).map((one) => one.language))
  if (edited.has(language)) return 'edited'
  if (isConfirmed(document, language)) return 'current'
  return edited.has('he') || outdatedBefore.includes(language) ? 'outdated' : 'current'
}

/** A part of a text that both versions have, or only one of them. */
export type WordChange = { readonly text: string; readonly change: 'same' | 'added' | 'removed' }

/** The greatest number of words that are compared one by one; longer parts are shown as a whole. */
const mostCompared = 1_500

/** Returns the removed and added words, in reading order. */
export const wordChanges = (before: string, after: string): readonly WordChange[] => {
  const [old, young] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < old.length && start < young.length && old[start] === young[start]) start += 1
  let end = 0
  while (
    end < old.length - start &&
    end < young.length - start &&
    old[old.length - 1 - end] === young[young.length - 1 - end]
  )
    end += 1
  return joined([
    ...old.slice(0, start).map(same),
    ...changesBetween(old.slice(start, old.length - end), young.slice(start, young.length - end)),
    ...old.slice(old.length - end).map(same),
  ])
}

/** Splits a text into words, each with the blanks after it, so that nothing is lost. */
const wordsOf = (text: string): readonly string[] => text.match(/\s+|\S+\s*/g) ?? []

const same = (text: string): WordChange => ({ text, change: 'same' })
const removed = (text: string): WordChange => ({ text, change: 'removed' })
const added = (text: string): WordChange => ({ text, change: 'added' })

/** Compares by the longest common sequence of words. */
const changesBetween = (old: readonly string[], young: readonly string[]): WordChange[] => {
  if (old.length === 0 || young.length === 0 || old.length + young.length > mostCompared)
    return [...old.map(removed), ...young.map(added)]
  const width = young.length + 1
  const lengths = new Uint16Array((old.length + 1) * width)
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = young.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        old[row] === young[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  const changes: WordChange[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < young.length) {
    const [gone, come] = [old[row], young[column]]
    if (gone !== undefined && gone === come) {
      changes.push(same(gone))
      row += 1
      column += 1
    } else if (gone !== undefined && (come === undefined || at(row + 1, column) >= at(row, column + 1))) {
      changes.push(removed(gone))
      row += 1
    } else if (come !== undefined) {
      changes.push(added(come))
      column += 1
    }
  }
  return changes
}

/** Joins neighbouring parts with the same change. */
const joined = (changes: readonly WordChange[]): readonly WordChange[] =>
  changes.reduce<WordChange[]>((all, one) => {
    const last = all.at(-1)
    if (last?.change === one.change) all[all.length - 1] = { ...last, text: last.text + one.text }
    else all.push(one)
    return all
  }, [])
