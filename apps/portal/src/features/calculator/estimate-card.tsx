import { cardStyle } from '@milgo/ui/card-style.ts'
import type { CoreAnswer } from '@milgo/web-client/call-types'
import { ArrowDown } from 'lucide-react'
import { Link } from 'react-router'
import { useLanguage } from '../../lib/words.ts'
import type { Estimate } from '../../request/score/estimate-of.ts'
import { EstimateResult } from '../../request/score/estimate-result.tsx'
import { pointsText } from '../../request/score/estimate-text.ts'
import { useScoreWords } from '../../request/score/score-words.ts'
import { useCalculatorWords } from './calculator-words.ts'

type Rules = CoreAnswer<'/page-data/calculator'>

const estimateId = 'estimate'

/**
 * Draws a line that stays visible and links to the card, because on a phone the card is far below the fields. A screen
 * reader reads the card itself.
 */
export const EstimateLine = ({ estimate }: { estimate: Estimate }) => {
  const words = useScoreWords().resultView.calculator
  const language = useLanguage()
  if (estimate.kind !== 'known') return null
  return (
    <Link
      to={`#${estimateId}`}
      className="sticky bottom-4 z-10 flex min-h-12 items-center justify-between gap-3 rounded-medium bg-brand px-5 py-2 font-medium text-on-brand shadow-raised lg:hidden print:hidden"
    >
      {pointsText(estimate.estimate, words, language)}
      <ArrowDown aria-hidden="true" className="size-5 shrink-0" />
    </Link>
  )
}

/**
 * Shows the estimate: a range, because the office verifies the figures, and the components if all figures are known.
 */
export const EstimateCard = ({ estimate, rules }: { estimate: Estimate; rules: Rules }) => {
  const words = useCalculatorWords()
  const { calculator: shared } = useScoreWords().resultView
  return (
    <section
      aria-labelledby={estimateId}
      className={`${cardStyle} border-s-8 border-s-brand px-5 py-6 md:px-7`}
    >
      <h2 id={estimateId} tabIndex={-1} className="scroll-mt-24 text-title font-bold outline-none">
        {words.result}
      </h2>
      <div aria-live="polite" className="mt-2">
        {estimate.kind === 'known' ? (
          <EstimateResult known={estimate} rules={rules} lead={words.estimate} heading="h3" />
        ) : (
          <p>{{ ...shared, waiting: words.waiting }[estimate.kind]}</p>
        )}
      </div>
    </section>
  )
}
