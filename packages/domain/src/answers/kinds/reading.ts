import { type Answer, isRecord } from '../answer.ts'
import { cleanText } from '../clean-text.ts'
import { uploadTypeOf } from '../define.ts'
import type { Fault } from '../issue.ts'
import type { Row } from '../row.ts'
import type { EngineContext, PlacedFault, Reading } from './kind.ts'

export const noFaults: readonly PlacedFault[] = []

export const accepted = (value: Answer | undefined): Reading => ({ value, faults: noFaults })

export const refused = (...faults: readonly PlacedFault[]): Reading => ({ value: undefined, faults })

export const wrongType = refused({ code: 'WRONG_TYPE' })

export const unless = (good: boolean, fault: Fault): readonly PlacedFault[] => (good ? noFaults : [fault])

export const isText = (value: unknown): boolean => typeof value === 'string'

export const isBoolean = (value: unknown): boolean => typeof value === 'boolean'

export const readBoolean = (value: unknown): Reading =>
  typeof value === 'boolean' ? accepted(value) : wrongType

/** The greatest length of a dictionary's code, and of a file's name. */
export const keyMaxLength = 255

/** Cleans a text and reads it. A text of blanks alone is read as a missing answer. */
export const readText =
  (read: (value: string) => Reading, cleaned = cleanText): ((value: unknown) => Reading) =>
  (value) => {
    if (typeof value !== 'string') return wrongType
    const clean = cleaned(value)
    return clean === '' ? accepted(undefined) : read(clean)
  }

export const tooLong = (value: string, max: number): Reading | undefined =>
  value.length > max ? refused({ code: 'MAX_LENGTH', params: { max } }) : undefined

export const digitsUpTo = (digits: string | undefined, max: number, fault: Fault): Reading =>
  digits !== undefined && digits !== '' && digits.length <= max ? accepted(digits) : refused(fault)

/**
 * Returns a number as text. Only for quantities and codes of dictionaries: in other digits a number has lost its
 * leading zeros.
 */
export const digitsOf = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value)

/** For digits that are sent as a number. */
export const asNumber = { toWire: (value: string) => Number(value), fromWire: digitsOf }

export const readFileName = (value: unknown, row: Row, { hasFile }: EngineContext): Reading =>
  readText((clean) => {
    const isThere = hasFile?.(clean, uploadTypeOf(row)) ?? true
    return tooLong(clean, keyMaxLength) ?? (isThere ? accepted(clean) : refused({ code: 'UNKNOWN_FILE' }))
  })(value)

/** Returns the file's name. A page sends the name alone; the server returns an object that contains it. */
export const fileNameOf = (value: unknown): unknown =>
  isRecord(value) && 'file_name' in value ? value['file_name'] : value
