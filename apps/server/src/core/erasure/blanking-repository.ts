import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { appealVersions } from '../../store/appeals-schema.ts'
import { requestIndex } from '../../store/request-index-schema.ts'
import { requests } from '../../store/requests-schema.ts'
import { letters } from '../../store/results-schema.ts'

type Clock = Platform['clock']

const runAll = async (tx: Queryable, statements: readonly SQL[]): Promise<void> => {
  for (const statement of statements) await tx.execute(statement)
}

/** Codes of the period's reasons stay; what staff wrote in their own words goes. */
const codeOnly = (column: SQL): SQL => sql`case when ${column} ~ '^[A-Z0-9_]+$' then ${column} end`

/** What was said about a request in anybody's own words, and what the office sorted it by. */
export const blankWords = (tx: Queryable, requestId: string): Promise<void> => {
  // SQL: a list to be read at once, one line a table.
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
    // Where the student lived at 18 stays for the figures of the period; what they and their family earned goes.
    sql`update scores set inputs = jsonb_build_object('figures', '{}'::jsonb, 'answers',
      jsonb_build_object('localityAt18', inputs #> '{answers,localityAt18}')) ${ofRequest}`,
  ])
}

type IndexValues = { readonly name: string; readonly nameSearch: string }

/** The request stays in every count, and nobody is found by it. */
export const blankIndexPerson = async (
  tx: Queryable,
  requestId: string,
  { name, nameSearch }: IndexValues,
): Promise<void> => {
  await tx
    .update(requestIndex)
    .set({
      name,
      nameSearch,
      identityHash: `erased:${requestId}`,
      phoneHashes: [],
      accountHash: null,
      addressHash: null,
      fileHashes: [],
      duplicates: [],
      labels: [],
    })
    .where(eq(requestIndex.requestId, requestId))
}

/** The account: nobody logs in with it, and the identity number may register again. */
export const blankAccount = async (
  tx: Queryable,
  clock: Clock,
  studentId: string,
  identitySealed: string,
): Promise<void> => {
  // SQL: a list as the one above.
  const id = sql`${studentId}::uuid`
  await runAll(tx, [
    sql`update students set username = 'erased:' || id, phone = 'erased:' || id, email = 'erased:' || id,
      identity_hash = 'erased:' || id, identity_sealed = ${identitySealed}, password_hash = '', details = '{}',
      consents = null, password_version = password_version + 1 where id = ${id}`,
    sql`delete from sessions where student_id = ${id}`,
    sql`delete from acting_codes where student_id = ${id}`,
    sql`delete from contact_changes where student_id = ${id}`,
    sql`update support_tickets set student_id = null where student_id = ${id}`,
    sql`update files set removed_at = ${clock.now()}, original_name = '' where student_id = ${id} and removed_at is null`,
    sql`update outbox_messages set recipient = '', subject = null, reply_to = null, body = '', html = null, values = null,
      state = case when state = 'queued' then 'expired' else state end where student_id = ${id}`,
  ])
}

/** Who did what stays; what the entries say beside it is blanked, which the chain of hashes allows for an erased student. */
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

/** What of a request is sealed in rows of one number each. */
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
