import type { ScoreLine } from '@milgo/domain/score/explain'
import { scoreComponents } from '@milgo/domain/score/score-component'
import { scoreRemarks } from '@milgo/domain/score/score-remarks'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { Printer } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPage } from '../../../lib/lazy-page.ts'
import { ScoreBreakdown } from '../../../request/score/score-breakdown.tsx'
import { findScoreGround, type ResultAnswer } from '../../../request/score/score-ground.ts'
import { useScoreWords } from '../../../request/score/score-words.ts'
import { AreaCard } from '../shared/area-card.tsx'

const ScoreCalculator = lazyPage(
  async () => (await import('../../../request/score/score-calculator.tsx')).ScoreCalculator,
)

type Props = { readonly result: ResultAnswer; readonly score: NonNullable<ResultAnswer['score']> }

/** Shows the score in words, and a calculator that starts with it. */
export const ScoreCard = ({ result, score }: Props) => {
  const { score: words, calculator } = useScoreWords().resultView
  const [isCalculating, setIsCalculating] = useState(false)
  const { rules } = result
  const ground = findScoreGround(result)
  return (
    <AreaCard title={words.title} text={words.lead}>
      <ScoreBreakdown
        total={score.total}
        components={scoreComponents.map((component) => {
          const lines = score.lines.filter((line) => line.component === component)
          return {
            component,
            points: score[component],
            max: lines[0]?.max ?? 0,
            // On the wire, code and figures of a line have general types; the server sends only lines of the domain.
            lines: lines as unknown as readonly ScoreLine[],
          }
        })}
        remarks={ground && rules ? scoreRemarks(ground, rules.score_rules) : []}
        tiers={rules?.award_tiers ?? null}
      />
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        {ground && rules && !isCalculating && (
          <ActionButton variant="secondary" onPress={() => setIsCalculating(true)}>
            {calculator.open}
          </ActionButton>
        )}
        <ActionButton variant="quiet" onPress={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {words.print}
        </ActionButton>
      </div>
      {ground && rules && isCalculating && (
        <section aria-labelledby="calculator-title" className="mt-6 border-t border-line pt-5 print:hidden">
          <h3 id="calculator-title" className="mb-2 text-lead font-bold">
            {calculator.title}
          </h3>
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <ScoreCalculator ground={ground} rules={rules} />
          </Suspense>
        </section>
      )}
    </AreaCard>
  )
}
