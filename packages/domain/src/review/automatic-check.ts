import type { ChecklistItem } from './checklist.ts'

/** `NOT_CHECKED`: the server's data are not enough for a result, so that a person has to look. */
export const checkResults = ['PASS', 'WARN', 'NOT_CHECKED'] as const
export type CheckResult = (typeof checkResults)[number]

export const checkCodes = [
  'IDENTITY_ON_CARD',
  'SAME_FILE_ELSEWHERE',
  'SAME_FILE_TWICE',
  'SAME_ACCOUNT_ELSEWHERE',
  'SAME_PHONE_ELSEWHERE',
  'SAME_ADDRESS_ELSEWHERE',
  'ACCOUNT_DIGITS',
  'NAME_ON_BANK_LETTER',
  'IMMIGRATION_DATE',
  'SERVICE_LENGTH',
  'HOUSEHOLD_SIZE',
  'FILE_GONE',
  'FILE_INFECTED',
  'FILE_UNSCANNED',
  'FILE_ACTIVE',
  'FILE_UNREAD',
  'FILE_SPREADSHEET',
] as const
export type CheckCode = (typeof checkCodes)[number]

/** The result of an automatic check, with its evidence. */
export type AutomaticCheck = {
  readonly code: CheckCode
  readonly result: CheckResult
  /** The item of the checklist that the check belongs to. */
  readonly item: ChecklistItem | null
  /** The key of the document that the check is about. */
  readonly document: string | null
  readonly params: Readonly<Record<string, string | number>>
}
