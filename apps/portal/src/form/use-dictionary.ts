import type { Dictionary } from '@milgo/domain/answers/row'
import type { Language } from '@milgo/messages/languages'
import type { ChoiceOption } from '@milgo/ui/choice-option.ts'
import { useQuery } from '@tanstack/react-query'
import { callCore } from '../lib/call-core.ts'
import { useLanguage } from '../lib/words.ts'

type Read = (language: Language, signal: AbortSignal, within: string) => Promise<readonly ChoiceOption[]>

/** Where the entries of each dictionary come from, and what the list shows of them. */
const readers: Readonly<Record<Dictionary, Read>> = {
  institutions: async (language, signal) =>
    (await callCore('/academic/get-all', language, signal)).map(({ id, name }) => ({
      value: String(id),
      label: name,
    })),
  banks: (language, signal) => callCore('/bank-brand/get-all', language, signal),
  cities: async (language, signal) =>
    (await callCore('/city/get-all', language, signal)).map(({ city_symbol, city_name }) => ({
      value: city_symbol,
      label: city_name,
    })),
  studyFields: async (language, signal) =>
    (await callCore('/study-fields/get-all', language, signal)).map(({ id, label }) => ({
      value: id,
      label,
    })),
  neighborhoods: async (language, signal, within) =>
    (await callCore('/neighborhood/get-all/{cityId}', language, signal, { cityId: within })).map(
      ({ symbol, name }) => ({ value: symbol, label: name }),
    ),
}

const nothing: readonly ChoiceOption[] = []

/** The entries of a dictionary; of one that lies within another answer, none before that is given. */
export const useDictionary = (dictionary: Dictionary, isWithin: boolean, within: string | undefined) => {
  const language = useLanguage()
  const isAsked = !isWithin || within !== undefined
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['dictionary', dictionary, within ?? '', language],
    queryFn: ({ signal }) => readers[dictionary](language, signal, within ?? ''),
    enabled: isAsked,
    // It is the same for the whole sitting.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    options: data ?? nothing,
    isLoading: isAsked && isPending,
    hasFailed: data === undefined && error !== null,
    retry: () => void refetch(),
  }
}
