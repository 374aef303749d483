import type { ChoicesRow } from './row.ts'

/**
 * Returns the chosen options after one option was pressed, in the row's order. Pressing a chosen option removes it.
 * Choosing the option "none of the others" removes the others, choosing another removes "none". This is not an effect
 * of the form, because the answers alone do not tell which option was pressed.
 */
export const toggleOption = <Option extends string>(
  { options, exclusive }: Pick<ChoicesRow<Option>, 'options' | 'exclusive'>,
  chosen: readonly Option[],
  pressed: Option,
): readonly Option[] => {
  if (chosen.includes(pressed)) return chosen.filter((one) => one !== pressed)
  if (pressed === exclusive) return [pressed]
  return options.filter((one) => one === pressed || (one !== exclusive && chosen.includes(one)))
}
