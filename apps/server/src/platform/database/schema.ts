import type { ContentIcon } from '@milgo/contracts/core/content-icon'
import type { Language } from '@milgo/messages/languages'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

/** A text of the content in every language the portal speaks. */
export type Localized = Readonly<Record<Language, string>>

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const localized = (name: string) => jsonb(name).$type<Localized>()

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
})

export const registrationPeriods = pgTable('registration_periods', {
  id: serial().primaryKey(),
  code: text().notNull().unique(),
  opensAt: instant('opens_at').notNull(),
  closesAt: instant('closes_at').notNull(),
  isOpen: boolean('is_open').notNull(),
  appealsFrom: instant('appeals_from'),
  appealsTo: instant('appeals_to'),
  isAppealsOpen: boolean('is_appeals_open').notNull(),
  correctionDays: smallint('correction_days').notNull(),
  expectedAnswers: localized('expected_answers').notNull(),
})

export const informationSquares = pgTable('information_squares', {
  id: serial().primaryKey(),
  position: integer().notNull(),
  title: localized('title').notNull(),
  text: localized('text').notNull(),
  icon: text().$type<ContentIcon>().notNull(),
  link: text(),
})

export const informationSliders = pgTable('information_sliders', {
  id: serial().primaryKey(),
  position: integer().notNull(),
  badge: localized('badge'),
  title: localized('title').notNull(),
  text: localized('text').notNull(),
  icon: text().$type<ContentIcon>().notNull(),
  link: text(),
  linkText: localized('link_text'),
})

/** Which starter sets this installation has taken in, so that what the office deletes stays deleted. */
export const starterSets = pgTable('starter_sets', {
  name: text().primaryKey(),
  loadedAt: instant('loaded_at').notNull().defaultNow(),
})

/** Every message to a person, written in the transaction that causes it; `cause` makes a second one impossible. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    cause: text().notNull().unique(),
    channel: text().$type<'mail' | 'sms'>().notNull(),
    recipient: text().notNull(),
    subject: text(),
    body: text().notNull(),
    state: text().$type<'queued' | 'delivered'>().notNull().default('queued'),
    createdAt: instant('created_at').notNull().defaultNow(),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [index('outbox_messages_created_at').on(table.createdAt)],
)
