import type { Dictionary } from '@milgo/domain/answers/row'
import type { Language } from '@milgo/messages/languages'
import type { ChoiceOption } from '@milgo/ui/choice-option.ts'
import type { QueryClient } from '@tanstack/react-query'

export type ReadOptions = {
  readonly language: Language
  readonly signal: AbortSignal
  /** Where a call is cached that answers several dictionaries. */
  readonly client: QueryClient
}

/**
 * Fetches the entries of a dictionary. `within` is the answer of the question that the dictionary depends on, or blank.
 */
export type ReadDictionary = (
  dictionary: Dictionary,
  within: string,
  options: ReadOptions,
) => Promise<readonly ChoiceOption[]>
