import { computeScore } from '@milgo/domain/score/compute'
import { roundPoints } from '@milgo/domain/score/explain'
import { findAwardTier } from '@milgo/domain/score/find-award-tier'
import { scoreComponents } from '@milgo/domain/score/score-component'
import { type ScoreGround, scoreFacts } from '@milgo/domain/score/score-facts'
import { fill } from '@milgo/messages/fill'
import { moneyText } from '@milgo/messages/money-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { useState } from 'react'
import { changedGround, type Typed, typedOf, wrongFields } from './calculator-fields.ts'
import { ScoreBreakdown } from './score-breakdown.tsx'
import { ScoreFields } from './score-fields.tsx'
import type { ResultAnswer } from './score-ground.ts'
import { useScoreWords } from './score-words.ts'

type Props = {
  /** One's own figures, which it begins with. */
  readonly ground: ScoreGround
  readonly rules: NonNullable<ResultAnswer['rules']>
  /** Figures that it begins with instead of one's own. */
  readonly changed?: Partial<Typed>
}

/**
 * The score of other figures, computed here by the same function as on the server. Nothing of it is sent or stored.
 */
export const ScoreCalculator = ({ ground, rules, changed }: Props) => {
  const { resultView } = useScoreWords()
  const words = resultView.calculator
  const [typed, setTyped] = useState<Typed>(() => ({ ...typedOf(ground), ...changed }))
  const score_rules = rules.score_rules
  const now = changedGround(ground, typed)
  const score = computeScore(now.answers, now.figures, score_rules)
  const before = computeScore(ground.answers, ground.figures, score_rules)
  const award = findAwardTier(rules.award_tiers, score.total)?.amount ?? 0
  const difference = roundPoints(score.total - before.total)
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-soft">{words.lead}</p>
      <fieldset>
        <legend className="sr-only">{words.figures}</legend>
        <ScoreFields typed={typed} onChange={setTyped} wrong={wrongFields(typed)} />
      </fieldset>
      <section
        aria-label={words.result}
        aria-live="polite"
        className="rounded-medium border border-line p-4 md:p-5"
      >
        <p className="text-title font-bold">{award > 0 ? moneyText(award) : words.noAward}</p>
        <p className="mb-4 text-ink-soft">
          {difference === 0
            ? words.same
            : fill(words.difference, { points: `\u2066${difference > 0 ? '+' : ''}${difference}\u2069` })}
        </p>
        <ScoreBreakdown
          total={score.total}
          components={scoreComponents.map((component) => ({
            component,
            points: score.components[component].points,
            max: score_rules.caps[component],
            lines: score.components[component].lines,
          }))}
          facts={scoreFacts(now, score_rules)}
          tiers={rules.award_tiers}
        />
      </section>
      <div>
        <ActionButton variant="quiet" onPress={() => setTyped(typedOf(ground))}>
          {words.reset}
        </ActionButton>
      </div>
    </div>
  )
}
