import { z } from 'zod'
import type { RequestState } from '../status/request-state.ts'

/** The kinds of letters. */
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

/** Returns the kind of letter for a request whose result is published now; undefined in a status without a result. */
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

/** Whether the letter replaces the letter before it. After a denied appeal the first letter stays valid. */
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

/** Whether the letter can offer an appeal: the first result, and its revision if no appeal was made. */
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

/** Whether the letter contains the award of the previous result. */
const comparing: Readonly<Record<LetterKind, boolean>> = {
  AWARD: false,
  NO_AWARD: false,
  REFUSAL: false,
  REJECTION: false,
  APPEAL_GRANTED: true,
  APPEAL_DENIED: true,
  REVISION: true,
}

export const printsPreviousAward = (kind: LetterKind): boolean => comparing[kind]

/**
 * Whether the letter contains points. A refusal has reasons instead, and a denied appeal does not change the first
 * points.
 */
const scored: Readonly<Record<LetterKind, boolean>> = {
  AWARD: true,
  NO_AWARD: true,
  REFUSAL: false,
  REJECTION: false,
  APPEAL_GRANTED: true,
  APPEAL_DENIED: false,
  REVISION: true,
}

export const printsScore = (kind: LetterKind): boolean => scored[kind]
