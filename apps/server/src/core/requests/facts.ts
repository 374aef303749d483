import type { StepId } from '@milgo/domain/application/steps'
import type { RequestState } from '@milgo/domain/status/request-state'
import type { FactsRow, HeldStepRow, RequestRow } from './repository.ts'

export type HeldRequest = {
  readonly id: string
  readonly state: RequestState
  readonly createdAt: Date
}

/** Everything that is decided upon when a student's request is read or changed. */
export type Facts = {
  readonly now: Date
  readonly student: FactsRow['facts']['student']
  readonly institution: FactsRow['facts']['institution']
  readonly period: Omit<FactsRow['facts']['period'], 'ageDate'> & { readonly ageDate: Date }
  readonly request: HeldRequest | undefined
  readonly steps: Readonly<Partial<Record<StepId, HeldStepRow>>>
  /** Tell the rows that these facts come from: what is decided upon them is written only while they are the same. */
  readonly stamps: { readonly around: string; readonly request: string | null }
}

export const factsOfRow = (row: FactsRow): Facts => ({
  now: new Date(row.facts.now),
  student: row.facts.student,
  institution: row.facts.institution,
  period: { ...row.facts.period, ageDate: new Date(row.facts.period.ageDate) },
  request: row.facts.request ? requestOfRow(row.facts.request) : undefined,
  steps: row.facts.steps ?? {},
  stamps: { around: row.around, request: row.request_stamp },
})

const requestOfRow = ({ id, createdAt, correctionDeadline, ...state }: RequestRow): HeldRequest => ({
  id,
  createdAt: new Date(createdAt),
  state: {
    ...state,
    correctionDeadline: correctionDeadline === null ? null : new Date(correctionDeadline),
  },
})
