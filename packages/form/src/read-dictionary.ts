import type { Dictionary } from '@milgo/domain/answers/row'
import type { Language } from '@milgo/messages/languages'
import type { ChoiceOption } from '@milgo/ui/choice-option.ts'

type Options = { readonly language: Language; readonly signal: AbortSignal }

/** Fetches the entries of a dictionary; `within` is the answer that they belong to, or blank. */
export type ReadDictionary = (
  dictionary: Dictionary,
  within: string,
  options: Options,
) => Promise<readonly ChoiceOption[]>
