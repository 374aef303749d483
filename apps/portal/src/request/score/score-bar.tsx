import { barShare } from '@milgo/ui/bar-share.ts'

/** Draws points as a part of the highest possible number. The text beside it says the same. */
export const ScoreBar = ({ points, max, isLarge }: { points: number; max: number; isLarge?: boolean }) => (
  <span
    aria-hidden="true"
    className={`block overflow-hidden rounded-full bg-sunken print:border ${isLarge ? 'h-3' : 'h-2'}`}
  >
    <span
      className="filled block h-full rounded-full bg-brand"
      style={{ inlineSize: `${barShare(points, max)}%` }}
    />
  </span>
)

/** Shows "40 / 45" on the screen and "40 out of 45" to a screen reader. */
export const PointsOf = ({
  points,
  max,
  spoken,
  isLarge,
}: {
  points: number
  max: number
  spoken: string
  isLarge?: boolean
}) => (
  <span className="shrink-0 whitespace-nowrap tabular-nums">
    <bdi dir="ltr" aria-hidden="true">
      <span className={isLarge ? 'text-[2.25rem] leading-none font-bold' : 'font-bold'}>{points}</span>
      <span className="text-ink-soft"> / {max}</span>
    </bdi>
    <span className="sr-only">{spoken}</span>
  </span>
)
