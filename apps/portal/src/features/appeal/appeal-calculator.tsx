import { ActionButton } from '@milgo/ui/action-button.tsx'
import { useState } from 'react'
import { usePersonalQuery } from '../../lib/session/use-personal-query.ts'
import { ScoreCalculator } from '../../request/score/score-calculator.tsx'
import { findScoreGround } from '../../request/score/score-ground.ts'
import { useScoreWords } from '../../request/score/score-words.ts'
import type { ClaimedFigures } from './claimed-figures.ts'

type Props = {
  /** Written in the form above, as JSON, so that the same figures are the same value. */
  readonly claimed: string
}

/** What the score would be with the disputed figures in place of one's own; nothing of it is sent. A refusal has none. */
export const AppealCalculator = ({ claimed }: Props) => {
  const { calculator: words } = useScoreWords().resultView
  const [isOpen, setIsOpen] = useState(false)
  const { data } = usePersonalQuery('/page-data/result')
  const ground = data && findScoreGround(data)
  if (!ground || !data?.rules) return null
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
      />
    </section>
  )
}
