import type { TierMoves } from '@milgo/domain/what-if/tier-moves'
import type { TierTally } from '@milgo/domain/what-if/tier-tally'
import { fill } from '@milgo/messages/fill'
import { inGroups, signedText } from '@milgo/messages/in-groups'
import { leftToRight } from '@milgo/messages/left-to-right'
import { plainMoney } from '@milgo/messages/money-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { ArrowUpDown } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../lib/words.ts'
import { Card, FigureLine } from './card.tsx'
import { MovesDialog } from './moves-dialog.tsx'
import type { Tiers } from './use-results.ts'

type Props = {
  readonly period: { readonly period?: string }
  readonly tiers: Tiers
  readonly moves: TierMoves
  readonly tally: TierTally
  readonly onePoint: { readonly higher: TierTally; readonly lower: TierTally }
}

/** How many students would get more or less, and how many depend on a single point. */
export const MovesCard = ({ period, tiers, moves, tally, onePoint }: Props) => {
  const { officeResults: words } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const isAny = moves.up + moves.down > 0
  const changeOf = ({ awarded, money }: TierTally) => {
    const sum = money - tally.money
    if (awarded === tally.awarded && sum === 0) return words.tiers.same
    return fill(words.onePoint.change, {
      count: awarded === tally.awarded ? inGroups(0) : leftToRight(signedText(awarded - tally.awarded)),
      sum: sum === 0 ? words.tiers.same : leftToRight(`${sum > 0 ? '+' : '−'}${plainMoney(Math.abs(sum))}`),
    })
  }
  return (
    <Card title={words.moves.title} icon={<ArrowUpDown aria-hidden="true" className="size-5 text-brand" />}>
      {isAny ? (
        <>
          <dl>
            <FigureLine name={words.moves.up}>
              <Ltr>{inGroups(moves.up)}</Ltr>
            </FigureLine>
            <FigureLine name={words.moves.down}>
              <Ltr>{inGroups(moves.down)}</Ltr>
            </FigureLine>
          </dl>
          <ActionButton variant="quiet" onPress={() => setIsOpen(true)}>
            {words.moves.list}
          </ActionButton>
        </>
      ) : (
        <p className="text-ink-soft">{words.moves.nobody}</p>
      )}
      <h3 className="mt-3 font-bold">{words.onePoint.title}</h3>
      <dl>
        <FigureLine name={words.onePoint.higher}>{changeOf(onePoint.higher)}</FigureLine>
        <FigureLine name={words.onePoint.lower}>{changeOf(onePoint.lower)}</FigureLine>
      </dl>
      {isOpen && <MovesDialog period={period} tiers={tiers} onClose={() => setIsOpen(false)} />}
    </Card>
  )
}
