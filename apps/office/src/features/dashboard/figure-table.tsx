import type { ReactNode } from 'react'

type Props = {
  readonly caption: string
  readonly columns: readonly string[]
  /** The first cell of each row names it. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/** Any chart of the dashboard as a table. */
export const FigureTable = ({ caption, columns, rows }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <section className="max-h-96 overflow-auto" tabIndex={0} aria-label={caption}>
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-ink-soft">
          {columns.map((column, place) => (
            <th
              key={column}
              scope="col"
              className={`pb-2 font-regular ${place === 0 ? 'text-start' : 'ps-3 text-end'}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...rest] }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="py-2 text-start font-regular">
              {name}
            </th>
            {rest.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
              <td key={place} className="py-2 ps-3 text-end align-top">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
