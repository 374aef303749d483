import type { ReviewFlag } from '@milgo/domain/application/documents/fix-mode'
import type { Step, StepId } from '@milgo/domain/application/steps'
import { readRequestState } from '@milgo/domain/status/request-memory'
import { requestNumber } from '@milgo/domain/status/request-number'
import type { Circumstances, RequestState } from '@milgo/domain/status/request-state'
import { knownMoney, type LedgerOfRequest } from '../../store/stored-ledger.ts'
import { hasTaker, type StoredWork } from '../../store/stored-work.ts'
import type { CaseRow, RequestRow, StoredStep } from './cases-repository.ts'

export type StoredRequest = {
  readonly id: string
  /** The running number within the period. */
  readonly number: number
  readonly studentId: string
  readonly periodId: number
  /** A change is written only if the version is still the one that the change was decided on. */
  readonly version: number
  readonly state: RequestState
  readonly steps: Readonly<Partial<Record<StepId, StoredStep>>>
  /** The flags of the last return. */
  readonly flags: readonly ReviewFlag[]
  readonly createdAt: Date
  readonly submittedAt: Date | null
  /** When the student confirmed the notice that the request was sent. */
  readonly confirmedAt: Date | null
  /** Null if no award was published. */
  readonly ledger: LedgerOfRequest | null
  /** The number of snapshots, which is also the number of the last one. */
  readonly snapshots: number
  readonly work: StoredWork | null
}

/**
 * A request with everything that decisions on it need: its student, the institution, the period and the current time.
 */
export type RequestCase = {
  readonly now: Date
  readonly student: CaseRow['student']
  readonly legalVersions: NonNullable<CaseRow['legalVersions']>
  readonly institution: CaseRow['institution']
  readonly period: Omit<CaseRow['period'], 'ageDate'> & { readonly ageDate: Date }
  /** Undefined until the first step is saved. */
  readonly request: StoredRequest | undefined
}

/** A case whose request was begun. */
export type OpenCase = RequestCase & { readonly request: StoredRequest }

export const caseOfRow = ({
  now,
  student,
  legalVersions,
  institution,
  period,
  request,
}: CaseRow): RequestCase => ({
  now: new Date(now),
  student,
  legalVersions: legalVersions ?? {},
  institution,
  period: { ...period, ageDate: new Date(period.ageDate) },
  request: request ? requestOfRow(request) : undefined,
})

const requestOfRow = ({
  events,
  steps,
  flags,
  createdAt,
  submittedAt,
  confirmedAt,
  ...row
}: RequestRow): StoredRequest => ({
  id: row.id,
  number: row.number,
  studentId: row.studentId,
  periodId: row.periodId,
  version: row.version,
  snapshots: row.snapshots,
  work: row.work,
  ledger: row.ledger,
  state: readRequestState(row, events ?? []),
  steps: steps ?? {},
  flags: flags ?? [],
  createdAt: new Date(createdAt),
  submittedAt: dateOf(submittedAt),
  confirmedAt: dateOf(confirmedAt),
})

/**
 * Returns what the status table needs beside the state: time, period, money, and whether a reviewer has the request
 * open.
 */
export const circumstancesOf = ({ now, period, request }: RequestCase): Circumstances => ({
  now,
  period,
  isTaken: hasTaker(request?.work ?? null, now),
  ...knownMoney(request?.ledger ?? null),
})

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

export const stepVersionOf = ({ request }: Pick<RequestCase, 'request'>, { id }: Pick<Step, 'id'>): number =>
  request?.steps[id]?.version ?? 0

/**
 * Returns whether a step was changed after a page read this version of it. Every call that names a version of a step
 * asks this one question: a save, a submit, a correction, and the sending for all steps that its page has shown.
 */
export const wasStepChanged = (
  loaded: Pick<RequestCase, 'request'>,
  step: Pick<Step, 'id'>,
  versionRead: number,
): boolean => versionRead !== stepVersionOf(loaded, step)

/** Returns the request number as people use it: `2025-000123`. */
export const numberOf = ({ period, request }: Pick<OpenCase, 'period' | 'request'>): string =>
  requestNumber(period.code, request.number)

/** Returns the request's id for an answer, if there is a request. */
export const idOf = ({ request }: Pick<RequestCase, 'request'>): { readonly id?: string } =>
  request ? { id: request.id } : {}
