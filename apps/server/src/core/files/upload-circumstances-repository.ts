import type { FixFlag } from '@milgo/domain/application/documents/fix-mode'
import type { Period } from '@milgo/domain/period/period'
import type { StoredRequestState } from '@milgo/domain/status/request-memory'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { NamedLimit } from '../../platform/rate-limit.ts'
import { countAgainstLimits } from '../../store/count-against-limits.ts'
import { type LedgerOfRequest, ledgerOfRequest } from '../../store/stored-ledger.ts'
import { type StoredWork, workOfRequest } from '../../store/stored-work.ts'
import type { Source } from './repository.ts'

/** The period and the request, by which uploads and deletions of a student's files are allowed. */
export type UploadCircumstances = {
  readonly now: string
  readonly period: Pick<
    Period,
    'from' | 'to' | 'isOpen' | 'appealsFrom' | 'appealsTo' | 'isAppealsOpen' | 'appealDays' | 'correctionDays'
  >
  /** Null if the student has not begun a request. */
  readonly request:
    | (StoredRequestState & {
        readonly flags: readonly FixFlag[] | null
        readonly work: StoredWork | null
        readonly ledger: LedgerOfRequest | null
      })
    | null
}

type Begun = { readonly is_open: boolean; readonly wait: number; readonly circumstances: UploadCircumstances }

/**
 * Counts an upload that begins, whether it succeeds or not. Returns the limit's answer and the circumstances of the
 * upload.
 */
export const countUpload = async (
  { database, clock }: Source,
  studentId: string,
  limit: NamedLimit,
): Promise<Begun> => {
  const { now } = clock.prepared
  const { max, seconds } = limit
  const gate = { key: sql`${sql.placeholder('limitKey')}`, max, seconds }
  const [row] = await database.prepared<Begun>(
    'write',
    'file-begin',
    () => sql`
      with ${countAgainstLimits('gate', [gate], { now: () => now })}
      select gate.is_open, gate.wait, ${selectCircumstances(now)} from gate, ${student}`,
    { studentId, limitKey: limit.key, ...clock.prepared.values() },
  )
  if (!row) throw new Error('no budget')
  return row
}

export const findUploadCircumstances = async (
  { database, clock }: Source,
  studentId: string,
): Promise<UploadCircumstances> => {
  const [row] = await database.prepared<Pick<Begun, 'circumstances'>>(
    'read',
    'file-circumstances',
    () => sql`select ${selectCircumstances(clock.prepared.now)} from ${student}`,
    { studentId, ...clock.prepared.values() },
  )
  if (!row) throw new Error('no such student')
  return row.circumstances
}

/**
 * Returns the circumstances and locks the request's row, so that the request is neither sent nor changed before the
 * transaction ends. Waits for a request that is being sent.
 */
export const lockUploadCircumstances = async (
  tx: Queryable,
  { clock }: Pick<Source, 'clock'>,
  studentId: string,
): Promise<UploadCircumstances> => {
  const { rows } = await tx.execute<Pick<Begun, 'circumstances'>>(sql`
    with requests as materialized (select * from requests where student_id = ${studentId}::uuid for share)
    select ${selectCircumstances(clock.now())} from ${studentOf(sql`${studentId}`)}`)
  const [row] = rows
  if (!row) throw new Error('no such student')
  return row.circumstances
}

const selectCircumstances = (now: SQL): SQL => sql`
  json_build_object('now', ${now},
    'period', json_build_object('from', registration_periods.opens_at, 'to', registration_periods.closes_at,
      'isOpen', registration_periods.is_open, 'appealsFrom', registration_periods.appeals_from,
      'appealsTo', registration_periods.appeals_to, 'isAppealsOpen', registration_periods.is_appeals_open,
      'appealDays', registration_periods.appeal_days, 'correctionDays', registration_periods.correction_days),
    'request', case when requests.id is not null then json_build_object('status', requests.status,
      'publishState', requests.publish_state, 'correctionDeadline', requests.correction_deadline,
      'memory', requests.memory,
      'work', ${workOfRequest}, 'ledger', ${ledgerOfRequest},
      'flags', (select json_agg(json_build_object('field', flag.field)) from review_flags flag
        where flag.request_id = requests.id
          and flag.round = (select max(last.round) from review_flags last where last.request_id = requests.id))
      ) end) as circumstances`

const studentOf = (id: SQL): SQL => sql`students
  join registration_periods on registration_periods.id = students.period_id
  left join requests on requests.student_id = students.id
  where students.id = ${id}::uuid`

const student: SQL = studentOf(sql`${sql.placeholder('studentId')}`)
