/** What texts may name of the operator, and what makes an address of each. */
const schemes = { supportEmail: 'mailto:', supportPhone: 'tel:' } as const
export type OperatorValue = keyof typeof schemes
export const operatorValues = Object.keys(schemes) as readonly OperatorValue[]

/** Where a value leads by itself: whoever chooses the address of the support writes no link. */
export const linkOfOperator = (name: string, words: string): string | undefined =>
  name in schemes ? `${schemes[name as OperatorValue]}${words}` : undefined
