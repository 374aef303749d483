import type { Survey } from '@milgo/domain/survey/survey'
import type { Language } from '@milgo/messages/languages'
import { asc, eq, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { students } from '../../store/accounts-schema.ts'
import { inLanguage } from '../../store/localized.ts'
import { surveyOptions } from '../../store/schema.ts'

type Source = Pick<Platform, 'database'>

/** Where positions are equal, as for the countries, the names in the caller's language give the order. */
export const findSurveyOptions = ({ database }: Source, language: Language) => {
  const label = inLanguage(surveyOptions.label, language)
  return database.read((db) =>
    db
      .select({ list: surveyOptions.list, value: surveyOptions.value, label })
      .from(surveyOptions)
      .orderBy(asc(surveyOptions.position), label, asc(surveyOptions.value)),
  )
}

/** Every value that an answer may have. */
export const findSurveyValues = ({ database }: Source) =>
  database.read((db) =>
    db.select({ list: surveyOptions.list, value: surveyOptions.value }).from(surveyOptions),
  )

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

type Answered = { readonly studentId: string; readonly periodId: number; readonly survey: Survey }

/**
 * Sets the flags of the student and, for who takes the survey, stores the answers in the same statement. Undefined where
 * this student has taken it before: of two at once the second waits for the first and then finds the flag.
 */
export const writeSurvey = async (
  { database }: Source,
  { studentId, periodId, survey }: Answered,
): Promise<SurveyFlags | undefined> => {
  const { rows } = await database.statement((db) =>
    db.execute<SurveyFlags>(sql`
      with marked as (
        update students set saw_survey = saw_survey or ${survey.saw_survey || survey.took_survey},
          took_survey = took_survey or ${survey.took_survey}
        where id = ${studentId}::uuid and not (took_survey and ${survey.took_survey})
        returning saw_survey, took_survey
      ),
      stored as (
        insert into survey_answers (period_id, birth_country, birth_country_parent_one, birth_country_parent_two,
          education_parent_one, education_parent_two, culture_group)
        select ${periodId}::int, ${survey.birth_country}::text, ${survey.birth_country_parent_one}::text,
          ${survey.birth_country_parent_two}::text, ${survey.education_parent_one}::text,
          ${survey.education_parent_two}::text, ${survey.culture_group}::text
        from marked where ${survey.took_survey}
      )
      select saw_survey as "sawSurvey", took_survey as "tookSurvey" from marked`),
  )
  return rows[0]
}
