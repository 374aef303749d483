import type { LeftOutReason } from '@milgo/domain/payment/left-out'
import { useWords } from '../../lib/words.ts'
import { Money } from './money.tsx'

type LeftOut = { readonly reason: LeftOutReason; readonly count: number; readonly amount: number }

/** Why due awards are not in a batch, and their sums. */
export const LeftOutList = ({ leftOut }: { leftOut: readonly LeftOut[] }) => {
  const { leftOutReasons } = useWords().officePayments
  return (
    <ul className="mt-1 text-small">
      {leftOut.map(({ reason, count, amount }) => (
        <li key={reason} className="flex flex-wrap gap-x-2">
          <span>{leftOutReasons[reason]}:</span>
          <span className="font-medium">{count}</span>
          <Money amount={amount} className="text-ink-soft" />
        </li>
      ))}
    </ul>
  )
}
