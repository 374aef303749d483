import { computeScore } from '@milgo/domain/score/compute'
import type { ScoreGround } from '@milgo/domain/score/score-remarks'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { useState } from 'react'
import { calculatorFields, type Typed, typedOf } from './calculator-fields.ts'
import { estimateBeside } from './estimate-of.ts'
import { EstimateResult } from './estimate-result.tsx'
import { ScoreComparison } from './score-comparison.tsx'
import { ScoreFields } from './score-fields.tsx'
import type { ResultAnswer } from './score-ground.ts'
import { useScoreWords } from './score-words.ts'

type Props = {
  /** The student's own figures, with which the calculator starts. */
  readonly ground: ScoreGround
  readonly rules: NonNullable<ResultAnswer['rules']>
  /** Figures that replace the student's own at the start. */
  readonly changed?: Partial<Typed>
  /** The components that an appeal disputes. */
  readonly disputed?: readonly string[]
}

/**
 * Estimates the score of other figures in the browser, by the same function as the server, and compares it with the
 * published result. Nothing is sent or stored. While a field is wrong there is no result.
 */
export const ScoreCalculator = ({ ground, rules, changed, disputed = [] }: Props) => {
  const { resultView } = useScoreWords()
  const words = resultView.calculator
  const [typed, setTyped] = useState<Typed>(() => ({ ...typedOf(ground), ...changed }))
  const own = typedOf(ground)
  const isChanged = calculatorFields.some(({ field }) => typed[field] !== own[field])
  const estimate = estimateBeside(ground, typed, rules)
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-soft">{words.lead}</p>
      <fieldset>
        <legend className="sr-only">{words.figures}</legend>
        <ScoreFields
          typed={typed}
          onChange={setTyped}
          reserveWindow={rules.reserve_window}
          wrong={estimate.kind === 'wrong' ? estimate.fields : []}
          hasTooManyChildren={estimate.kind === 'tooManyChildren'}
        />
      </fieldset>
      <section
        aria-label={words.result}
        aria-live="polite"
        className="rounded-medium border border-line p-4 md:p-5"
      >
        {estimate.kind === 'known' ? (
          <EstimateResult
            known={estimate}
            rules={rules}
            lead={isChanged ? words.estimate : undefined}
            heading="h4"
          >
            <ScoreComparison
              before={computeScore(ground.answers, ground.figures, rules.score_rules)}
              estimate={estimate.estimate}
              tiers={rules.award_tiers}
              disputed={disputed}
            />
          </EstimateResult>
        ) : (
          <p>{words.wrong}</p>
        )}
      </section>
      <div>
        <ActionButton variant="quiet" onPress={() => setTyped(own)} className="-ms-6">
          {words.reset}
        </ActionButton>
      </div>
    </div>
  )
}
