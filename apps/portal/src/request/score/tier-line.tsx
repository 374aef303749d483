import type { AwardTiers } from '@milgo/domain/score/award-tiers'
import { findAwardTier } from '@milgo/domain/score/find-award-tier'
import { findNextTier } from '@milgo/domain/score/score-remarks'
import { fill } from '@milgo/messages/fill'
import { moneyText } from '@milgo/messages/money-text'
import { useScoreWords } from './score-words.ts'

/**
 * Shows the tiers from the lowest to the highest, marks the student's own, and says how many points the next one needs.
 */
export const TierLine = ({ tiers, total }: { tiers: AwardTiers; total: number }) => {
  const { score: words } = useScoreWords().resultView
  const reached = findAwardTier(tiers, total)
  const next = findNextTier(tiers, total)
  return (
    <div className="mt-4">
      <ul aria-label={words.tiers} className="grid gap-2 sm:auto-cols-fr sm:grid-flow-col">
        {tiers.toReversed().map((tier) => {
          const isOwn = tier === reached
          return (
            <li
              key={tier.from}
              className={`flex flex-wrap items-baseline justify-between gap-x-3 rounded-small border px-3 py-2 ${
                isOwn
                  ? 'border-2 border-brand bg-brand-wash forced-colors:border-4 forced-colors:border-double'
                  : 'border-line'
              }`}
            >
              <span className="text-small">
                {fill(words.tier, { from: tier.from })}
                {isOwn && <span className="sr-only">, {words.yourTier}</span>}
              </span>
              <span className="font-bold">{moneyText(tier.amount)}</span>
            </li>
          )
        })}
      </ul>
      <p className="mt-2 text-small text-ink-soft">
        {next ? fill(words.next, { amount: moneyText(next.amount), missing: next.missing }) : words.best}
      </p>
    </div>
  )
}
