import type { TierTally } from '@milgo/domain/what-if/tier-tally'
import { fill } from '@milgo/messages/fill'
import { inGroups } from '@milgo/messages/in-groups'
import { moneyText } from '@milgo/messages/money-text'
import { useWords } from '../../lib/words.ts'
import { tierStyle } from './tier-style.ts'

type Props = {
  readonly tally: TierTally
  readonly active: TierTally
  readonly budget: number | null
  readonly published: { readonly count: number; readonly money: number }
}

/** The committed sum, with a mark for the budget. Published awards are included. */
export const BudgetBar = ({ tally, active, budget, published }: Props) => {
  const { officeResults } = useWords()
  const words = officeResults.budget
  const sum = tally.money + published.money
  const left = budget === null ? null : budget - sum
  const whole = Math.max(sum, budget ?? 0, 1) * 1.04
  const share = (money: number) => `${(money / whole) * 100}%`
  return (
    <div className="mt-5 border-t border-line pt-4 text-small">
      <div className="flex flex-wrap justify-between gap-x-6 font-medium">
        <span>
          {budget === null
            ? fill(words.without, { sum: moneyText(sum) })
            : fill(words.committed, { sum: moneyText(sum), budget: moneyText(budget) })}
        </span>
        {left !== null && (
          <span className={left < 0 ? 'text-bad' : 'text-good'}>
            {fill(left < 0 ? words.over : words.left, { sum: moneyText(Math.abs(left)) })}
          </span>
        )}
      </div>
      <div aria-hidden="true" className="relative mt-2">
        <div className="flex h-5 overflow-hidden rounded-full bg-sunken">
          {published.money > 0 && (
            <div className="bg-ink-faint" style={{ inlineSize: share(published.money) }} />
          )}
          {tally.tiers.map(({ amount, money }, place) => (
            <div key={amount} className={tierStyle(place)} style={{ inlineSize: share(money) }} />
          ))}
        </div>
        {budget !== null && (
          <div
            className="absolute -top-1 -bottom-1 w-[3px] rounded-full bg-ink"
            style={{ insetInlineStart: share(budget) }}
          />
        )}
      </div>
      <p className="mt-2 text-ink-soft">
        {[
          ...(published.money > 0
            ? [
                `${fill(words.published, {
                  sum: moneyText(published.money),
                  count: inGroups(published.count),
                })}.`,
              ]
            : []),
          fill(words.active, { sum: moneyText(active.money + published.money) }),
          ...(budget === null ? [] : [`${words.mark}.`]),
        ].join(' ')}
      </p>
    </div>
  )
}
