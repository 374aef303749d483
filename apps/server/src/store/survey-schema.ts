import type { SurveyQuestion } from '@milgo/domain/survey/questions'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { registrationPeriods } from './schema.ts'

/** A column for each question, so that a new question does not compile without its column. */
const answers = {
  birthCountry: text('birth_country').notNull(),
  birthCountryParentOne: text('birth_country_parent_one').notNull(),
  birthCountryParentTwo: text('birth_country_parent_two').notNull(),
  educationParentOne: text('education_parent_one').notNull(),
  educationParentTwo: text('education_parent_two').notNull(),
  cultureGroup: text('culture_group').notNull(),
} satisfies Record<SurveyQuestion, unknown>

/**
 * Answers of the background survey, one row for each student who took it. No row can be linked to a student: it has no
 * student, no request, no time, and a random id, so that the order of arrival cannot be read from it.
 */
export const surveyAnswers = pgTable('survey_answers', {
  id: uuid().primaryKey().defaultRandom(),
  periodId: integer('period_id')
    .notNull()
    .references(() => registrationPeriods.id),
  ...answers,
})
