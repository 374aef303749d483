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

export const isTruth = (value: unknown): boolean => typeof value === 'boolean'

export const readTruth = (value: unknown): Reading =>
  typeof value === 'boolean' ? accepted(value) : wrongType

/** The longest code of a dictionary, and the longest name of a file. */
export const keyMaxLength = 255

/** Reads a text once it is cleaned; of nothing but blanks there is nothing to read. */
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

/** A number says the same as the digits of a quantity or of a dictionary's code. Elsewhere it has lost its zeros. */
export const digitsOf = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value)

/** Digits that are a number on the wire. */
export const asNumber = { toWire: (value: string) => Number(value), fromWire: digitsOf }

export const readFileName = (value: unknown, row: Row, { hasFile }: EngineContext): Reading =>
  readText((clean) => {
    const isThere = hasFile?.(clean, uploadTypeOf(row)) ?? true
    return tooLong(clean, keyMaxLength) ?? (isThere ? accepted(clean) : refused({ code: 'UNKNOWN_FILE' }))
  })(value)

/** A file is sent as its name and comes back as an object with its name. */
export const fileNameOf = (value: unknown): unknown =>
  isRecord(value) && 'file_name' in value ? value['file_name'] : value
