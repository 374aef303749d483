import type { Dictionary } from '@milgo/domain/answers/row'
import { type ApplicationWording, applicationWording } from '@milgo/messages/application-wording'
import type { Params } from '@milgo/messages/fill'
import { useMemo } from 'react'
import { useDictionary } from '../../lib/dictionaries.ts'
import { useLanguage } from '../../lib/words.ts'
import { useRegistrationWords } from './registration-words.ts'

/** By the name that the service gave a file, the one it had on the student's own device. */
export type FileNames = Pick<ReadonlyMap<string, string>, 'get'>

/** Questions and answers in words, with the names of what is chosen from a list. */
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
      Dictionary,
      unknown
    >
    return applicationWording(
      { questions, options, answerValues, formNotes, steps, places },
      {
        language,
        entry: (dictionary, code) => lists[dictionary].find(({ value }) => value === code)?.label,
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
