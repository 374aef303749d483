import type { Dictionary } from '@milgo/domain/answers/row'
import type { Language } from '@milgo/messages/languages'
import type { ChoiceOption } from '@milgo/ui/choice-option.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ReadDictionary } from './read-dictionary.ts'

/** Returns the cache key of a dictionary. Each list is fetched once until the page is closed. */
export const dictionaryCache = (dictionary: Dictionary, language: Language, within = '') => ({
  queryKey: ['dictionary', dictionary, within, language],
  staleTime: Number.POSITIVE_INFINITY,
})

const nothing: readonly ChoiceOption[] = []

type Asked = {
  readonly dictionary: Dictionary
  readonly language: Language
  readonly readDictionary: ReadDictionary
  /** Whether the entries depend on another question's answer, and that answer. */
  readonly isWithin?: boolean
  readonly within?: string | undefined
}

/**
 * Returns the entries of a dictionary. A dictionary that depends on another answer has no entries until that answer is
 * given. While they are fetched in another language, and if that fails, returns those of the last language, because a
 * chosen entry must not vanish from its field.
 */
export const useEntries = ({ dictionary, language, readDictionary, isWithin = false, within }: Asked) => {
  const isAsked = !isWithin || within !== undefined
  const { data, error, isPending, refetch } = useQuery({
    ...dictionaryCache(dictionary, language, within),
    queryFn: ({ signal, client }) => readDictionary(dictionary, within ?? '', { language, signal, client }),
    enabled: isAsked,
  })
  const last = useRef<{ readonly of: string; readonly options: readonly ChoiceOption[] }>(null)
  const of = `${dictionary} ${within}`
  if (data !== undefined) last.current = { of, options: data }
  const options = last.current?.of === of ? last.current.options : undefined
  return {
    options: options ?? nothing,
    isLoading: isAsked && isPending && options === undefined,
    hasFailed: options === undefined && error !== null,
    retry: () => void refetch(),
  }
}
