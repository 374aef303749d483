import type { AwardTiers } from '@milgo/domain/score/award-tiers'
import { roundPoints, type ScoreLine } from '@milgo/domain/score/explain'
import { type ScoreComponent, scoreComponents } from '@milgo/domain/score/score-component'
import { componentSource, type ScoreRemark, type ScoreRemarkKind } from '@milgo/domain/score/score-remarks'
import { fill } from '@milgo/messages/fill'
import { scoreLineText } from '@milgo/messages/score-line-text'
import { ChevronDown } from 'lucide-react'
import { useLanguage } from '../../lib/words.ts'
import { remarkText } from './remark-text.ts'
import { PointsOf, ScoreBar } from './score-bar.tsx'
import { useScoreWords } from './score-words.ts'
import { TierLine } from './tier-line.tsx'

export type ShownComponent = {
  readonly component: ScoreComponent
  readonly points: number
  readonly max: number
  readonly lines: readonly ScoreLine[]
}

type Props = {
  readonly total: number
  readonly components: readonly ShownComponent[]
  readonly remarks: readonly ScoreRemark[]
  /** The tiers of the rules that the score was computed by. */
  readonly tiers: AwardTiers | null
}

/** Shows the total score, then each component with a bar that opens its explanation. */
export const ScoreBreakdown = ({ total, components, remarks, tiers }: Props) => {
  const { score: words } = useScoreWords().resultView
  const most = roundPoints(components.reduce((sum, { max }) => sum + max, 0))
  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <p className="font-bold">{words.total}</p>
        <PointsOf points={total} max={most} spoken={fill(words.of, { points: total, max: most })} isLarge />
      </div>
      <div className="mt-2">
        <ScoreBar points={total} max={most} isLarge />
      </div>
      {tiers && <TierLine tiers={tiers} total={total} />}
      <ul className="mt-5 divide-y divide-line border-t border-line">
        {scoreComponents.map((component) => {
          const shown = components.find((one) => one.component === component)
          return (
            shown && (
              <li key={component}>
                <Component {...shown} remarks={remarks.filter((one) => one.component === component)} />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

const Component = ({
  component,
  points,
  max,
  lines,
  remarks,
}: ShownComponent & { readonly remarks: readonly ScoreRemark[] }) => {
  const { resultView, scoreComponents, scoreLines } = useScoreWords()
  const { score: words } = resultView
  const language = useLanguage()
  const textOf = (line: ScoreLine) => scoreLineText(line, scoreLines, language)
  return (
    <details className="group py-3">
      <summary className="cursor-pointer list-none rounded-small [&::-webkit-details-marker]:hidden">
        <span className="flex min-h-11 items-center gap-3">
          <span className="min-w-0 grow">
            <span className="font-bold">{scoreComponents[component]}</span>{' '}
            <span className="text-small text-ink-soft max-sm:block">{lines.map(textOf).join(' · ')}</span>
          </span>
          <PointsOf points={points} max={max} spoken={fill(words.of, { points, max })} />
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180 print:hidden"
          />
        </span>
        <ScoreBar points={points} max={max} />
      </summary>
      <div className="mt-3 flex flex-col gap-3 rounded-small bg-brand-wash p-4">
        <p className="text-small text-ink-soft">{words.sources[componentSource[component]]}</p>
        <Explained title={words.counted}>
          {lines.map((line) => (
            <li key={line.code} className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{textOf(line)}</span>
              <bdi className="shrink-0 font-medium tabular-nums">
                {fill(words.points, { points: line.points })}
              </bdi>
            </li>
          ))}
          <Remarks remarks={remarks} kinds={['counted', 'changed']} />
        </Explained>
        {remarks.some(({ kind }) => kind === 'missing') && (
          <Explained title={words.missing}>
            <Remarks remarks={remarks} kinds={['missing']} />
          </Explained>
        )}
        {remarks.some(({ kind }) => kind === 'edge') && (
          <Explained title={words.edge}>
            <Remarks remarks={remarks} kinds={['edge']} />
          </Explained>
        )}
      </div>
    </details>
  )
}

const Explained = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <div>
    <p className="font-bold">{title}</p>
    <ul className="mt-1 flex flex-col gap-1">{children}</ul>
  </div>
)

const Remarks = ({
  remarks,
  kinds,
}: {
  remarks: readonly ScoreRemark[]
  kinds: readonly ScoreRemarkKind[]
}) => {
  const { remarks: words } = useScoreWords().resultView
  return remarks
    .filter(({ kind }) => kinds.includes(kind))
    .map((one) => <li key={one.code}>{remarkText(one, words)}</li>)
}
