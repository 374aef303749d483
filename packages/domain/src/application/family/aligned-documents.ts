import { sameAnswer } from '../../answers/answer.ts'
import { nameAt, trimmedNames } from '../../answers/slots.ts'
import type { FamilyMember } from '../enumerations.ts'

type Line = { readonly type?: FamilyMember; readonly percent?: string }
type Lines = readonly Line[] | undefined
type Names = readonly (string | null)[] | undefined

/**
 * Returns the documents of the disabled family members after the lines changed, each at the index of its line. If lines
 * were only changed or added at the end, a line that now names another person loses its document. If lines were
 * removed, equal lines at the beginning and at the end identify the removed ones.
 */
export const alignedDocuments = (before: Lines = [], after: Lines = [], names?: Names): Names => {
  const removed = before.length - after.length
  if (removed <= 0)
    return trimmedNames(
      after.map(({ type }, index) => (before[index]?.type === type ? nameAt(names, index) : null)),
    )
  const head = alikeUpTo(before, after)
  const tail = alikeUpTo([...before].reverse(), [...after].reverse())
  return trimmedNames(
    after.map((_, index) => {
      if (index < head) return nameAt(names, index)
      return index >= after.length - tail ? nameAt(names, index + removed) : null
    }),
  )
}

/** Returns the index of the first line that differs. There always is one, because the first list is longer. */
const alikeUpTo = (longer: readonly Line[], shorter: readonly Line[]): number =>
  longer.findIndex((line, index) => !sameAnswer(line, shorter[index]))

/** Returns the documents without that of the removed line. */
export const withoutDocument = (names: Names = [], removed: number): Names =>
  trimmedNames(names.filter((_, index) => index !== removed))
