import type { FigureKind } from '@milgo/contracts/office/review-answer'
import { findAmount } from '@milgo/domain/identity/amount'
import { plainMoney } from '@milgo/messages/money-text'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { membersOf } from './members-of.ts'

type Props = {
  readonly kind: FigureKind
  /** As a form would send it, or as it is stored. */
  readonly value: unknown
  readonly words: { readonly yes: string; readonly no: string; readonly empty: string }
}

/** A verified figure that is only read. */
export const FigureText = ({ kind, value, words }: Props) => {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) {
    const percents = membersOf(value).map(({ disability_percentage: percent }) => `${percent}%`)
    return <Ltr>{percents.length > 0 ? percents.join(', ') : value.length}</Ltr>
  }
  if (value === null || value === undefined || value === '') return words.empty
  const amount = kind === 'amount' ? findAmount(String(value)) : undefined
  return <Ltr>{amount === undefined ? String(value) : plainMoney(amount)}</Ltr>
}
