import type { ContentIcon } from '@milgo/contracts/core/content-icon'
import type { SurveyList } from '@milgo/domain/answers/row'
import type { MessageState, MessageTemplate } from '@milgo/domain/outbox/message-template'
import type { MessageValues } from '@milgo/domain/outbox/template-place'
import type { Period } from '@milgo/domain/period/period'
import type { Reasons } from '@milgo/domain/period/reasons'
import { defaultSecondLookRules, type SecondLookRules } from '@milgo/domain/second-look/draw'
import { defaultStageTargets } from '@milgo/domain/status/stages'
import type { Language } from '@milgo/messages/languages'
import type { Localized, LocalizedName } from '@milgo/messages/localized'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const localized = (name: string) => jsonb(name).$type<Localized>()
const localizedName = (name: string) => jsonb(name).$type<LocalizedName>()

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
  /** The default is for periods of releases that did not have this column. */
  appealDays: smallint('appeal_days').notNull().default(14),
  correctionDays: smallint('correction_days').notNull(),
  expectedAnswers: localized('expected_answers').notNull(),
  answersBy: date('answers_by'),
  ageDate: instant('age_date').notNull(),
  reserveWindow: jsonb('reserve_window').$type<Period['reserveWindow']>().notNull(),
  ceilings: jsonb().$type<Period['ceilings']>().notNull(),
  eligibilityRules: jsonb('eligibility_rules').$type<Period['eligibilityRules']>().notNull(),
  scoreRules: jsonb('score_rules').$type<Period['scoreRules']>().notNull(),
  awardTiers: jsonb('award_tiers').$type<Period['awardTiers']>().notNull(),
  /** NIS; null until the office sets it. */
  budget: integer(),
  /** The default is for periods of releases that did not have this column. */
  secondLook: jsonb('second_look').$type<SecondLookRules>().notNull().default(defaultSecondLookRules),
  draftRetentionDays: smallint('draft_retention_days').notNull(),
  /** Lists of reasons; null where the office has not written its own, so that the starter lists are used. */
  reasons: jsonb().$type<Reasons>(),
  /** The defaults of this column and the next are for periods of releases that did not have them. */
  stageTargets: jsonb('stage_targets').$type<Period['stageTargets']>().notNull().default(defaultStageTargets),
  daysOff: jsonb('days_off').$type<Period['daysOff']>().notNull().default([]),
  /** Raised with every update of the row by the trigger `raise_version`. */
  version: integer().notNull().default(0),
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

export const institutions = pgTable('institutions', {
  id: integer().primaryKey(),
  name: localizedName('name').notNull(),
  isSponsored: boolean('is_sponsored').notNull(),
  isReligious: boolean('is_religious').notNull(),
  /** The two flags are examples until the operator has loaded its own list. */
  hasExampleFlags: boolean('has_example_flags').notNull().default(false),
  /** Raised with every update of the row by the trigger `raise_version`. */
  version: integer().notNull().default(0),
})

export const studyFields = pgTable('study_fields', {
  id: integer().primaryKey(),
  label: localizedName('label').notNull(),
})

export const sectors = pgTable('sectors', {
  id: integer().primaryKey(),
  label: localizedName('label').notNull(),
})

/** By the code of the Bank of Israel. */
export const banks = pgTable('banks', {
  code: integer().primaryKey(),
  name: localizedName('name').notNull(),
})

/** The list of the Central Bureau of Statistics, by its symbols. */
export const localities = pgTable(
  'localities',
  {
    symbol: integer().primaryKey(),
    name: localizedName('name').notNull(),
    /** 0 a city, 99 a local council, else the number of the regional council; null outside all of them. */
    municipalCode: smallint('municipal_code'),
    /** Socio-economic cluster, 1 to 10. */
    socioEconomicCluster: smallint('socio_economic_cluster'),
    /**
     * Whose cluster this is: of the place as an authority, of its regional council, or of the place inside a council.
     */
    clusterLevel: text('cluster_level').$type<'authority' | 'council' | 'locality'>(),
    /** Peripherality cluster, 1 to 10. */
    peripheralityCluster: smallint('peripherality_cluster'),
  },
  (table) => [index('localities_municipal_code').on(table.municipalCode)],
)

/** A neighbourhood of a locality. A row without a locality, such as "other", is offered in every locality. */
export const neighborhoods = pgTable(
  'neighborhoods',
  {
    localitySymbol: integer('locality_symbol').references(() => localities.symbol),
    symbol: integer().notNull(),
    name: localizedName('name').notNull(),
  },
  (table) => [unique('neighborhoods_key').on(table.localitySymbol, table.symbol).nullsNotDistinct()],
)

/** Help texts by the id of the question. */
export const fieldsHelp = pgTable('fields_help', {
  key: text().primaryKey(),
  title: localizedName('title').notNull(),
  description: localizedName('description').notNull(),
  show: boolean().notNull(),
})

export const modalWindows = pgTable('modal_windows', {
  key: text().primaryKey(),
  header: localizedName('header').notNull(),
  text: localizedName('text').notNull(),
  positiveButton: localizedName('positive_button'),
  positiveRedirect: text('positive_redirect'),
  negativeButton: localizedName('negative_button'),
  negativeRedirect: text('negative_redirect'),
})

export const faqCategories = pgTable('faq_categories', {
  id: integer().primaryKey(),
  faq: text().$type<'portal' | 'scholarship'>().notNull(),
  position: integer().notNull(),
  title: localizedName('title').notNull(),
  description: localizedName('description').notNull(),
})

export const faqQuestions = pgTable(
  'faq_questions',
  {
    id: integer().primaryKey(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => faqCategories.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    question: localizedName('question').notNull(),
    answer: localizedName('answer').notNull(),
  },
  (table) => [index('faq_questions_category').on(table.categoryId)],
)

/** The choices of the survey's questions. */
export const surveyOptions = pgTable(
  'survey_options',
  {
    list: text().$type<SurveyList>().notNull(),
    value: text().notNull(),
    position: integer().notNull(),
    label: localizedName('label').notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.value] })],
)

/**
 * The starter sets that were loaded here. A loaded set is not loaded again, so that what the office deletes stays
 * deleted.
 */
export const starterSets = pgTable('starter_sets', {
  name: text().primaryKey(),
  loadedAt: instant('loaded_at').notNull().defaultNow(),
})

/** Hashes of the content of releases. A text that differs from its hash was changed by an editor. */
export const shippedContent = pgTable(
  'shipped_content',
  {
    set: text().notNull(),
    key: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.set, table.key] })],
)

/**
 * `sending`: a gateway has the message now. `uncertain`: a gateway may have sent it. The message is not tried again, so
 * that nobody gets it twice. `refused` and `expired`: the message was never sent.
 */
export type { MessageState }

/**
 * Every message to a person, written in the transaction that causes it. `cause` is unique, so that a message is written
 * once.
 */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    cause: text().notNull().unique(),
    channel: text().$type<'mail' | 'sms'>().notNull(),
    recipient: text().notNull(),
    /**
     * The student whom it was sent to, even if their address has changed; null for messages of earlier releases and
     * messages to no student.
     */
    studentId: uuid('student_id'),
    /** Null for messages of earlier releases. */
    template: text().$type<MessageTemplate>(),
    subject: text(),
    /** The address for answers, if it is not the sender's; only of problem reports. */
    replyTo: text('reply_to'),
    body: text().notNull(),
    /** The same as `body` with markup, for mail that has both. */
    html: text(),
    /**
     * The version of its template, its language and its values, stored as long as the request; null for codes and
     * links.
     */
    templateVersion: text('template_version'),
    language: text().$type<Language>(),
    values: jsonb().$type<MessageValues>(),
    state: text().$type<MessageState>().notNull().default('queued'),
    /** How often it was handed to a gateway. */
    tries: smallint().notNull().default(0),
    triedAt: instant('tried_at'),
    /** After this moment the message is useless and is not sent, such as an expired code. */
    sendBefore: instant('send_before'),
    /** When the message is to be sent, or tried again. */
    tryAt: instant('try_at').notNull().defaultNow(),
    createdAt: instant('created_at').notNull().defaultNow(),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    index('outbox_messages_created_at').on(table.createdAt),
    index('outbox_messages_student').on(table.studentId, table.createdAt).where(sql`student_id is not null`),
    // Queued messages, one index for codes and one for letters. Settled messages are in neither, so that both stay
    // small.
    index('outbox_messages_codes').on(table.tryAt).where(sql`state = 'queued' and send_before is not null`),
    index('outbox_messages_letters')
      .on(table.channel, table.tryAt)
      .where(sql`state = 'queued' and send_before is null`),
    // Messages that did not reach a student; most students have none.
    index('outbox_messages_undelivered')
      .on(table.studentId)
      .where(sql`state in ('uncertain', 'refused') and send_before is null`),
    index('outbox_messages_sending').on(table.triedAt).where(sql`state = 'sending'`),
    // Messages that the sweep removes sooner or later. Letters to students stay as long as the student, and are not in it.
    index('outbox_messages_swept')
      .on(table.createdAt)
      .where(sql`recipient = '' or student_id is null or send_before is not null`),
  ],
)
