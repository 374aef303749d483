import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { registrationPeriods } from './schema.ts'

/**
 * Answers of the background survey, a row for each student who took it. Nothing in a row says whose it is: no student, no
 * request, no time, and a random id, so that no order of arrival can be read from it.
 */
export const surveyAnswers = pgTable('survey_answers', {
  id: uuid().primaryKey().defaultRandom(),
  periodId: integer('period_id')
    .notNull()
    .references(() => registrationPeriods.id),
  birthCountry: text('birth_country').notNull(),
  birthCountryParentOne: text('birth_country_parent_one').notNull(),
  birthCountryParentTwo: text('birth_country_parent_two').notNull(),
  educationParentOne: text('education_parent_one').notNull(),
  educationParentTwo: text('education_parent_two').notNull(),
  cultureGroup: text('culture_group').notNull(),
})
