import type { ContentDocument, ContentKind } from '@milgo/domain/content/content-document'
import type { Faq } from '@milgo/domain/content/faq-search'
import type { LegalTextKey } from '@milgo/domain/content/legal-text-keys'
import type { RichText } from '@milgo/domain/content/rich-text'
import type { SupportTopic } from '@milgo/domain/content/support-topic'
import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import type { Language } from '@milgo/messages/languages'
import type { Localized } from '@milgo/messages/localized'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './schema.ts'
import { staff } from './staff-schema.ts'

/** Versions of the legal texts. A version is never changed; the next one replaces it. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    key: text().$type<LegalTextKey>().notNull(),
    version: integer().notNull(),
    title: jsonb().$type<Localized>().notNull(),
    text: jsonb().$type<Readonly<Record<Language, RichText>>>().notNull(),
    /** A sample text that the operator has not replaced. */
    isSample: boolean('is_sample').notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.key, table.version] })],
)

/** How often readers of a question said that its answer helped, or that it did not. No reader is named. */
export const faqVotes = pgTable('faq_votes', {
  questionId: integer('question_id').primaryKey(),
  helpful: integer().notNull().default(0),
  unhelpful: integer().notNull().default(0),
})

/** Words that readers searched the questions for without a result, for the editor: how often, never by whom. */
export const faqMisses = pgTable(
  'faq_misses',
  {
    faq: text().$type<Faq>().notNull(),
    language: text().$type<Language>().notNull(),
    words: text().notNull(),
    searches: integer().notNull().default(1),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.faq, table.language, table.words] })],
)

/** The numbers of problem reports. The text is in the outbox, and is erased there after delivery. */
export const supportTickets = pgTable('support_tickets', {
  number: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
  topic: text().$type<SupportTopic>().notNull(),
  /** The student, if the report was written while logged in. */
  studentId: uuid('student_id'),
  createdAt: instant('created_at').notNull(),
})

/**
 * Texts that the office published or will publish at a time. A version is never changed. Readers see the newest version
 * whose time has come. Texts of a release are in tables of their own and count as version 1.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    kind: text().$type<ContentKind>().notNull(),
    key: text().notNull(),
    number: integer().notNull(),
    document: jsonb().$type<ContentDocument>().notNull(),
    publishAt: instant('publish_at').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    createdAt: instant('created_at').notNull(),
    /** The version whose text this one restores. */
    restores: integer(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key, table.number] })],
)

/** The message templates of all releases, so that a sent message is always shown in the words it was sent with. */
export const shippedTemplates = pgTable(
  'shipped_templates',
  {
    key: text().$type<MessageTemplate>().notNull(),
    version: text().notNull(),
    document: jsonb().$type<ContentDocument>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.version] })],
)

/** The drafts of editors. Each save has its own revision, so that an editor who overwrites another's save is warned. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    kind: text().$type<ContentKind>().notNull(),
    key: text().notNull(),
    revision: uuid().notNull(),
    document: jsonb().$type<ContentDocument>().notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
)
