import { leftToRight } from '@milgo/messages/left-to-right'
import { max } from 'd3-array'
import { scaleLinear } from 'd3-scale'
import { useLanguage, useWords } from '../../lib/words.ts'
import { countText } from './count-text.ts'
import { dayText } from './day-text.ts'
import type { Dashboard } from './use-dashboard.ts'
import { useWidth } from './use-width.ts'

const height = 250
const edge = { top: 18, bottom: 28, axis: 52, side: 20 }

type Props = { readonly label: string } & Pick<Dashboard, 'days' | 'before'>

/**
 * The totals of sent and decided requests as two lines. The area between them is the open requests. Time runs in
 * reading direction.
 */
export const FlowChart = ({ label, days, before }: Props) => {
  const { officeDashboard } = useWords()
  const { flow } = officeDashboard
  const isRtl = useLanguage() === 'he'
  const { ref, width } = useWidth<HTMLDivElement>(600)
  const points = running(days, before)
  const last = points.at(-1)
  const ends: [number, number] = isRtl ? [width - edge.axis, edge.side] : [edge.axis, width - edge.side]
  const x = scaleLinear([0, Math.max(1, points.length - 1)], ends)
  const y = scaleLinear([0, max(points, ({ sent }) => sent) ?? 1], [height - edge.bottom, edge.top]).nice(4)
  const line = (value: (point: Point) => number) =>
    points.map((point, place) => `${place === 0 ? 'M' : 'L'}${x(place)},${y(value(point))}`).join('')
  const back = points
    .map((point, place) => `L${x(place)},${y(point.decided)}`)
    .toReversed()
    .join('')
  const labelled = x
    .ticks(Math.min(points.length - 1, Math.max(2, Math.floor(width / 110))))
    .filter(Number.isInteger)
  return (
    <div ref={ref}>
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={height}
        className="block max-w-full overflow-visible"
      >
        {y.ticks(4).map((count) => (
          <g key={count}>
            <line x1={edge.side} x2={width - edge.side} y1={y(count)} y2={y(count)} className="stroke-line" />
            <text
              x={isRtl ? width - edge.side : edge.side}
              y={y(count) - 4}
              textAnchor={isRtl ? 'end' : 'start'}
              className="fill-ink-faint text-[12.5px] [direction:ltr]"
            >
              {countText(count)}
            </text>
          </g>
        ))}
        {labelled.map((place) => (
          <text
            key={place}
            x={x(place)}
            y={height - 8}
            textAnchor="middle"
            className="fill-ink-faint text-[12.5px] [direction:ltr]"
          >
            {dayText(points[place]?.day ?? '').slice(0, 5)}
          </text>
        ))}
        <path d={`${line(({ sent }) => sent)}${back}Z`} className="fill-sun-wash" />
        <path d={line(({ sent }) => sent)} className="fill-none stroke-ink stroke-2" />
        <path d={line(({ decided }) => decided)} className="fill-none stroke-brand stroke-2" />
        {last && (
          <>
            <circle cx={x(points.length - 1)} cy={y(last.sent)} r={5} className="fill-ink" />
            <circle cx={x(points.length - 1)} cy={y(last.decided)} r={5} className="fill-brand" />
            {(
              [
                [flow.sent, last.sent, 'fill-ink', -12],
                // The label is above its rising line, unless the other line is there.
                [flow.decided, last.decided, 'fill-brand', y(last.decided) - y(last.sent) < 32 ? 20 : -12],
              ] as const
            ).map(([name, count, tone, below]) => (
              <text
                key={name}
                x={x(points.length - 1) + (isRtl ? 4 : -4)}
                y={Math.min(height - edge.bottom - 4, Math.max(edge.top, y(count) + below))}
                textAnchor="end"
                className={`${tone} text-small font-bold ${isRtl ? '[direction:rtl]' : ''}`}
              >
                {`${name} ${leftToRight(countText(count))}`}
              </text>
            ))}
          </>
        )}
      </svg>
    </div>
  )
}

type Point = { readonly day: string; readonly sent: number; readonly decided: number }

const running = (days: Dashboard['days'], before: Dashboard['before']): readonly Point[] => {
  let sent = before?.sent.count ?? 0
  let decided = before?.decided.count ?? 0
  return days.map((day) => {
    sent += day.sent.count
    decided += day.decided.count
    return { day: day.day, sent, decided }
  })
}
