import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from 'react-aria-components/Button'

export type TableColumn<Row> = {
  readonly id: string
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** The cells of this column are the headers of their rows. */
  readonly isRowHeader?: boolean
  readonly isNumeric?: boolean
  readonly canSort?: boolean
  /** Hidden on narrow screens, where another column shows the same. */
  readonly isWideOnly?: boolean
}

export type TableSort = { readonly columnId: string; readonly direction: 'ascending' | 'descending' }

/** Aligns numbers by their last digit, which is on the right in both directions. */
const numberSide = 'ltr:text-end rtl:text-start'

const wideOnly = ({ isWideOnly = false }: { readonly isWideOnly?: boolean }): string =>
  isWideOnly ? 'max-xl:hidden' : ''

type Props<Row> = {
  readonly caption: string
  /** Hides the caption from view where a heading is above the table. Screen readers still read it. */
  readonly isCaptionHidden?: boolean
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly sort?: TableSort
  readonly onSort?: (sort: TableSort) => void
  /** Shown instead of the rows while there are none. */
  readonly empty: ReactNode
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown } as const

const sortOf = (columnId: string, sort: TableSort | undefined): TableSort['direction'] | 'none' =>
  sort?.columnId === columnId ? sort.direction : 'none'

const HeaderCell = <Row,>({
  column,
  sort,
  onSort,
}: {
  column: TableColumn<Row>
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
}) => {
  const direction = sortOf(column.id, sort)
  const Icon = sortIcons[direction]
  const isSortable = column.canSort && onSort
  return (
    <th
      scope="col"
      {...(isSortable ? { 'aria-sort': direction } : {})}
      className={`px-4 py-1 max-xl:px-2.5 font-medium text-ink-soft ${column.isNumeric ? numberSide : 'text-start'} ${wideOnly(column)}`}
    >
      {isSortable ? (
        <Button
          onPress={() =>
            onSort({
              columnId: column.id,
              direction: direction === 'ascending' ? 'descending' : 'ascending',
            })
          }
          className="-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-small px-2 hover:text-brand"
        >
          {column.label}
          <Icon
            aria-hidden="true"
            className={`size-4 ${direction === 'none' ? 'text-ink-faint' : 'text-brand'}`}
          />
        </Button>
      ) : (
        <span className="inline-flex min-h-11 items-center">{column.label}</span>
      )}
    </th>
  )
}

/** A native table. A table that is too wide scrolls, also by the arrow keys. */
export const DataTable = <Row,>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  keyOf,
  sort,
  onSort,
  empty,
}: Props<Row>) => {
  const captionId = useId()
  return (
    <section
      aria-labelledby={captionId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key
      tabIndex={0}
      className="relative overflow-x-auto rounded-medium border border-line bg-surface"
    >
      <table className="w-full border-collapse text-start">
        <caption
          id={captionId}
          className={
            isCaptionHidden ? 'sr-only' : 'px-4 pt-4 pb-2 text-start text-lead font-bold max-xl:px-2.5'
          }
        >
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-line-strong">
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className="p-4 max-xl:px-2.5">
                {empty}
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line last:border-b-0 hover:bg-paper">
              {columns.map((column) => {
                const Cell = column.isRowHeader ? 'th' : 'td'
                return (
                  <Cell
                    key={column.id}
                    {...(column.isRowHeader ? { scope: 'row' as const } : {})}
                    className={`px-4 py-3 max-xl:px-2.5 ${column.isNumeric ? `tabular-nums ${numberSide}` : 'text-start'} ${
                      column.isRowHeader ? 'font-medium' : ''
                    } ${wideOnly(column)}`}
                  >
                    {column.cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
