import { isBlank, isRecord } from '../answer.ts'
import type { FilesRow } from '../row.ts'
import { nameAt, slotsOf, trimmedNames } from '../slots.ts'
import type { EngineContext, KindOf, PlacedFault, Reading } from './kind.ts'
import { accepted, fileNameOf, isText, readFileName, refused, wrongType } from './reading.ts'

/**
 * Reads a file name, alone or with the member that the file belongs to. Refuses a member that the row does not allow,
 * and a member other than the expected one.
 */
const readPlacedFile = (
  one: unknown,
  row: FilesRow,
  context: EngineContext,
  expected: string | undefined,
): Reading => {
  if (isBlank(one)) return accepted(undefined)
  if (row.wireItem === 'name' || !isRecord(one) || !Object.hasOwn(one, 'name'))
    return readFileName(one, row, context)
  const { member, name } = one
  if (!isBlank(member)) {
    if (row.members?.some((known) => known === member) === false) return refused({ code: 'UNKNOWN_OPTION' })
    if (expected !== undefined && member !== expected) return refused({ code: 'OPTION_NOT_ALLOWED' })
  }
  return isBlank(name) ? accepted(undefined) : readFileName(name, row, context)
}

/** Returns the file name with its member, if one is given. `read` checks whether the member is right. */
const memberDocument = (value: unknown): unknown =>
  isRecord(value) && 'document' in value
    ? { member: value['member_type'] ?? null, name: fileNameOf(value['document']) }
    : fileNameOf(value)

export const files: KindOf<'files'> = {
  hasShape: (value) => Array.isArray(value) && value.every((name) => name === null || isText(name)),
  read: (value, row, context, { slots = [], stored }) => {
    if (!Array.isArray(value)) return wrongType
    if (value.length > row.maxItems) return refused({ code: 'TOO_MANY', params: { max: row.maxItems } })
    const faults: PlacedFault[] = []
    const names = value.map((one: unknown, index): string | null => {
      const reading = readPlacedFile(one, row, context, slots[index]?.member)
      faults.push(...reading.faults.map((fault) => ({ ...fault, index })))
      if (reading.faults.length > 0) return nameAt(stored, index)
      return typeof reading.value === 'string' ? reading.value : null
    })
    return { value: trimmedNames(names), faults }
  },
  lacking: (value, row, { answers, context }, fault) =>
    slotsOf(row, answers, context).flatMap((slot, index) =>
      slot !== null && nameAt(value, index) === null ? [{ ...fault, index }] : [],
    ),
  toWire: (value: readonly (string | null)[], row, { answers, context }) => {
    if (row.wireItem === 'name') return value
    const slots = slotsOf(row, answers, context)
    return value.map((document, index) => ({ member_type: slots[index]?.member ?? null, document }))
  },
  fromWire: (value, row) =>
    Array.isArray(value) ? value.map(row.wireItem === 'name' ? fileNameOf : memberDocument) : value,
}
