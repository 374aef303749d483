import { findIdDigits, findIsraeliId } from '../identity/israeli-id.ts'
import { findRequestNumber } from '../status/request-number.ts'
import { westernDigits } from '../writing/western-digits.ts'

/** The columns that an institution fills in about a rejected student. */
export const listColumns = ['identity_number', 'request_number', 'reason'] as const
export type ListColumn = (typeof listColumns)[number]

/** The greatest number of rejections in one list. A longer file was chosen by mistake. */
export const mostListRows = 5_000

export const longestListReason = 300

export const maxListBytes = 5 * 1024 * 1024

/** A row of the file with the request that it names, or why it names none. */
export type ListRow =
  | {
      readonly identityNumber: string | null
      readonly requestNumber: { readonly period: string | null; readonly number: number } | null
      readonly reason: string | null
    }
  | { readonly refusal: ListRowRefusal }

export const listRowRefusals = [
  'NO_NUMBER',
  'BAD_IDENTITY_NUMBER',
  'BAD_REQUEST_NUMBER',
  'REASON_TOO_LONG',
] as const
export type ListRowRefusal = (typeof listRowRefusals)[number]

export const readListRow = (cells: Readonly<Partial<Record<ListColumn, string>>>): ListRow => {
  const [identity, number, reason] = listColumns.map((column) =>
    westernDigits(cells[column] ?? '')
      .normalize('NFC')
      .trim(),
  ) as [string, string, string]
  if (identity === '' && number === '') return { refusal: 'NO_NUMBER' }
  const identityNumber = identity === '' ? null : findIdentityNumber(identity)
  if (identityNumber === undefined) return { refusal: 'BAD_IDENTITY_NUMBER' }
  const requestNumber = findRequestNumber(number) ?? null
  if (number !== '' && requestNumber === null) return { refusal: 'BAD_REQUEST_NUMBER' }
  if (reason.length > longestListReason) return { refusal: 'REASON_TOO_LONG' }
  return {
    identityNumber,
    requestNumber,
    reason: reason === '' ? null : reason,
  }
}

const findIdentityNumber = (text: string): string | undefined => findIsraeliId(findIdDigits(text) ?? '')
