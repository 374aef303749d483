import { sameAnswer } from '../../answers/answer.ts'
import { nameAt, trimmedNames } from '../../answers/slots.ts'
import type { FamilyMember } from '../enumerations.ts'

type Line = { readonly type?: FamilyMember; readonly percent?: string }
type Lines = readonly Line[] | undefined
type Names = readonly (string | null)[] | undefined

/**
 * The documents of the disabled family members, each with the line it was uploaded for, after the lines changed. In
 * lines of the same number, or with new ones at the end, a line that names somebody else has lost its document. Where
 * lines went, those before and after them are told by being alike.
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

/** The first line that is not like the other's: there is one, since the first has more lines. */
const alikeUpTo = (longer: readonly Line[], shorter: readonly Line[]): number =>
  longer.findIndex((line, index) => !sameAnswer(line, shorter[index]))

/** The documents without that of one line. */
export const withoutDocument = (names: Names = [], removed: number): Names =>
  trimmedNames(names.filter((_, index) => index !== removed))
