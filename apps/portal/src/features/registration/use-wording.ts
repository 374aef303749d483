import type { Dictionary, SurveyList } from '@milgo/domain/answers/row'
import { type ApplicationWording, applicationWording } from '@milgo/messages/application-wording'
import type { Params } from '@milgo/messages/fill'
import type { ChoiceOption } from '@milgo/ui/choice-option.ts'
import { useMemo } from 'react'
import { useDictionary } from '../../lib/dictionaries.ts'
import { useLanguage } from '../../lib/words.ts'
import { useRegistrationWords } from './registration-words.ts'

/** The names on the student's device, by stored file name. */
export type FileNames = Pick<ReadonlyMap<string, string>, 'get'>

/** Returns the wording of questions and answers, with the names of chosen entries. */
export const useWording = (
  labelParams: Params,
  city: string | undefined,
  fileNames: FileNames,
): ApplicationWording => {
  const { questions, options, answerValues, formNotes, steps, places } = useRegistrationWords()
  const language = useLanguage()
  const { options: institutions } = useDictionary('institutions')
  const { options: banks } = useDictionary('banks')
  const { options: cities } = useDictionary('cities')
  const { options: studyFields } = useDictionary('studyFields')
  const { options: neighborhoods } = useDictionary('neighborhoods', true, city)
  return useMemo(() => {
    const lists = { institutions, banks, cities, studyFields, neighborhoods } satisfies Record<
      Exclude<Dictionary, SurveyList>,
      unknown
    >
    const known: Partial<Record<Dictionary, readonly ChoiceOption[]>> = lists
    return applicationWording(
      { questions, options, answerValues, formNotes, steps, places },
      {
        language,
        entry: (dictionary, code) => known[dictionary]?.find(({ value }) => value === code)?.label,
        file: (name) => fileNames.get(name),
        labelParams,
      },
    )
  }, [
    questions,
    options,
    answerValues,
    formNotes,
    steps,
    places,
    language,
    institutions,
    banks,
    cities,
    studyFields,
    neighborhoods,
    labelParams,
    fileNames,
  ])
}
