import { findAwardTier } from '@milgo/domain/score/find-award-tier'
import { scoreComponents } from '@milgo/domain/score/score-component'
import { incomeMargin } from '@milgo/domain/score/score-estimate'
import { scoreFacts } from '@milgo/domain/score/score-facts'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { moneyText } from '@milgo/messages/money-text'
import { cardStyle } from '@milgo/ui/card-style.ts'
import type { CoreAnswer } from '@milgo/web-client/call-types'
import { useLanguage } from '../../lib/words.ts'
import { ScoreBreakdown } from '../../request/score/score-breakdown.tsx'
import { useCalculatorWords } from './calculator-words.ts'
import type { Estimate } from './estimate-of.ts'

type Rules = CoreAnswer<'/page-data/calculator'>

/** What the figures come to: a range, since the office verifies them, and the parts where all of them are known. */
export const EstimateCard = ({ estimate, rules }: { estimate: Estimate; rules: Rules }) => {
  const words = useCalculatorWords()
  return (
    <section
      aria-labelledby="estimate"
      className={`${cardStyle} border-s-8 border-s-brand px-5 py-6 md:px-7`}
    >
      <h2 id="estimate" className="text-title font-bold">
        {words.result}
      </h2>
      <div aria-live="polite" className="mt-2">
        {estimate.kind === 'known' ? (
          <Known estimate={estimate} rules={rules} />
        ) : (
          <p>{words[estimate.kind]}</p>
        )}
      </div>
    </section>
  )
}

const Known = ({
  estimate: { ground, estimate },
  rules,
}: {
  estimate: Extract<Estimate, { kind: 'known' }>
  rules: Rules
}) => {
  const words = useCalculatorWords()
  const language = useLanguage()
  const { low, high, coversPriority, asGiven } = estimate
  return (
    <>
      <p className="text-display font-bold">
        {low === high
          ? counted(words.exactly, low, language)
          : fill(words.between, { low: leftToRight(String(low)), high: leftToRight(String(high)) })}
      </p>
      <p className="mt-1 text-lead font-medium">{awardText(estimate, rules, words)}</p>
      <p className="mt-3 text-small text-ink-soft">
        {fill(words.range, { percent: Math.round(incomeMargin * 100) })}
        {coversPriority && ` ${words.priority}`}
      </p>
      {asGiven && (
        <div className="mt-5 border-t border-line pt-5">
          <h3 className="mb-3 font-bold">{words.parts}</h3>
          <ScoreBreakdown
            total={asGiven.total}
            components={scoreComponents.map((component) => ({
              component,
              points: asGiven.components[component].points,
              max: rules.score_rules.caps[component],
              lines: asGiven.components[component].lines,
            }))}
            facts={scoreFacts(ground, rules.score_rules)}
            tiers={rules.award_tiers}
          />
        </div>
      )}
    </>
  )
}

type Words = ReturnType<typeof useCalculatorWords>

const awardText = ({ low, high }: { low: number; high: number }, rules: Rules, words: Words): string => {
  const from = findAwardTier(rules.award_tiers, low)?.amount ?? 0
  const to = findAwardTier(rules.award_tiers, high)?.amount ?? 0
  if (to === 0) return words.noAward
  if (from === to) return fill(words.award, { amount: moneyText(to) })
  if (from === 0) return fill(words.upTo, { to: moneyText(to) })
  return fill(words.awards, { from: moneyText(from), to: moneyText(to) })
}
