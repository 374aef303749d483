import { scaleLinear } from 'd3-scale'

const tones = {
  brand: 'fill-brand',
  soft: 'fill-brand/45',
  sun: 'fill-sun',
  grey: 'fill-line-strong',
} as const
export type BarTone = keyof typeof tones

type Props = {
  readonly parts: readonly { readonly key: string; readonly value: number; readonly tone: BarTone }[]
  /** The value of the full width. */
  readonly most: number
  /** A thin line at this value. */
  readonly mark?: number | undefined
}

/** A bar in reading direction. The figure beside it shows the same as a number. */
export const Bar = ({ parts, most, mark }: Props) => {
  const x = scaleLinear([0, Math.max(1, most)], [0, 100]).clamp(true)
  const ends = parts.map((_, place) => parts.slice(0, place + 1).reduce((sum, { value }) => sum + value, 0))
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className="h-3.5 w-full overflow-visible rtl:-scale-x-100"
    >
      {parts.map(({ key, value, tone }, place) => {
        const start = x((ends[place] ?? 0) - value)
        return (
          <rect
            key={key}
            x={start}
            y={0}
            width={Math.max(value > 0 ? 0.6 : 0, x(ends[place] ?? 0) - start)}
            height={10}
            className={tones[tone]}
          />
        )
      })}
      {mark !== undefined && <rect x={x(mark) - 0.35} y={-4} width={0.7} height={18} className="fill-ink" />}
    </svg>
  )
}
