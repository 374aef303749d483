import type { Dictionary } from '@milgo/domain/answers/row'
import type { Language } from '@milgo/messages/languages'
import type { ChoiceOption } from '@milgo/ui/choice-option.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReadDictionary } from './read-dictionary.ts'

/** One list for the whole sitting, whoever asks for it first. */
export const dictionaryCache = (dictionary: Dictionary, language: Language, within = '') => ({
  queryKey: ['dictionary', dictionary, within, language],
  staleTime: Number.POSITIVE_INFINITY,
})

const nothing: readonly ChoiceOption[] = []

type Asked = {
  readonly dictionary: Dictionary
  readonly language: Language
  readonly readDictionary: ReadDictionary
  /** Whether its entries belong to another answer, and which that is. */
  readonly isWithin?: boolean
  readonly within?: string | undefined
}

/** The entries of a dictionary; of one that lies within another answer, none before that is given. */
export const useEntries = ({ dictionary, language, readDictionary, isWithin = false, within }: Asked) => {
  const isAsked = !isWithin || within !== undefined
  const { data, error, isPending, refetch } = useQuery({
    ...dictionaryCache(dictionary, language, within),
    queryFn: ({ signal }) => readDictionary(dictionary, within ?? '', { language, signal }),
    enabled: isAsked,
  })
  return {
    options: data ?? nothing,
    isLoading: isAsked && isPending,
    hasFailed: data === undefined && error !== null,
    retry: () => void refetch(),
  }
}
