import { Timeline, type TimelineEntry } from '@milgo/case-view/timeline.tsx'
import type { LedgerMovementKind } from '@milgo/domain/ledger/movements'
import { fill } from '@milgo/messages/fill'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { leftToRight } from '@milgo/messages/left-to-right'
import { moneyText } from '@milgo/messages/money-text'
import { Check, Landmark, type LucideIcon, RotateCcw, Wallet } from 'lucide-react'
import type { ResultAnswer } from '../../../request/score/score-ground.ts'
import { useScoreWords } from '../../../request/score/score-words.ts'
import { usePersonalAreaWords } from '../shared/personal-area-words.ts'

type Money = NonNullable<ResultAnswer['money']>

const icons: Partial<Record<LedgerMovementKind, LucideIcon>> = {
  ORDERED: Landmark,
  PAID: Wallet,
  RETURNED: RotateCcw,
}

/** Shows what is paid, when, to which account, and what comes next. */
export const MoneyLine = ({ money }: { money: Money }) => {
  const { money: words } = useScoreWords().resultView
  const { requestView } = usePersonalAreaWords()
  const entries: readonly TimelineEntry[] = [
    ...money.movements.map((movement, index) => ({
      key: `${index}`,
      title: words.kinds[movement.kind],
      at: jerusalemTime(new Date(movement.at)).date,
      details: <MovementDetails movement={movement} isByInstitution={money.is_paid_by_institution} />,
      icon: icons[movement.kind] ?? Check,
      needsAttention: movement.kind === 'RETURNED',
    })),
    ...(money.next && money.next !== 'DONE'
      ? [{ key: 'next', title: words.next[money.next], icon: Wallet, isExpected: true }]
      : []),
  ]
  const sums = [
    ['entitled', money.entitled],
    ['paid', money.paid],
    ['inFlight', money.in_flight],
    ['due', money.due],
  ] as const
  return (
    <div className="rounded-medium border border-line bg-paper p-4 md:p-5">
      <h2 className="mb-3 font-bold">{words.title}</h2>
      <Timeline label={words.label} entries={entries} expected={requestView.timeline.expected} />
      <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-3 text-small">
        {sums
          .filter(([, amount]) => amount > 0)
          .map(([name, amount]) => (
            <div key={name} className="flex gap-2">
              <dt className="text-ink-soft">{words.sums[name]}</dt>
              <dd className="font-medium tabular-nums">{moneyText(amount)}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}

const MovementDetails = ({
  movement: { amount, account, reason, kind },
  isByInstitution,
}: {
  movement: Money['movements'][number]
  isByInstitution: boolean
}) => {
  const { money: words } = useScoreWords().resultView
  const isTransfer = kind === 'ORDERED' || kind === 'PAID'
  const parts = [
    ...(amount === null ? [] : [moneyText(amount)]),
    ...(account
      ? [fill(words.toAccount, { bank: account.bank, account: leftToRight(`••••${account.last_digits}`) })]
      : isTransfer && isByInstitution
        ? [words.toInstitution]
        : []),
    ...(reason === null
      ? []
      : [words.returned[reason as keyof typeof words.returned] ?? words.returned.OTHER]),
  ]
  return parts.map((part) => <p key={part}>{part}</p>)
}
