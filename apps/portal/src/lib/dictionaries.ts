import type { Dictionary } from '@milgo/domain/answers/row'
import type { MunicipalCode } from '@milgo/domain/locality/municipal-code'
import type { ReadDictionary } from '@milgo/form/read-dictionary.ts'
import { dictionaryCache, useEntries } from '@milgo/form/use-entries.ts'
import type { Language } from '@milgo/messages/languages'
import type { ChoiceOption } from '@milgo/ui/choice-option.ts'
import { queryOptions } from '@tanstack/react-query'
import { type CallOptions, callCore } from './service-client.ts'
import { useLanguage } from './words.ts'

type Read = (options: CallOptions, within: string) => Promise<readonly ChoiceOption[]>

/** A locality with what the rules ask of it. */
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

/** Where the entries of each dictionary come from, and what the list shows of them. */
const readers: Readonly<Record<Dictionary, Read>> = {
  institutions: async (options) =>
    (await callCore('GET /academic/get-all', options)).map(({ id, name }) => ({
      value: String(id),
      label: name,
    })),
  banks: async (options) =>
    (await callCore('GET /bank-brand/get-all', options)).map((bank) => ({ ...bank, number: bank.value })),
  cities: readCities,
  studyFields: async (options) =>
    (await callCore('GET /study-fields/get-all', options)).map(({ id, label }) => ({ value: id, label })),
  neighborhoods: async (options, within) =>
    (await callCore('GET /neighborhood/get-all/{cityId}', { ...options, params: { cityId: within } })).map(
      ({ symbol, name }) => ({ value: symbol, label: name }),
    ),
}

export const readDictionary: ReadDictionary = (dictionary, within, options) =>
  readers[dictionary](options, within)

export const citiesQuery = (language: Language) =>
  queryOptions({
    ...dictionaryCache('cities', language),
    queryFn: ({ signal }) => readCities({ language, signal }),
  })

/** The names of what is chosen from a dictionary; of one that lies within another answer, once that is given. */
export const useDictionary = (dictionary: Dictionary, isWithin = false, within?: string) =>
  useEntries({ dictionary, language: useLanguage(), readDictionary, isWithin, within })
