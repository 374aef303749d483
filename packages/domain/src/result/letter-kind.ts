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
  'REVISION',
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

/** These take the place of the letter before them; after a denied appeal the first letter remains valid. */
const replacing: Readonly<Record<LetterKind, boolean>> = {
  AWARD: false,
  NO_AWARD: false,
  REFUSAL: false,
  REJECTION: false,
  APPEAL_GRANTED: true,
  APPEAL_DENIED: false,
  REVISION: true,
}

export const replacesLastLetter = (kind: LetterKind): boolean => replacing[kind]

/** Only the first result can be appealed, and a revision of it where no appeal was made. */
const appealable: Readonly<Record<LetterKind, boolean>> = {
  AWARD: true,
  NO_AWARD: true,
  REFUSAL: true,
  REJECTION: true,
  APPEAL_GRANTED: false,
  APPEAL_DENIED: false,
  REVISION: true,
}

export const isAppealable = (kind: LetterKind, { appeal }: Pick<RequestState, 'appeal'>): boolean =>
  appealable[kind] && appeal === 'NONE'

/** These say what the result before them awarded. */
const comparing: Readonly<Record<LetterKind, boolean>> = {
  AWARD: false,
  NO_AWARD: false,
  REFUSAL: false,
  REJECTION: false,
  APPEAL_GRANTED: true,
  APPEAL_DENIED: true,
  REVISION: true,
}

export const tellsPreviousAward = (kind: LetterKind): boolean => comparing[kind]

/** A refusal has reasons instead of points, and a denied appeal leaves the first points. */
const scored: Readonly<Record<LetterKind, boolean>> = {
  AWARD: true,
  NO_AWARD: true,
  REFUSAL: false,
  REJECTION: false,
  APPEAL_GRANTED: true,
  APPEAL_DENIED: false,
  REVISION: true,
}

export const tellsScore = (kind: LetterKind): boolean => scored[kind]
