import { Ltr } from '@milgo/ui/ltr.tsx'

/** A sum in NIS, as it is written beside other sums: ₪6,240. */
export const moneyText = (amount: number): string =>
  `${amount < 0 ? '−' : ''}₪${Math.abs(amount).toLocaleString('en-US')}`

export const Money = ({ amount, className = '' }: { amount: number; className?: string }) => (
  <Ltr className={`tabular-nums ${className}`}>{moneyText(amount)}</Ltr>
)
