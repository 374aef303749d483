import { z } from 'zod'
import type { RequestState } from '../status/request-state.ts'

/** What a letter tells. */
export const LetterKind = z.enum([
  'AWARD',
  'NO_AWARD',
  'REFUSAL',
  'REJECTION',
  'APPEAL_GRANTED',
  'APPEAL_DENIED',
])
export type LetterKind = z.infer<typeof LetterKind>

/** The letter of a request whose result is published now; undefined in a status that has no result. */
export const findLetterKind = (
  { status }: Pick<RequestState, 'status'>,
  award: number,
): LetterKind | undefined => {
  switch (status) {
    case 'COMPUTED':
      return award > 0 ? 'AWARD' : 'NO_AWARD'
    case 'DENIED':
      return 'REFUSAL'
    case 'REJECTED_BY_ACADEMIC_INSTITUTION':
      return 'REJECTION'
    case 'APPEAL_CALCULATED':
      return 'APPEAL_GRANTED'
    case 'APPEAL_DENIED':
      return 'APPEAL_DENIED'
    default:
      return undefined
  }
}
