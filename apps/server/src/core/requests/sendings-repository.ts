import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import { asc, inArray, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/database/database.ts'
import { isErasedAccount } from '../../store/erased-account.ts'
import { requests } from '../../store/requests-schema.ts'
import { indexForm } from './index-repository.ts'

export type Sending = {
  readonly requestId: string
  /** All snapshots of the request, the oldest first. */
  readonly snapshots: readonly { readonly number: number; readonly sealed: string }[]
  /** The phones that the student's account has and had. */
  readonly phones: readonly string[]
}

/**
 * Returns the next ids of sent requests after the given id: of all, or of those whose index row is missing or of an
 * earlier form.
 */
export const findRequestsToIndex = async (
  database: Pick<Database, 'read'>,
  which: 'all' | 'missing',
  after: string,
  most: number,
): Promise<readonly string[]> => {
  const { rows } = await database.read((db) =>
    db.execute<{ id: string }>(sql`
      select id from requests where id > ${after}::uuid
        and exists (select from request_snapshots where request_id = requests.id) and (${which === 'all'}
        or not exists (select from request_index where request_id = requests.id and form = ${indexForm}))
      order by id limit ${most}`),
  )
  return rows.map(({ id }) => id)
}

/**
 * Locks requests until the transaction ends. They are locked in the order of their ids, as in every change of many
 * requests, so that no two transactions block each other.
 */
export const lockRequests = async (db: Queryable, requestIds: readonly string[]): Promise<void> => {
  await db
    .select({ id: requests.id })
    .from(requests)
    .where(inArray(requests.id, [...requestIds]))
    .orderBy(asc(requests.id))
    .for('update')
}

/**
 * Returns what was sent and the phones of the accounts. The accounts are locked against a change of the phone until the
 * transaction ends. The earlier phones of an account are known from the messages that announced its changes, which are
 * stored as long as the student.
 */
export const findSendings = async (
  db: Pick<Queryable, 'execute'>,
  requestIds: readonly string[],
): Promise<readonly Sending[]> => {
  const ids = sql`any(${sql.param([...requestIds])}::uuid[])`
  await db.execute(sql`select from students where id in (select student_id from requests where requests.id = ${ids})
    order by id for key share`)
  const { rows } = await db.execute<Sending>(sql`
    select requests.id as "requestId",
      (select json_agg(json_build_object('number', number, 'sealed', sealed) order by number) from request_snapshots
        where request_id = requests.id) as snapshots,
      case when ${isErasedAccount} then '{}' else array(select students.phone union
        select recipient from outbox_messages where student_id = students.id and channel = 'sms'
          and template = ${contactChanged}) end as phones
    from requests join students on students.id = requests.student_id
    where requests.id = ${ids} and exists (select from request_snapshots where request_id = requests.id)`)
  return rows
}

const contactChanged: MessageTemplate = 'CONTACT_CHANGED'
