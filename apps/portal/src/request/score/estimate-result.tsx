import type { AwardTiers } from '@milgo/domain/score/award-tiers'
import { scoreComponents } from '@milgo/domain/score/score-component'
import { scoreRemarks } from '@milgo/domain/score/score-remarks'
import type { ScoreRules } from '@milgo/domain/score/score-rules'
import { fill } from '@milgo/messages/fill'
import type { ReactNode } from 'react'
import { useLanguage } from '../../lib/words.ts'
import { incomeMarginPercent, type KnownEstimate } from './estimate-of.ts'
import { awardText, pointsText } from './estimate-text.ts'
import { ScoreBreakdown } from './score-breakdown.tsx'
import { useScoreWords } from './score-words.ts'

type Props = {
  readonly known: KnownEstimate
  readonly rules: { readonly score_rules: ScoreRules; readonly award_tiers: AwardTiers }
  /** What kind of figure the estimate is; undefined where the figures are those of the published result. */
  readonly lead?: string | undefined
  /** The heading of the components. */
  readonly heading: 'h3' | 'h4'
  /** Is drawn between the estimate and its components. */
  readonly children?: ReactNode
}

/**
 * Draws an estimate as a range, says which uncertainties it covers, and shows the components if all figures are known.
 */
export const EstimateResult = ({
  known: { ground, estimate },
  rules,
  lead,
  heading: Heading,
  children,
}: Props) => {
  const words = useScoreWords().resultView.calculator
  const language = useLanguage()
  const { low, high, coversIncome, coversPriority, asGiven } = estimate
  const notes = [
    lead,
    low < high && coversIncome && fill(words.coversIncome, { percent: incomeMarginPercent }),
    !asGiven && words.coversClusters,
    coversPriority && words.coversPriority,
  ].filter(Boolean)
  return (
    <>
      <p className="text-display font-bold">{pointsText(estimate, words, language)}</p>
      <p className="mt-1 text-lead font-medium">{awardText(estimate, rules.award_tiers, words)}</p>
      {notes.length > 0 && <p className="mt-3 text-small text-ink-soft">{notes.join(' ')}</p>}
      {children}
      {asGiven && (
        <div className="mt-5 border-t border-line pt-5">
          <Heading className="mb-3 font-bold">{words.parts}</Heading>
          <ScoreBreakdown
            total={asGiven.total}
            components={scoreComponents.map((component) => ({
              component,
              points: asGiven.components[component].points,
              max: rules.score_rules.caps[component],
              lines: asGiven.components[component].lines,
            }))}
            remarks={scoreRemarks(ground, rules.score_rules)}
            tiers={rules.award_tiers}
          />
        </div>
      )}
    </>
  )
}
