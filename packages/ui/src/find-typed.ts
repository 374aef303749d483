import type { ChoiceOption } from './choice-option.ts'
import { isSameName } from './search-matcher.ts'

/** All that an entry goes by. */
export const namesOf = ({ label, otherNames = [] }: ChoiceOption): readonly string[] => [label, ...otherNames]

/** Whether an entry is one that was meant by what was typed; `matches` judges its name. */
export const isMeant = (
  option: ChoiceOption,
  text: string,
  matches: (name: string, typed: string) => boolean,
): boolean =>
  namesOf(option).some((name) => matches(name, text)) || (option.number?.startsWith(text.trim()) ?? false)

/**
 * The one entry that a typed text means: the one of that very name or number, or the only one that it fits.
 */
export const findTyped = (
  options: readonly ChoiceOption[],
  text: string,
  matches: (name: string, typed: string) => boolean,
): ChoiceOption | undefined => {
  if (text.trim() === '') return undefined
  const meant = options.filter((option) => !option.isDisabled && isMeant(option, text, matches))
  const named = meant.filter(
    (option) => namesOf(option).some((name) => isSameName(name, text)) || option.number === text.trim(),
  )
  if (named.length > 0) return named.length === 1 ? named[0] : undefined
  return meant.length === 1 ? meant[0] : undefined
}
