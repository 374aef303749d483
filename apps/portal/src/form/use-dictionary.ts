import type { Dictionary } from '@milgo/domain/answers/row'
import type { MunicipalCode } from '@milgo/domain/locality/municipal-code'
import type { Language } from '@milgo/messages/languages'
import type { ChoiceOption } from '@milgo/ui/choice-option.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CallOptions } from '../lib/service-client.ts'
import { callCore } from '../lib/service-client.ts'
import { useLanguage } from '../lib/words.ts'

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

/** One list for the whole sitting, whoever asks for it first. */
const kept = (dictionary: Dictionary, language: Language, within = '') => ({
  queryKey: ['dictionary', dictionary, within, language],
  staleTime: Number.POSITIVE_INFINITY,
})

export const citiesQuery = (language: Language) =>
  queryOptions({
    ...kept('cities', language),
    queryFn: ({ signal }) => readCities({ language, signal }),
  })

const nothing: readonly ChoiceOption[] = []

/** The entries of a dictionary; of one that lies within another answer, none before that is given. */
export const useDictionary = (dictionary: Dictionary, isWithin: boolean, within: string | undefined) => {
  const language = useLanguage()
  const isAsked = !isWithin || within !== undefined
  const { data, error, isPending, refetch } = useQuery({
    ...kept(dictionary, language, within),
    queryFn: ({ signal }) => readers[dictionary]({ language, signal }, within ?? ''),
    enabled: isAsked,
  })
  return {
    options: data ?? nothing,
    isLoading: isAsked && isPending,
    hasFailed: data === undefined && error !== null,
    retry: () => void refetch(),
  }
}
