import type { Step, StepId } from '@milgo/domain/application/steps'
import { readRequestState } from '@milgo/domain/status/request-memory'
import { requestNumber } from '@milgo/domain/status/request-number'
import type { RequestState } from '@milgo/domain/status/request-state'
import { steadyWhile } from '@milgo/domain/status/steady-while'
import type { Basis } from './basis-repository.ts'
import type { FactsRow, HeldStepRow, RequestRow } from './facts-repository.ts'

export type HeldRequest = {
  readonly id: string
  readonly state: RequestState
  /** Within its period. */
  readonly number: number
  readonly createdAt: Date
  /** When its student had read that it was sent. */
  readonly confirmedAt: Date | null
}

/**
 * Everything that is decided upon when a student's request is read or changed, with what tells whether it still
 * holds.
 */
export type Facts = Basis & {
  readonly now: Date
  readonly student: FactsRow['facts']['student']
  readonly institution: FactsRow['facts']['institution']
  readonly period: Omit<FactsRow['facts']['period'], 'ageDate'> & { readonly ageDate: Date }
  readonly request: HeldRequest | undefined
  readonly steps: Readonly<Partial<Record<StepId, HeldStepRow>>>
}

export const factsOfRow = ({ facts }: FactsRow): Facts => {
  const now = new Date(facts.now)
  const request = facts.request ? requestOfRow(facts.request) : undefined
  return {
    ...facts,
    now,
    request,
    period: { ...facts.period, ageDate: new Date(facts.period.ageDate) },
    steps: facts.steps ?? {},
    steady: steadyWhile(facts.period, now),
  }
}

const requestOfRow = (row: RequestRow): HeldRequest => ({
  id: row.id,
  number: row.number,
  createdAt: new Date(row.createdAt),
  confirmedAt: row.confirmedAt === null ? null : new Date(row.confirmedAt),
  state: readRequestState(row),
})

export const versionOf = ({ steps: held }: Facts, { id }: Pick<Step, 'id'>): number => held[id]?.version ?? 0

/** What the student's request is called. */
export const numberOf = (
  { period }: Pick<Facts, 'period'>,
  { number }: Pick<HeldRequest, 'number'>,
): string => requestNumber(period.code, number)

export const idOf = ({ request }: Facts): { readonly id?: string } => (request ? { id: request.id } : {})
