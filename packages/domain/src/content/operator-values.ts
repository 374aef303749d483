/** The operator's values that texts may contain, each with the scheme of its link. */
const schemes = { supportEmail: 'mailto:', supportPhone: 'tel:' } as const
export type OperatorValue = keyof typeof schemes
export const operatorValues = Object.keys(schemes) as readonly OperatorValue[]

/** Returns the link of an operator's value, so that an editor need not write one; undefined for other values. */
export const linkOfOperator = (name: string, words: string): string | undefined =>
  name in schemes ? `${schemes[name as OperatorValue]}${words}` : undefined
