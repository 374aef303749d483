import { type SurveyAnswers, type SurveyQuestion, survey } from '@milgo/domain/survey/questions'
import type { Language } from '@milgo/messages/languages'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { students } from '../../store/accounts-schema.ts'
import { inLanguage } from '../../store/localized.ts'
import { surveyOptions } from '../../store/schema.ts'

type Source = Pick<Platform, 'database'>

/**
 * Returns the options, ordered by position. Options with equal positions, as the countries, are ordered by their names
 * in the caller's language.
 */
export const findSurveyOptions = ({ database }: Source, language: Language) => {
  const label = inLanguage(surveyOptions.label, language)
  return database.read((db) =>
    db
      .select({ list: surveyOptions.list, value: surveyOptions.value, label })
      .from(surveyOptions)
      .orderBy(asc(surveyOptions.position), label, asc(surveyOptions.value)),
  )
}

type SurveyFlags = { readonly sawSurvey: boolean; readonly tookSurvey: boolean }

export const findSurveyFlags = async ({ database }: Source, studentId: string): Promise<SurveyFlags> => {
  const [flags] = await database.read((db) =>
    db
      .select({ sawSurvey: students.sawSurvey, tookSurvey: students.tookSurvey })
      .from(students)
      .where(eq(students.id, studentId)),
  )
  return flags ?? { sawSurvey: false, tookSurvey: false }
}

type Seen = { readonly studentId: string; readonly sawSurvey: boolean }
type Answered = { readonly periodId: number; readonly answers: SurveyAnswers }

const questions = Object.entries(survey.rows) as readonly [SurveyQuestion, { readonly wire: string }][]
const columns = sql.join(
  questions.map(([, { wire }]) => sql.identifier(wire)),
  sql`, `,
)

/** A part of the statement that stores the answers, if `marked` has the student. */
const stored = ({ periodId, answers }: Answered): SQL => {
  const values = questions.map(([id]) => sql`${answers[id]}::text`)
  return sql`, stored as (
    insert into survey_answers (period_id, ${columns})
    select ${periodId}::int, ${sql.join(values, sql`, `)} from marked
  )`
}

/**
 * Sets the flags of the student and stores the answers of a survey that was taken, in the same statement. Returns
 * undefined if this student has taken the survey before. Of two calls at the same time, the second waits for the first
 * and then finds the flag.
 */
export const writeSurvey = async (
  { database }: Source,
  { studentId, sawSurvey }: Seen,
  answered: Answered | undefined,
): Promise<SurveyFlags | undefined> => {
  const tookSurvey = answered !== undefined
  const { rows } = await database.statement((db) =>
    db.execute<SurveyFlags>(sql`
      with marked as (
        update students set saw_survey = saw_survey or ${sawSurvey}, took_survey = took_survey or ${tookSurvey}
        where id = ${studentId}::uuid and not (took_survey and ${tookSurvey})
        returning saw_survey, took_survey
      )${answered ? stored(answered) : sql``}
      select saw_survey as "sawSurvey", took_survey as "tookSurvey" from marked`),
  )
  return rows[0]
}
