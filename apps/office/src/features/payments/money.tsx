import { plainMoney } from '@milgo/messages/money-text'
import { Ltr } from '@milgo/ui/ltr.tsx'

export const Money = ({ amount, className = '' }: { amount: number; className?: string }) => (
  <Ltr className={`tabular-nums ${className}`}>{plainMoney(amount)}</Ltr>
)
