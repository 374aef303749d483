import type { PublishState } from '@milgo/domain/status/publish-state'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { requests } from './requests-schema.ts'
import { instant, institutions, registrationPeriods } from './schema.ts'

/**
 * What the office looks for, one row for each request that was sent, written in the transaction of its change. Nothing
 * stands here alone: `npm run reindex` builds it anew from requests, events, flags and snapshots.
 */
export const requestIndex = pgTable(
  'request_index',
  {
    requestId: uuid('request_id')
      .primaryKey()
      .references(() => requests.id, { onDelete: 'cascade' }),
    periodId: integer('period_id')
      .notNull()
      .references(() => registrationPeriods.id),
    number: integer().notNull(),
    status: text().$type<RequestStatus>().notNull(),
    publishState: text('publish_state').$type<PublishState>().notNull(),
    institutionId: integer('institution_id')
      .notNull()
      .references(() => institutions.id),
    submittedAt: instant('submitted_at').notNull(),
    /** Of its last event. */
    movedAt: instant('moved_at').notNull(),
    correctionDeadline: instant('correction_deadline'),
    /** Documents that were flagged and have no new file. */
    openFlags: smallint('open_flags').notNull(),
    /** The language in which it was sent. */
    language: text().notNull(),
    /** First and last name as they were sent. */
    name: text().notNull(),
    /** The name folded by `searchText`. */
    nameSearch: text('name_search').notNull(),
    /** Keyed hashes: equal for equal values, and meaningless to whoever lacks the key. */
    identityHash: text('identity_hash').notNull(),
    phoneHashes: text('phone_hashes').array().notNull(),
    accountHash: text('account_hash'),
    addressHash: text('address_hash'),
    fileHashes: text('file_hashes').array().notNull(),
  },
  (table) => [
    // The queue, oldest movement first, of some statuses or of all; the id makes the order one of its own.
    index('request_index_queue').on(table.periodId, table.status, table.movedAt, table.requestId),
    index('request_index_moved').on(table.periodId, table.movedAt, table.requestId),
    index('request_index_number').on(table.periodId, table.number),
    index('request_index_name').using('gin', sql`${table.nameSearch} gin_trgm_ops`),
    index('request_index_identity').on(table.identityHash),
    index('request_index_phones').using('gin', table.phoneHashes),
    index('request_index_account').on(table.accountHash).where(sql`account_hash is not null`),
    index('request_index_address').on(table.addressHash).where(sql`address_hash is not null`),
    index('request_index_files').using('gin', table.fileHashes),
  ],
)
