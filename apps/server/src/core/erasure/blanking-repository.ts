import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'

type Clock = Platform['clock']

const runAll = async (tx: Queryable, statements: readonly SQL[]): Promise<void> => {
  for (const statement of statements) await tx.execute(statement)
}

/** Codes of the period's reasons stay; what staff wrote in their own words goes. */
const codeOnly = (column: SQL): SQL => sql`case when ${column} ~ '^[A-Z0-9_]+$' then ${column} end`

/** What was said about a request in anybody's own words, and what the office sorted it by. */
export const blankWords = (tx: Queryable, requestId: string): Promise<void> => {
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
  await tx.execute(sql`
    update request_index set name = ${name}, name_search = ${nameSearch}, identity_hash = 'erased:' || request_id,
      phone_hashes = '{}', account_hash = null, address_hash = null, file_hashes = '{}', duplicates = '{}', labels = '{}'
    where request_id = ${requestId}::uuid`)
}

/** The account: nobody logs in with it, and the identity number may register again. */
export const blankAccount = async (
  tx: Queryable,
  clock: Clock,
  studentId: string,
  identitySealed: string,
): Promise<void> => {
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
  await tx.execute(sql`delete from requests where id = ${requestId}::uuid`)
}

/** What of a request is sealed in rows of one number each. */
const numberColumns = { letters: sql.raw('number'), appeal_versions: sql.raw('version') }
type SealedTable = keyof typeof numberColumns

type Sealed = { readonly number: number; readonly sealed: string }

export const findSealed = async (
  tx: Queryable,
  table: SealedTable,
  requestId: string,
): Promise<readonly Sealed[]> => {
  const { rows } = await tx.execute<Sealed>(sql`
    select ${numberColumns[table]} as number, sealed from ${sql.identifier(table)}
    where request_id = ${requestId}::uuid order by 1`)
  return rows
}

export const replaceSealed = async (
  tx: Queryable,
  table: SealedTable,
  requestId: string,
  { number, sealed }: Sealed,
): Promise<void> => {
  await tx.execute(sql`
    update ${sql.identifier(table)} set sealed = ${sealed}
    where request_id = ${requestId}::uuid and ${numberColumns[table]} = ${number}`)
}
