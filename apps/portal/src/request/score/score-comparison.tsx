import type { AwardTiers } from '@milgo/domain/score/award-tiers'
import type { ComputedScore } from '@milgo/domain/score/compute'
import { roundPoints } from '@milgo/domain/score/explain'
import { awardOf } from '@milgo/domain/score/find-award-tier'
import { componentChanges, type PointsRange, type ScoreEstimate } from '@milgo/domain/score/score-estimate'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { moneyText } from '@milgo/messages/money-text'
import type { ReactNode } from 'react'
import { useScoreWords } from './score-words.ts'

type Props = {
  readonly before: ComputedScore
  readonly estimate: ScoreEstimate
  readonly tiers: AwardTiers
  /** The components that an appeal disputes, which are shown also if they do not change. */
  readonly disputed: readonly string[]
}

/** Draws what other figures change beside the published result: the components, the total and the award. */
export const ScoreComparison = ({ before, estimate, tiers, disputed }: Props) => {
  const { scoreComponents, resultView } = useScoreWords()
  const words = resultView.calculator
  if (componentChanges(before, estimate, []).length === 0)
    return <p className="mt-3 font-medium">{words.same}</p>
  const awardBefore = awardOf(tiers, before.total)
  const award = { low: awardOf(tiers, estimate.low), high: awardOf(tiers, estimate.high) }
  return (
    <div className="mt-5">
      <table className="w-full border-collapse text-small">
        <caption className="mb-2 text-start text-body font-bold">{words.comparison}</caption>
        <thead>
          <tr className="border-b border-line-strong text-ink-soft">
            <Head>{words.component}</Head>
            <Head>{words.before}</Head>
            <Head>{words.after}</Head>
          </tr>
        </thead>
        <tbody>
          {componentChanges(before, estimate, disputed).map((change) => (
            <Row
              key={change.component}
              name={scoreComponents[change.component]}
              before={change.before}
              after={change}
            />
          ))}
          <Row name={words.total} before={before.total} after={estimate} isStrong />
          <Row name={words.scholarship} before={awardBefore} after={award} isMoney isStrong />
        </tbody>
      </table>
      {award.low < awardBefore && <p className="mt-3 text-small text-ink-soft">{words.neverLower}</p>}
    </div>
  )
}

const Head = ({ children }: { children: ReactNode }) => (
  <th scope="col" className="py-2 pe-3 text-start align-bottom font-medium last:pe-0">
    {children}
  </th>
)

type RowProps = {
  readonly name: string
  readonly before: number
  readonly after: PointsRange
  readonly isMoney?: boolean
  readonly isStrong?: boolean
}

const Row = ({ name, before, after, isMoney = false, isStrong = false }: RowProps) => {
  const words = useScoreWords().resultView.calculator
  const shown = (value: number) => (isMoney ? moneyText(value) : leftToRight(String(value)))
  const signed = (value: number) =>
    isMoney
      ? `${leftToRight(value > 0 ? '+' : '')}${moneyText(value)}`
      : leftToRight(`${value > 0 ? '+' : ''}${value}`.replace('-', '−'))
  const range = ({ low, high }: PointsRange, write: (value: number) => string) =>
    low === high ? write(low) : fill(words.fromTo, { from: write(low), to: write(high) })
  const change = { low: roundPoints(after.low - before), high: roundPoints(after.high - before) }
  return (
    <tr className={`border-b border-line align-baseline last:border-b-0 ${isStrong ? 'font-bold' : ''}`}>
      <th scope="row" className="py-2.5 pe-3 text-start">
        {name}
      </th>
      <td className="py-2.5 pe-3 tabular-nums">{shown(before)}</td>
      <td className="py-2.5 tabular-nums">
        {range(after, shown)}
        <span className="block font-regular text-ink-soft">
          {change.low === 0 && change.high === 0 ? words.noChange : range(change, signed)}
        </span>
      </td>
    </tr>
  )
}
