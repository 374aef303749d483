import type { TierTally } from '@milgo/domain/what-if/tier-tally'
import { fill } from '@milgo/messages/fill'
import { inGroups, signedText } from '@milgo/messages/in-groups'
import { plainMoney } from '@milgo/messages/money-text'
import { Ltr } from '@milgo/ui/ltr.tsx'
import type { ReactNode } from 'react'
import { useWords } from '../../lib/words.ts'
import { noTierStyle, tierStyle } from './tier-style.ts'

type Props = { readonly tally: TierTally; readonly active: TierTally }

/** The awards of each tier in the what-if, beside those by the rules in force. */
export const TierTable = ({ tally, active }: Props) => {
  const { officeResults } = useWords()
  const words = officeResults.tiers
  const lowest = tally.tiers.at(-1)?.from ?? 0
  return (
    <div className="mt-5 overflow-x-auto">
      <table className="w-full min-w-[30rem] text-small">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr className="border-b border-line text-start text-ink-soft">
            {[words.tier, words.score, words.amount, words.students, words.difference, words.money].map(
              (title) => (
                <th key={title} scope="col" className="px-2 py-2 text-start font-medium">
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {tally.tiers.map(({ from, amount, count, money }, place) => (
            <Row
              key={amount}
              swatch={tierStyle(place)}
              name={fill(words.number, { number: place + 1 })}
              score={fill(words.from, { from })}
              amount={<Ltr>{plainMoney(amount)}</Ltr>}
              count={count}
              change={count - (active.tiers[place]?.count ?? 0)}
              money={<Ltr>{plainMoney(money)}</Ltr>}
            />
          ))}
          <Row
            swatch={noTierStyle}
            name={words.without}
            score={fill(words.below, { from: lowest })}
            amount={words.none}
            count={tally.without}
            change={tally.without - active.without}
            money={words.none}
          />
        </tbody>
      </table>
    </div>
  )
}

type RowProps = {
  readonly swatch: string
  readonly name: string
  readonly score: string
  readonly amount: ReactNode
  readonly count: number
  readonly change: number
  readonly money: ReactNode
}

const Row = ({ swatch, name, score, amount, count, change, money }: RowProps) => {
  const { officeResults } = useWords()
  return (
    <tr className="h-10 border-b border-line">
      <th scope="row" className="px-2 text-start font-regular">
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className={`size-3.5 rounded-[4px] ${swatch}`} />
          {name}
        </span>
      </th>
      <td className="px-2">{score}</td>
      <td className="px-2">{amount}</td>
      <td className="px-2 font-bold">
        <Ltr>{inGroups(count)}</Ltr>
      </td>
      <td className="px-2 text-ink-soft">
        {change === 0 ? officeResults.tiers.same : <Ltr>{signedText(change)}</Ltr>}
      </td>
      <td className="px-2">{money}</td>
    </tr>
  )
}
