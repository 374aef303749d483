import { histogramOf, shownScale } from '@milgo/domain/what-if/histogram'
import type { ScoreGroup } from '@milgo/domain/what-if/score-group'
import { edgeRangeOf, edgeStep, moveEdge } from '@milgo/domain/what-if/tier-edges'
import type { TierTally } from '@milgo/domain/what-if/tier-tally'
import { fill } from '@milgo/messages/fill'
import { inGroups } from '@milgo/messages/in-groups'
import { plainMoney } from '@milgo/messages/money-text'
import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react'
import { useWords } from '../../lib/words.ts'
import { noTierStyle, tierStyle } from './tier-style.ts'
import type { Tiers } from './use-results.ts'

type Props = {
  readonly groups: readonly ScoreGroup[]
  readonly tiers: Tiers
  readonly active: Tiers
  readonly tally: TierTally
  readonly onChange: (tiers: Tiers) => void
}

/** Scores from low to high in reading direction. Mouse and keys can move the edge of each tier. */
export const ScoreHistogram = ({ groups, tiers, active, tally, onChange }: Props) => {
  const { officeResults: words } = useWords()
  const plot = useRef<HTMLDivElement>(null)
  const scale = useMemo(() => shownScale(groups, active), [groups, active])
  const bars = useMemo(() => histogramOf(groups, tiers, scale), [groups, tiers, scale])
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  // The last bar shows the scores of 100, so the scale ends one point after it.
  const width = scale.to + 1 - scale.from
  const placeOf = (score: number) => `${((score - scale.from) / width) * 100}%`
  const lines = linesUpTo(highest)

  const move = (place: number, to: number) => onChange([...moveEdge(tiers, place, to)])
  const scoreAt = (clientX: number): number => {
    const box = plot.current?.getBoundingClientRect()
    if (!box || box.width === 0) return scale.from
    const isRtl = document.documentElement.dir === 'rtl'
    const share = (isRtl ? box.right - clientX : clientX - box.left) / box.width
    return scale.from + share * width
  }

  return (
    <figure className="mt-3">
      <figcaption className="sr-only">{words.histogram}</figcaption>
      <div ref={plot} className="relative h-80 pt-12">
        <div aria-hidden="true" className="relative h-full border-b border-line-strong">
          {lines.map((count) => (
            <div
              key={count}
              className="absolute inset-x-0 border-t border-line"
              style={{ bottom: `${(count / highest) * 100}%` }}
            >
              <span className="absolute end-0 -top-5 text-[12.5px] text-ink-faint">
                {fill(words.requests, { count: inGroups(count) })}
              </span>
            </div>
          ))}
          <div className="absolute inset-0 flex items-end gap-px">
            {bars.map(({ from, count, parts }) => (
              <div
                key={from}
                className="flex grow basis-0 flex-col-reverse overflow-hidden rounded-t-[3px]"
                style={{ height: `${(count / highest) * 100}%` }}
              >
                {parts.map((part) => (
                  <div
                    key={part.tier ?? 'none'}
                    className={part.tier === undefined ? noTierStyle : tierStyle(part.tier)}
                    style={{ flexGrow: part.count, flexBasis: 0 }}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
        {active.map(({ from }) => (
          <div
            key={from}
            aria-hidden="true"
            className="pointer-events-none absolute top-10 bottom-0 border-s border-dotted border-ink-soft"
            style={{ insetInlineStart: placeOf(from) }}
          />
        ))}
        {tiers.map((tier, place) => (
          <EdgeHandle
            // The amount identifies the tier, because its edge moves.
            key={tier.amount}
            label={fill(words.edge, { amount: plainMoney(tier.amount) })}
            valueText={fill(words.edgeValue, {
              points: tier.from,
              count: inGroups(tally.tiers[place]?.count ?? 0),
            })}
            value={tier.from}
            range={edgeRangeOf(tiers, place)}
            start={placeOf(tier.from)}
            onMove={(to) => move(place, to)}
            onDrag={(clientX) => move(place, scoreAt(clientX))}
          />
        ))}
      </div>
      <div aria-hidden="true" className="relative mt-1 h-6 text-[12.5px] text-ink-faint">
        {tens(scale.from, scale.to).map((score) => (
          <span
            key={score}
            className="absolute -ms-5 w-10 text-center"
            style={{ insetInlineStart: placeOf(score) }}
          >
            {score}
          </span>
        ))}
      </div>
      <table className="sr-only">
        <caption>{words.histogram}</caption>
        <thead>
          <tr>
            <th scope="col">{words.scoreColumn}</th>
            <th scope="col">{words.countColumn}</th>
          </tr>
        </thead>
        <tbody>
          {bars
            .filter(({ count }) => count > 0)
            .map(({ from, count }) => (
              <tr key={from}>
                <th scope="row">{from}</th>
                <td>{count}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </figure>
  )
}

const tens = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / 10) + 1 }, (_, place) => from + place * 10)

/** Returns at most two round values for grid lines, none at the very top. */
const linesUpTo = (highest: number): readonly number[] => {
  if (highest < 4) return []
  const rough = highest / 2.5
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, Math.floor(rough / size) * size)
  return [step, step * 2].filter((count) => count < highest * 0.97)
}

type HandleProps = {
  readonly label: string
  readonly valueText: string
  readonly value: number
  readonly range: { readonly min: number; readonly max: number }
  readonly start: string
  readonly onMove: (to: number) => void
  readonly onDrag: (clientX: number) => void
}

/**
 * Returns the points that each key adds. The arrow towards the end of the line increases, in either direction of the
 * page.
 */
const keySteps = (isRtl: boolean): Readonly<Record<string, number>> => ({
  ArrowUp: edgeStep,
  ArrowDown: -edgeStep,
  ArrowRight: isRtl ? -edgeStep : edgeStep,
  ArrowLeft: isRtl ? edgeStep : -edgeStep,
  PageUp: 5,
  PageDown: -5,
})

const EdgeHandle = ({ label, valueText, value, range, start, onMove, onDrag }: HandleProps) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps(document.documentElement.dir === 'rtl')[event.key]
    const to =
      step === undefined
        ? { Home: range.min, End: range.max }[event.key]
        : Math.min(range.max, Math.max(range.min, value + step))
    if (to === undefined) return
    event.preventDefault()
    onMove(to)
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(event.clientX)
  }
  return (
    <div className="absolute top-0 bottom-0 w-0" style={{ insetInlineStart: start }}>
      <div aria-hidden="true" className="absolute top-9 bottom-0 border-s-2 border-ink" />
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="horizontal"
        aria-valuemin={range.min}
        aria-valuemax={range.max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={onPointerMove}
        className="absolute top-0 flex h-11 w-18 -ms-9 cursor-ew-resize touch-none items-start justify-center rounded-full"
      >
        <span className="mt-1 flex h-8 items-center gap-1.5 rounded-full bg-foot px-3 text-small font-bold text-on-foot shadow-card">
          <bdi dir="ltr">{value}</bdi>
          <GripVertical aria-hidden="true" className="size-3.5 opacity-70" />
        </span>
      </div>
    </div>
  )
}
