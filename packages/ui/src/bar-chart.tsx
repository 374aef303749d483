import { barShare } from './bar-share.ts'

export type Bar = {
  readonly id: string
  readonly label: string
  readonly value: number
  readonly max: number
  /** How the value is written: "30 / 45", "1,200". */
  readonly text: string
}

type Props = {
  readonly caption: string
  readonly columns: { readonly label: string; readonly value: string }
  readonly bars: readonly Bar[]
}

/** Bars to look at, and the same values as a hidden table for screen readers. */
export const BarChart = ({ caption, columns, bars }: Props) => (
  <figure>
    <figcaption aria-hidden="true" className="mb-3 text-lead font-bold">
      {caption}
    </figcaption>
    <div aria-hidden="true" className="flex flex-col gap-3">
      {bars.map(({ id, label, value, max, text }) => (
        <div key={id}>
          <div className="flex items-baseline justify-between gap-4">
            <span>{label}</span>
            <bdi dir="ltr" className="font-bold tabular-nums">
              {text}
            </bdi>
          </div>
          <div className="mt-1 h-3 overflow-hidden rounded-full bg-sunken">
            <div
              className="filled h-full rounded-full bg-brand"
              style={{ inlineSize: `${barShare(value, max)}%` }}
            />
          </div>
        </div>
      ))}
    </div>
    <table className="sr-only">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.label}</th>
          <th scope="col">{columns.value}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ id, label, text }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </figure>
)
