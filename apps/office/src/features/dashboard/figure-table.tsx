import { Fragment, type ReactNode } from 'react'

type Props = {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly {
    readonly key: string
    /** The first cell is the header of the row. */
    readonly cells: readonly ReactNode[]
    /** Content that needs more space than a column. */
    readonly below?: ReactNode
  }[]
}

/** Any chart of the dashboard as a table. */
export const FigureTable = ({ caption, columns, rows }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key
  <section className="max-h-96 overflow-auto" tabIndex={0} aria-label={caption}>
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-ink-soft">
          {columns.map((column, place) => (
            <th
              key={column}
              scope="col"
              className={`pb-2 align-bottom font-regular ${place === 0 ? 'text-start' : 'ps-3 text-end'}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...rest], below }) => (
          <Fragment key={key}>
            <tr className="border-t border-line">
              <th scope="row" className="py-2 text-start align-top font-regular first-letter:uppercase">
                {name}
              </th>
              {rest.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no identity but its column
                <td key={place} className="py-2 ps-3 text-end align-top">
                  {cell}
                </td>
              ))}
            </tr>
            {below !== undefined && (
              <tr>
                <td colSpan={columns.length} className="pb-2">
                  {below}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  </section>
)
