import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { students } from '../../store/accounts-schema.ts'
import { appealVersions } from '../../store/appeals-schema.ts'
import { erasedMark } from '../../store/erased-account.ts'
import { blankMessages } from '../../store/outbox-message.ts'
import { requestIndex } from '../../store/request-index-schema.ts'
import { requests } from '../../store/requests-schema.ts'
import { letters } from '../../store/results-schema.ts'

type Clock = Platform['clock']

const runAll = async (tx: Queryable, statements: readonly SQL[]): Promise<void> => {
  for (const statement of statements) await tx.execute(statement)
}

/** Keeps a code of the period's reasons, and blanks a reason that staff wrote in their own words. */
const codeOnly = (column: SQL): SQL => sql`case when ${column} ~ '^[A-Z0-9_]+$' then ${column} end`

const ordersOf = (requestId: string): SQL =>
  sql`select batch_id, sequence from payment_orders where request_id = ${requestId}::uuid`

/** Whether a row of the bank names the request, or one of its orders. */
const isRowOf = (requestId: string): SQL =>
  sql`(result_rows.request_id = ${requestId}::uuid
    or (result_rows.batch_id, result_rows.sequence) in (${ordersOf(requestId)}))`

/**
 * Blanks everything that anybody wrote about a request in their own words, and the values by which the office sorted
 * it.
 */
export const blankWords = (tx: Queryable, requestId: string): Promise<void> => {
  // SQL: a list that is easy to check, with one line for each table.
  const ofRequest = sql`where request_id = ${requestId}::uuid`
  return runAll(tx, [
    sql`delete from request_steps ${ofRequest}`,
    sql`update request_events set note = null, reason = ${codeOnly(sql`reason`)} ${ofRequest}`,
    sql`update review_flags set note = null ${ofRequest}`,
    sql`update document_verdicts set note = null ${ofRequest}`,
    sql`update figure_versions set figures = '{}', sources = '{}' ${ofRequest}`,
    sql`update request_notes set text = '' ${ofRequest}`,
    sql`update appeals set draft_sealed = null, draft_files = '{}' ${ofRequest}`,
    sql`update revisions set reason = '', figures = null ${ofRequest}`,
    sql`update second_looks set note = null, figures = null, settled_reason = null ${ofRequest}`,
    sql`update institution_list_rows set number_text = '', reason = null ${ofRequest}`,
    sql`update request_work set hold_reason = null, labels = '{}' ${ofRequest}`,
    sql`delete from work_change_rows ${ofRequest}`,
    sql`update result_rows set reason_text = '' where ${isRowOf(requestId)}`,
    sql`update payment_proposals set reason = ''
      where (batch_id, sequence) in (${ordersOf(requestId)})
        or exists (select from result_rows where result_rows.file_id = payment_proposals.file_id
          and result_rows.line = payment_proposals.line and ${isRowOf(requestId)})`,
    // The place where the student lived at 18 remains for the period's statistics. The incomes of the student and the
    // family are removed.
    sql`update scores set inputs = jsonb_build_object('figures', '{}'::jsonb, 'answers',
      jsonb_build_object('localityAt18', inputs #> '{answers,localityAt18}')) ${ofRequest}`,
  ])
}

/**
 * Clears the marks of what the request has in common with others. The index row is locked from here on, before the work
 * row, as everywhere that both rows are written.
 */
export const clearDuplicates = async (tx: Queryable, requestId: string): Promise<void> => {
  await tx.update(requestIndex).set({ duplicates: [] }).where(eq(requestIndex.requestId, requestId))
}

export type BlankIdentity = { readonly studentId: string; readonly identitySealed: string }

/** Blanks accounts of students. Nobody can log in with them, and their identity numbers may register again. */
export const blankStudentAccounts = async (
  tx: Queryable,
  clock: Clock,
  blanks: readonly BlankIdentity[],
): Promise<void> => {
  // SQL: a list like the one above.
  const isTheirs = sql`student_id = any(${sql.param(blanks.map(({ studentId }) => studentId))}::uuid[])`
  const theirs = sql`select "studentId" as student_id, "identitySealed" as identity_sealed
    from jsonb_to_recordset(${JSON.stringify(blanks)}::jsonb) as blank ("studentId" uuid, "identitySealed" text)`
  await runAll(tx, [
    // A report to the support belongs to no student in the outbox. Its ticket, or the address for answers, says whose it is.
    blankMessages(sql`template = 'PROBLEM_REPORT' and student_id is null and (
      cause in (select 'problem-report:M-' || number from support_tickets where ${isTheirs})
      or lower(reply_to) in (select lower(email) from students join (${theirs}) blank on student_id = students.id))`),
    sql`update students set username = ${erasedMark}, phone = ${erasedMark}, email = ${erasedMark},
      identity_hash = ${erasedMark}, identity_sealed = blank.identity_sealed, password_hash = '', details = '{}',
      consents = null, password_version = password_version + 1 from (${theirs}) blank where student_id = students.id`,
    sql`delete from sessions where ${isTheirs}`,
    sql`delete from acting_codes where ${isTheirs}`,
    sql`delete from contact_changes where ${isTheirs}`,
    sql`update support_tickets set student_id = null where ${isTheirs}`,
    sql`update files set removed_at = ${clock.now()}, original_name = '' where ${isTheirs} and removed_at is null`,
    blankMessages(isTheirs),
    sql`update student_erasures set reason = '' where ${isTheirs}`,
  ])
}

/**
 * Locks those of these students who have no request, and returns them. None of them can begin one before the
 * transaction ends, because the first save waits for this lock.
 */
export const lockStudentsWithoutRequest = async (
  tx: Queryable,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly email: string }[]> => {
  const locked = await tx
    .select({ id: students.id, email: students.email })
    .from(students)
    .where(inArray(students.id, [...ids]))
    .orderBy(asc(students.id))
    .for('update')
  // Asked after the lock: a first save may have committed while this transaction waited for it.
  const begun = await tx
    .select({ studentId: requests.studentId })
    .from(requests)
    .where(inArray(requests.studentId, [...ids]))
  return locked.filter(({ id }) => !begun.some(({ studentId }) => studentId === id))
}

/**
 * Blanks the details of the audit entries about a student. Who did what remains. The chain of hashes allows this for an
 * erased student.
 */
export const blankTrail = async (tx: Queryable, clock: Clock, studentId: string): Promise<void> => {
  await tx.execute(sql`
    with blanked as (
      update audit_entries set details = '{}' where student_id = ${studentId}::uuid and details <> '{}' returning id
    )
    update audit_hashes set erased_at = ${clock.now()} from blanked where entry_id = blanked.id`)
}

export const deleteDraft = async (tx: Queryable, requestId: string): Promise<void> => {
  await tx.delete(requests).where(eq(requests.id, requestId))
}

/** The tables with sealed rows of a request, each row with a number. */
const sealedTables = {
  letters: { table: letters, number: letters.number },
  appeal_versions: { table: appealVersions, number: appealVersions.version },
}
type SealedTable = keyof typeof sealedTables

type Sealed = { readonly number: number; readonly sealed: string }

export const findSealed = (
  tx: Queryable,
  name: SealedTable,
  requestId: string,
): Promise<readonly Sealed[]> => {
  const { table, number } = sealedTables[name]
  return tx
    .select({ number, sealed: table.sealed })
    .from(table)
    .where(eq(table.requestId, requestId))
    .orderBy(asc(number))
}

export const replaceSealed = async (
  tx: Queryable,
  name: SealedTable,
  requestId: string,
  row: Sealed,
): Promise<void> => {
  const { table, number } = sealedTables[name]
  await tx
    .update(table)
    .set({ sealed: row.sealed })
    .where(and(eq(table.requestId, requestId), eq(number, row.number)))
}
