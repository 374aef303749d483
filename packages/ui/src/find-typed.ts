import type { ChoiceOption } from './choice-option.ts'
import { isSameName } from './search-matcher.ts'

/** Returns all names of an entry. */
export const namesOf = ({ label, otherNames = [] }: ChoiceOption): readonly string[] => [label, ...otherNames]

/** Returns whether the typed text may mean the entry, by its number or, as `matches` decides, by a name. */
export const isMeant = (
  option: ChoiceOption,
  text: string,
  matches: (name: string, typed: string) => boolean,
): boolean =>
  namesOf(option).some((name) => matches(name, text)) || (option.number?.startsWith(text.trim()) ?? false)

/**
 * Returns the one entry that a typed text means: the entry with exactly that name or number, or the only one that
 * matches. Returns undefined if there is none or several.
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
