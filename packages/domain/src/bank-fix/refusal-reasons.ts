import { cleanText } from '../answers/clean-text.ts'
/** Why finance asks for another account. The messages have a text for each reason. */
export const bankFixRefusals = [
  'NOT_OWN_ACCOUNT',
  'CONFIRMATION_UNREADABLE',
  'NUMBER_DIFFERS',
  'SAME_ACCOUNT',
  'NUMBER_TOO_LONG',
  'OTHER',
] as const
export type BankFixRefusal = (typeof bankFixRefusals)[number]

const isRefusal = (reason: string | null): reason is BankFixRefusal =>
  bankFixRefusals.some((known) => known === reason)

/** Returns what is wrong with a reason and its note; undefined if nothing is. The reason OTHER needs a note. */
export const findReasonRefusal = (
  reason: string | null,
  note: string | null,
): { readonly code: 'UNKNOWN_REASON' | 'NOTE_REQUIRED'; readonly field: 'reason' | 'note' } | undefined => {
  if (!isRefusal(reason)) return { code: 'UNKNOWN_REASON', field: 'reason' }
  return reason === 'OTHER' && cleanText(note ?? '') === ''
    ? { code: 'NOTE_REQUIRED', field: 'note' }
    : undefined
}
