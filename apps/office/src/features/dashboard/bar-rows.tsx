import type { ReactNode } from 'react'
import { Bar, type BarTone } from './bar.tsx'

export type BarRow = {
  readonly key: string
  readonly name: string
  readonly parts: readonly { readonly key: string; readonly value: number; readonly tone: BarTone }[]
  readonly mark?: number | undefined
  readonly end: ReactNode
}

type Props = { readonly rows: readonly BarRow[]; readonly most: number }

/** Bars under each other, each with its name before it and its figure behind it. */
export const BarRows = ({ rows, most }: Props) => (
  <ul className="flex flex-col">
    {rows.map(({ key, name, parts, mark, end }) => (
      <li
        key={key}
        className="grid min-h-10 grid-cols-[minmax(0,9rem)_minmax(2rem,1fr)_minmax(3rem,auto)] items-center gap-3"
      >
        <span className="leading-tight first-letter:uppercase">{name}</span>
        <Bar parts={parts} most={most} mark={mark} />
        <span className="text-end">{end}</span>
      </li>
    ))}
  </ul>
)
