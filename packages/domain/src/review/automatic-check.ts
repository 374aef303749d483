import type { ChecklistItem } from './checklist.ts'

/** `NOT_CHECKED`: nothing that the server holds can tell, so that a person has to look. */
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
  'FILE_SPREADSHEET',
] as const
export type CheckCode = (typeof checkCodes)[number]

/** What a program looked at by itself, with the evidence for its result. */
export type AutomaticCheck = {
  readonly code: CheckCode
  readonly result: CheckResult
  /** The item of the checklist that it belongs to. */
  readonly item: ChecklistItem | null
  /** The key of the document that it is about. */
  readonly document: string | null
  readonly params: Readonly<Record<string, string | number>>
}
