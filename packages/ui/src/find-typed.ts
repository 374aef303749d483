import type { ChoiceOption } from './choice-option.ts'
import { isSameName } from './search-matcher.ts'

/**
 * The one entry that a typed text means: the one of that very name, or the only one that `matches` it.
 */
export const findTyped = (
  options: readonly ChoiceOption[],
  text: string,
  matches: (name: string, typed: string) => boolean,
): ChoiceOption | undefined => {
  if (text.trim() === '') return undefined
  const held = options.filter(({ label, isDisabled }) => !isDisabled && matches(label, text))
  const named = held.filter(({ label }) => isSameName(label, text))
  if (named.length > 0) return named.length === 1 ? named[0] : undefined
  return held.length === 1 ? held[0] : undefined
}
