import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type BankAccount, hashAccount, sealAccount } from '../../src/core/ledger/bank-account.ts'
import type { Vault } from '../../src/platform/crypto/vault.ts'
import type { Queryable } from '../../src/platform/database/database.ts'

export type Awarded = {
  readonly id: string
  readonly studentId: string
  readonly accountId: string | null
  readonly name: string
  readonly award: number
}

type Wish = {
  readonly award?: number
  readonly name?: string
  readonly isSponsored?: boolean
  readonly account?: BankAccount
  readonly periodCode?: string
  /** The appeal date that the release printed; none by default. */
  readonly appealUntil?: string
}

let made = 0

const at = '2026-01-01T10:00:00.000Z'
const page = 500

/**
 * Adds requests with a published award and a ledger directly to the tables, because payments do not need the
 * application nor the review.
 */
export const givenAwarded = async (
  db: Queryable,
  vault: Vault,
  count: number,
  wish: Wish = {},
): Promise<readonly Awarded[]> => {
  const all: Awarded[] = []
  for (let done = 0; done < count; done += page)
    all.push(...(await addPage(db, vault, Math.min(page, count - done), wish)))
  return all
}

const addPage = async (
  db: Queryable,
  vault: Vault,
  count: number,
  { award = 4_000, name, isSponsored = false, account, periodCode = '2025', appealUntil }: Wish,
): Promise<readonly Awarded[]> => {
  const rows = Array.from({ length: count }, () => {
    made += 1
    const [id, studentId, accountId] = [randomUUID(), randomUUID(), randomUUID()]
    const identity = String(100_000_000 + made)
    const bank = account ?? { bank: '12', branch: '641', accountNumber: String(100_000 + made) }
    return {
      id,
      studentId,
      accountId: isSponsored ? null : accountId,
      name: name ?? `Student ${made}`,
      award,
      identityHash: vault.lookupHash('identity', identity),
      identitySealed: vault.seal(identity, `identity:${studentId}`),
      phone: `05${String(made).padStart(8, '0')}`,
      accountSealed: sealAccount(vault, accountId, bank),
      accountHash: hashAccount(vault, bank),
      isSponsored,
    }
  })
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as given(id uuid, "studentId" uuid,
    "accountId" uuid, name text, award integer, "identityHash" text, "identitySealed" text, phone text,
    "accountSealed" text, "accountHash" text, "isSponsored" boolean)`
  const memory = JSON.stringify({ resultPublishedAt: at, printedAppealDate: appealUntil ?? null })
  const period = sql`(select id from registration_periods where code = ${periodCode})`
  const institution = sql`(select id from institutions where is_sponsored = ${isSponsored} order by id limit 1)`
  await db.execute(sql`insert into students (id, period_id, username, identity_hash, identity_sealed, phone, email,
      password_hash, institution_id, currently_studying, details, terms_at, created_at)
    select "studentId", ${period}, phone || '_test', "identityHash", "identitySealed", phone, phone || '@milgo.example',
      'none', ${institution}, 'BACHELOR', '{}', ${at}, ${at} from ${given}`)
  await db.execute(sql`insert into requests (id, student_id, period_id, status, publish_state, memory, submitted_at,
      created_at, updated_at)
    select id, "studentId", ${period}, 'COMPUTED', '1', ${memory}::jsonb, ${at}, ${at}, ${at} from ${given}`)
  await db.execute(sql`insert into request_events (request_id, number, at, event, actor_role, actor_id, from_status,
      to_status, publish_state)
    select id, 1, ${at}::timestamptz, 'SUBMIT', 'STUDENT', "studentId", 'DRAFT', 'SUBMITTED', '0' from ${given}
    union all select id, 2, ${at}::timestamptz, 'PUBLISH', 'SYSTEM', null, 'COMPUTED', 'COMPUTED', '1' from ${given}`)
  await db.execute(sql`insert into request_index (request_id, period_id, number, status, publish_state,
      institution_id, submitted_at, moved_at, open_flags, language, name, name_search, identity_hash, phone_hashes,
      file_hashes)
    select given.id, requests.period_id, requests.number, requests.status, requests.publish_state, ${institution},
      ${at}, ${at}, 0, 'he', given.name, lower(given.name), "identityHash", '{}', '{}'
    from ${given} join requests on requests.id = given.id`)
  await db.execute(sql`insert into ledgers (request_id, is_sponsored, opened_at)
    select id, "isSponsored", ${at} from ${given}`)
  await db.execute(sql`insert into bank_accounts (id, request_id, sealed, lookup_hash, source, created_at, accepted_at)
    select "accountId", id, "accountSealed", "accountHash", 'SENT', ${at}, ${at} from ${given}
    where "accountId" is not null`)
  await db.execute(sql`insert into ledger_entries (request_id, number, at, kind, entry)
    select id, 1, ${at}::timestamptz, 'ENTITLEMENT',
      jsonb_build_object('kind', 'ENTITLEMENT', 'scoreVersion', 1, 'award', award) from ${given}
    union all select id, 2, ${at}::timestamptz, 'ACCOUNT_ACCEPTED',
      jsonb_build_object('kind', 'ACCOUNT_ACCEPTED', 'account', "accountId") from ${given}
      where "accountId" is not null`)
  return rows.map(({ id, studentId, accountId, name: called, award: sum }) => ({
    id,
    studentId,
    accountId,
    name: called,
    award: sum,
  }))
}
