import type { Dictionary, SurveyList } from '@milgo/domain/answers/row'
import type { MunicipalCode } from '@milgo/domain/locality/municipal-code'
import type { ReadDictionary, ReadOptions } from '@milgo/form/read-dictionary.ts'
import { dictionaryCache, useEntries } from '@milgo/form/use-entries.ts'
import type { Language } from '@milgo/messages/languages'
import type { ChoiceOption } from '@milgo/ui/choice-option.ts'
import { queryOptions } from '@tanstack/react-query'
import { type CallOptions, callCore } from './service-client.ts'
import { coreQuery } from './use-core-query.ts'
import { useLanguage } from './words.ts'

type Read = (options: ReadOptions, within: string) => Promise<readonly ChoiceOption[]>

/** A locality, with what the rules need of it. */
export type CityOption = ChoiceOption & { readonly municipalCode: MunicipalCode }

const readCities = async (options: CallOptions): Promise<readonly CityOption[]> =>
  (await callCore('GET /city/get-all', options)).map(
    ({ city_symbol, city_name, other_names, municipal_code }) => ({
      value: city_symbol,
      label: city_name,
      otherNames: other_names,
      municipalCode: municipal_code,
    }),
  )

/** Reads a list of the survey. One call answers all of them. */
const readSurveyList =
  (list: SurveyList): Read =>
  async ({ language, client }) =>
    (await client.ensureQueryData(coreQuery('/sector-survey/get-static-data', language)))[list]

/** Reads the entries of each dictionary as options of a list. */
const readers: Readonly<Record<Dictionary, Read>> = {
  institutions: async (options) =>
    (await callCore('GET /academic/get-all', options)).map(({ id, name, other_names }) => ({
      value: String(id),
      label: name,
      otherNames: other_names,
    })),
  banks: async (options) =>
    (await callCore('GET /bank-brand/get-all', options)).map(({ value, label, other_names }) => ({
      value,
      label,
      otherNames: other_names,
      number: value,
    })),
  cities: readCities,
  studyFields: async (options) =>
    (await callCore('GET /study-fields/get-all', options)).map(({ id, label }) => ({ value: id, label })),
  neighborhoods: async (options, within) =>
    (await callCore('GET /neighborhood/get-all/{cityId}', { ...options, params: { cityId: within } })).map(
      ({ symbol, name }) => ({ value: symbol, label: name }),
    ),
  countries: readSurveyList('countries'),
  education: readSurveyList('education'),
  culture_group: readSurveyList('culture_group'),
}

export const readDictionary: ReadDictionary = (dictionary, within, options) =>
  readers[dictionary](options, within)

export const citiesQuery = (language: Language) =>
  queryOptions({
    ...dictionaryCache('cities', language),
    queryFn: ({ signal }) => readCities({ language, signal }),
  })

/**
 * Returns the entries of a dictionary. A dictionary that depends on another answer has none until that answer is given.
 */
export const useDictionary = (dictionary: Dictionary, isWithin = false, within?: string) =>
  useEntries({ dictionary, language: useLanguage(), readDictionary, isWithin, within })
