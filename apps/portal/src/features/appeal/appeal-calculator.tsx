import { ActionButton } from '@milgo/ui/action-button.tsx'
import { useState } from 'react'
import { usePersonalQuery } from '../../lib/student/use-personal-query.ts'
import { PublicCalculatorLink } from '../../request/score/public-calculator-link.tsx'
import { ScoreCalculator } from '../../request/score/score-calculator.tsx'
import { findScoreGround } from '../../request/score/score-ground.ts'
import { useScoreWords } from '../../request/score/score-words.ts'
import type { ClaimedFigures } from './claimed-figures.ts'

type Props = {
  /** The figures claimed in the form above, as JSON, so that equal figures are an equal value. */
  readonly claimed: string
  /** The grounds of the appeal, with spaces between. */
  readonly disputed: string
}

/**
 * Shows the score with the disputed figures in place of the student's own. Nothing is sent. A denied request has no
 * score, so the public calculator is offered instead.
 */
export const AppealCalculator = ({ claimed, disputed }: Props) => {
  const { calculator: words } = useScoreWords().resultView
  const [isOpen, setIsOpen] = useState(false)
  const { data } = usePersonalQuery('/page-data/result')
  const ground = data && findScoreGround(data)
  if (!data) return null
  if (!ground || !data.rules)
    return (
      <div className="mt-5">
        <PublicCalculatorLink />
      </div>
    )
  if (!isOpen)
    return (
      <ActionButton variant="secondary" className="mt-5" onPress={() => setIsOpen(true)}>
        {words.open}
      </ActionButton>
    )
  return (
    <section aria-labelledby="appeal-calculator" className="mt-6 border-t border-line pt-5">
      <h3 id="appeal-calculator" className="mb-2 text-lead font-bold">
        {words.title}
      </h3>
      <ScoreCalculator
        key={claimed}
        ground={ground}
        rules={data.rules}
        changed={JSON.parse(claimed) as ClaimedFigures}
        disputed={disputed.split(' ')}
      />
    </section>
  )
}
