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

/**
 * Bars below each other, each with its name before it and its figure after it. All rows share their columns, so that
 * equal values end at the same place.
 */
export const BarRows = ({ rows, most }: Props) => (
  <ul className="grid grid-cols-[minmax(0,9rem)_minmax(2rem,1fr)_minmax(3rem,auto)] gap-x-3">
    {rows.map(({ key, name, parts, mark, end }) => (
      <li key={key} className="col-span-full grid min-h-10 grid-cols-subgrid items-center">
        <span className="leading-tight first-letter:uppercase">{name}</span>
        <Bar parts={parts} most={most} mark={mark} />
        <span className="text-end">{end}</span>
      </li>
    ))}
  </ul>
)
