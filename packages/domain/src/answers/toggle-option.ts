import type { ChoicesRow } from './row.ts'

/**
 * The answer to "any of these" once one of them was pressed: ticked or taken back, in the row's order. Ticking the
 * option that says "none of the others" clears them, ticking another clears it. It needs to know what was pressed,
 * which the answers alone do not tell; hence no effect of the form.
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
