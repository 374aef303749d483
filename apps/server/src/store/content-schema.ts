import type { Faq } from '@milgo/domain/content/faq-search'
import type { LegalTextKey } from '@milgo/domain/content/legal-text'
import type { RichText } from '@milgo/domain/content/rich-text'
import type { SupportTopic } from '@milgo/domain/content/support-topic'
import type { Language } from '@milgo/messages/languages'
import type { Localized } from '@milgo/messages/localized'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { faqQuestions, instant } from './schema.ts'

/** Versions of terms, privacy policy and accessibility statement. A version is never changed: the next one replaces it. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    key: text().$type<LegalTextKey>().notNull(),
    version: integer().notNull(),
    title: jsonb().$type<Localized>().notNull(),
    text: jsonb().$type<Readonly<Record<Language, RichText>>>().notNull(),
    /** A text of ours that the operator has not replaced. */
    isSample: boolean('is_sample').notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.key, table.version] })],
)

/** How often readers of a question said that its answer helped, or that it did not. No reader is named. */
export const faqVotes = pgTable('faq_votes', {
  questionId: integer('question_id')
    .primaryKey()
    .references(() => faqQuestions.id, { onDelete: 'cascade' }),
  helpful: integer().notNull().default(0),
  unhelpful: integer().notNull().default(0),
})

/** Words that readers searched the questions for and found nothing by, for the editor; how often, and never by whom. */
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

/** A problem report got a number; what was written is in the outbox, and is erased there once it is delivered. */
export const supportTickets = pgTable('support_tickets', {
  number: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
  topic: text().$type<SupportTopic>().notNull(),
  /** Who wrote while logged in. */
  studentId: uuid('student_id'),
  createdAt: instant('created_at').notNull(),
})
