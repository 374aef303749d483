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
  /** Within its period. */
  readonly number: number
  readonly studentId: string
  readonly periodId: number
  /** A change that was decided on this value is written only while the version is still this one. */
  readonly version: number
  readonly state: RequestState
  readonly steps: Readonly<Partial<Record<StepId, StoredStep>>>
  /** What the last review that returned the request asked for. */
  readonly flags: readonly ReviewFlag[]
  readonly createdAt: Date
  readonly submittedAt: Date | null
  /** When its student had read that it was sent. */
  readonly confirmedAt: Date | null
  /** Null where no award was published. */
  readonly ledger: LedgerOfRequest | null
  /** How many snapshots there are; the number of the last one. */
  readonly snapshots: number
  readonly work: StoredWork | null
}

/** A request with all that it is judged by: its student, their institution, the period and the moment. */
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

/** What the status table asks of the moment: the time, the period, the money, and whether a reviewer has the request. */
export const circumstancesOf = ({ now, period, request }: RequestCase): Circumstances => ({
  now,
  period,
  isTaken: hasTaker(request?.work ?? null, now),
  ...knownMoney(request?.ledger ?? null),
})

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

export const stepVersionOf = ({ request }: Pick<RequestCase, 'request'>, { id }: Pick<Step, 'id'>): number =>
  request?.steps[id]?.version ?? 0

/** What people call the request: `2025-000123`. */
export const numberOf = ({ period, request }: Pick<OpenCase, 'period' | 'request'>): string =>
  requestNumber(period.code, request.number)

/** The id of the request as answers carry it, where there is one. */
export const idOf = ({ request }: Pick<RequestCase, 'request'>): { readonly id?: string } =>
  request ? { id: request.id } : {}
