import { isRecord } from '@milgo/domain/answers/answer'
import type { Section } from '@milgo/domain/answers/define'
import type { Payload } from '@milgo/domain/answers/payload'
import type { FileReference } from '@milgo/domain/answers/payload-schema'

const isReference = (value: unknown): value is FileReference =>
  isRecord(value) && typeof value['file_name'] === 'string'

type IsWanted = (file: FileReference) => boolean

export const isInfected: IsWanted = ({ file_state }) => file_state === 'infected'

/** Returns whether the file still exists: an infected file is removed. */
const isThere: IsWanted = (file) => !isInfected(file)

/**
 * Returns the saved payload of a section with each file replaced by its name, or by null where the file is not wanted.
 * The family member of a document is dropped, because the answers of another step say whose document it is.
 */
export const namedFiles = ({ questions }: Section, saved: Payload, isWanted: IsWanted = isThere): Payload => {
  const lists = questions.flatMap(({ kind, wire }) =>
    kind === 'files' && typeof wire === 'string' ? [wire] : [],
  )
  const named = (value: unknown): unknown => {
    if (isReference(value)) return isWanted(value) ? value.file_name : null
    return Array.isArray(value) ? value.map(withNames) : value
  }
  const withNames = (value: unknown): unknown =>
    isRecord(value) && !isReference(value)
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, named(part)]))
      : named(value)
  const alone = (value: unknown): unknown =>
    isRecord(value) && Object.hasOwn(value, 'document') ? value['document'] : value
  return Object.fromEntries(
    Object.entries(saved).map(([name, value]) => [
      name,
      named(lists.includes(name) && Array.isArray(value) ? value.map(alone) : value),
    ]),
  )
}

/** Returns every file reference in a saved value, at any depth. */
export const referencesIn = (saved: unknown): readonly FileReference[] => {
  if (isReference(saved)) return [saved]
  if (Array.isArray(saved)) return saved.flatMap(referencesIn)
  return isRecord(saved) ? Object.values(saved).flatMap(referencesIn) : []
}

/** Returns the names that saved files had on the student's device, by stored name. */
export const fileNamesIn = (saved: unknown): ReadonlyMap<string, string> =>
  new Map(referencesIn(saved).map((one) => [one.file_name, one.original_file_name]))
