import {
  isApplied,
  type ListOutcome,
  listOutcomes,
  type RevokeOutcome,
} from '@milgo/domain/institution-list/list-outcome'
import type { ListTimes } from '@milgo/domain/institution-list/list-state'
import type { StoredRequestState } from '@milgo/domain/status/request-memory'
import type { AuditAction } from '@milgo/domain/trail/audit-action'
import { defaultLanguage, type Language } from '@milgo/messages/languages'
import { and, asc, eq, getTableColumns, gt, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { hasConflict } from '../../store/conflict-of-interest.ts'
import { institutionListRows, institutionLists } from '../../store/institution-lists-schema.ts'
import { isOneOf } from '../../store/is-one-of.ts'
import { periodOf } from '../../store/queue-period.ts'
import { registrationPeriods } from '../../store/schema.ts'

type Source = Pick<Platform, 'database' | 'clock'>
type Db = Pick<Queryable, 'update' | 'execute'>

/** Returns the period with this code, or the current one, and the time at which it was read. */
export const findPeriod = async ({ database, clock }: Source, code?: string) => {
  const [row] = await database.read((db) =>
    db
      .select({
        ...getTableColumns(registrationPeriods),
        now: sql`${clock.now()}`.mapWith(registrationPeriods.opensAt),
      })
      .from(registrationPeriods)
      .where(eq(registrationPeriods.id, periodOf(code))),
  )
  return row
}

export const findInstitutions = async ({ database }: Source, language: Language) => {
  const { rows } = await database.read((db) =>
    db.execute<{ id: number; name: string }>(sql`
      select id, coalesce(name ->> ${language}, name ->> ${defaultLanguage}) as name from institutions order by name`),
  )
  return rows
}

/** A request that a row of a list may refer to. */
export type Candidate = StoredRequestState & {
  readonly id: string
  readonly number: number
  readonly identityHash: string
  readonly institutionId: number
  readonly hasConflict: boolean
}

/** Returns requests of a period, drafts included, by the identity of their student or by their number. */
export const findCandidates = async (
  { database }: Source,
  periodId: number,
  staffId: string,
  {
    identityHashes,
    numbers,
  }: { readonly identityHashes: readonly string[]; readonly numbers: readonly number[] },
): Promise<readonly Candidate[]> => {
  const { rows } = await database.read((db) =>
    db.execute<Candidate>(sql`
      select requests.id, requests.number, students.identity_hash as "identityHash",
        students.institution_id as "institutionId", requests.status, requests.publish_state as "publishState",
        to_json(requests.correction_deadline) #>> '{}' as "correctionDeadline", requests.memory,
        ${conflictOf(staffId)} as "hasConflict"
      from requests join students on students.id = requests.student_id
      where requests.period_id = ${periodId}
        and (students.identity_hash = any(${sql.param([...identityHashes])}::text[])
          or requests.number = any(${sql.param([...numbers])}::int[]))`),
  )
  return rows
}

/** Condition on `requests` and `students`: the request is this staff member's own, or of a student they know. */
const conflictOf = (staffId: string): SQL =>
  hasConflict(staffId, { identityHash: sql`students.identity_hash`, requestId: sql`requests.id` })

export const knowsStudent = async (
  { database }: Source,
  staffId: string,
  requestId: string,
): Promise<boolean> => {
  const { rows } = await database.read((db) =>
    db.execute<{ has: boolean }>(sql`
      select ${conflictOf(staffId)} as has from requests join students on students.id = requests.student_id
      where requests.id = ${requestId}::uuid`),
  )
  return rows[0]?.has ?? false
}

type NewList = typeof institutionLists.$inferInsert
export type NewRow = Omit<typeof institutionListRows.$inferInsert, 'listId'>

export const addList = async (
  db: Pick<Queryable, 'insert'>,
  list: Omit<NewList, 'checkedAt'> & { readonly checkedAt: SQL },
  rows: readonly NewRow[],
): Promise<void> => {
  await db.insert(institutionLists).values(list)
  const atOnce = 1_000
  for (let from = 0; from < rows.length; from += atOnce)
    await db
      .insert(institutionListRows)
      .values(rows.slice(from, from + atOnce).map((row) => ({ listId: list.id, ...row })))
}

export type ListRecord = ListTimes & {
  readonly id: string
  readonly periodCode: string
  readonly institutionId: number
  readonly institution: string
  readonly fileName: string
  readonly checkedBy: string | null
  readonly checkedAt: string
  readonly appliedBy: string | null
  readonly appliedById: string | null
  readonly revokedBy: string | null
  readonly revokedById: string | null
  readonly revokeReason: string | null
  readonly rows: number
  /** The number of rows that were or will be applied. */
  readonly applicable: number
  readonly applied: number
  readonly revoked: number
}

const applying = listOutcomes.filter(isApplied)
const isApplying = (column: SQL): SQL => isOneOf(column, applying)

/** Returns the lists that fulfil the condition, newest first. */
const findListsWhere = async (
  { database }: Source,
  condition: SQL,
  language: Language,
): Promise<readonly ListRecord[]> => {
  const { rows } = await database.read((db) =>
    db.execute<ListRecord>(sql`
      select list.id, registration_periods.code as "periodCode", list.institution_id as "institutionId",
        coalesce(institutions.name ->> ${language}, institutions.name ->> ${defaultLanguage}) as institution,
        list.file_name as "fileName", checker.name as "checkedBy", to_json(list.checked_at) #>> '{}' as "checkedAt",
        applier.name as "appliedBy", list.applied_by as "appliedById",
        to_json(list.applying_since) #>> '{}' as "applyingSince", to_json(list.applied_at) #>> '{}' as "appliedAt",
        revoker.name as "revokedBy", list.revoked_by as "revokedById", list.revoke_reason as "revokeReason",
        to_json(list.revoking_since) #>> '{}' as "revokingSince", to_json(list.revoked_at) #>> '{}' as "revokedAt",
        counted.*
      from institution_lists list join institutions on institutions.id = list.institution_id
        join registration_periods on registration_periods.id = list.period_id
        left join staff checker on checker.id = list.checked_by
        left join staff applier on applier.id = list.applied_by
        left join staff revoker on revoker.id = list.revoked_by
        cross join lateral (select count(*)::int as rows,
          count(*) filter (where ${isApplying(sql`coalesce(applied, checked)`)})::int as applicable,
          count(*) filter (where applied is not null)::int as applied,
          count(*) filter (where revoked is not null)::int as revoked
          from institution_list_rows where list_id = list.id) as counted
      where ${condition} order by list.checked_at desc, list.id`),
  )
  return rows
}

export const findLists = (
  source: Source,
  periodId: number,
  language: Language,
): Promise<readonly ListRecord[]> => findListsWhere(source, sql`list.period_id = ${periodId}`, language)

export const findList = async (
  source: Source,
  id: string,
  language: Language,
): Promise<ListRecord | undefined> => (await findListsWhere(source, sql`list.id = ${id}::uuid`, language))[0]

/** Returns lists whose application or revocation was begun and not finished. */
export const findUnfinishedLists = (source: Source): Promise<readonly ListRecord[]> =>
  findListsWhere(
    source,
    sql`(list.applying_since is not null and list.applied_at is null)
      or (list.revoking_since is not null and list.revoked_at is null)`,
    defaultLanguage,
  )

export type RowRecord = {
  readonly row: number
  readonly numberText: string
  readonly requestId: string | null
  readonly number: number | null
  readonly periodCode: string | null
  readonly name: string | null
  readonly reason: string | null
  readonly checked: ListOutcome
  readonly applied: ListOutcome | null
  readonly revoked: RevokeOutcome | null
}

/** Returns all rows in the order of the file. A request that was not sent has no name here. */
export const findRows = async ({ database }: Source, listId: string): Promise<readonly RowRecord[]> => {
  const { rows } = await database.read((db) =>
    db.execute<RowRecord>(sql`
      select line.row, line.number_text as "numberText", request_index.request_id as "requestId",
        request_index.number, registration_periods.code as "periodCode", request_index.name, line.reason,
        line.checked, line.applied, line.revoked
      from institution_list_rows line left join request_index on request_index.request_id = line.request_id
        left join registration_periods on registration_periods.id = request_index.period_id
      where line.list_id = ${listId}::uuid order by line.row`),
  )
  return rows
}

export type OpenRow = { readonly row: number; readonly requestId: string; readonly reason: string | null }

/** Returns the next rows whose step is not done, after the given row. */
export const findOpenRows = async (
  { database }: Source,
  listId: string,
  step: 'applied' | 'revoked',
  most: number,
  after = 0,
): Promise<readonly OpenRow[]> => {
  const { row, requestId, reason, applied, revoked } = institutionListRows
  const isOpen = step === 'applied' ? isNull(applied) : and(isNull(revoked), isApplying(sql`${applied}`))
  return database.read((db) =>
    db
      .select({ row, requestId: sql<string>`${requestId}`, reason })
      .from(institutionListRows)
      .where(and(eq(institutionListRows.listId, listId), isNotNull(requestId), gt(row, after), isOpen))
      .orderBy(asc(row))
      .limit(most),
  )
}

/** Marks the outcome of a row. Returns false if the row was done meanwhile. */
export const markRow = async (
  db: Db,
  listId: string,
  row: number,
  step: 'applied' | 'revoked',
  outcome: ListOutcome | RevokeOutcome,
): Promise<boolean> => {
  const marked = await db
    .update(institutionListRows)
    .set({ [step]: outcome })
    .where(
      and(
        eq(institutionListRows.listId, listId),
        eq(institutionListRows.row, row),
        isNull(institutionListRows[step]),
      ),
    )
    .returning({ row: institutionListRows.row })
  return marked.length > 0
}

/**
 * Begins to apply a list, or continues as another staff member. Rows that cannot be applied are marked as done at once.
 */
export const beginApplying = async (db: Db, clock: Platform['clock'], listId: string, staffId: string) => {
  await db
    .update(institutionLists)
    .set({
      applyingSince: sql`coalesce(${institutionLists.applyingSince}, ${clock.now()})`,
      appliedBy: staffId,
    })
    .where(and(eq(institutionLists.id, listId), isNull(institutionLists.appliedAt)))
  const { checked, applied } = institutionListRows
  await db
    .update(institutionListRows)
    .set({ applied: sql`${checked}` })
    .where(and(eq(institutionListRows.listId, listId), isNull(applied), not(isApplying(sql`${checked}`))))
}

export const beginRevoking = async (
  db: Db,
  clock: Platform['clock'],
  listId: string,
  staffId: string,
  reason: string,
) => {
  await db
    .update(institutionLists)
    .set({
      revokingSince: sql`coalesce(${institutionLists.revokingSince}, ${clock.now()})`,
      revokedBy: staffId,
      revokeReason: sql`coalesce(${institutionLists.revokeReason}, ${reason})`,
    })
    .where(and(eq(institutionLists.id, listId), isNull(institutionLists.revokedAt)))
}

/** Marks the step as finished. Rows whose request was removed are skipped, because they can have no outcome. */
export const finishStep = async (
  { database, clock }: Source,
  listId: string,
  step: 'applied' | 'revoked',
): Promise<void> => {
  const column = step === 'applied' ? 'appliedAt' : 'revokedAt'
  await database.statement((db) =>
    db
      .update(institutionLists)
      .set({ [column]: clock.now() })
      .where(and(eq(institutionLists.id, listId), isNull(institutionLists[column]))),
  )
}

export const addListAudit = async (
  db: Db,
  clock: Platform['clock'],
  action: Extract<AuditAction, `institution-list-${string}`>,
  staffId: string,
  details: Readonly<Record<string, string>>,
): Promise<void> => {
  await db.execute(auditEntry({ action, staffId, details }, clock))
}
