import type { QueueSort } from '@milgo/domain/queue/queue-sort'
import { fill } from '@milgo/messages/fill'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useWords } from '../../lib/words.ts'
import { type CellContext, type ColumnId, cells, sortOfColumn } from './queue-columns.tsx'
import type { QueueRequest } from './use-queue-calls.ts'

type Props = {
  readonly table: RefObject<HTMLTableElement | null>
  readonly columns: readonly ColumnId[]
  /** Undefined while the requests load. */
  readonly requests: readonly QueueRequest[] | undefined
  readonly selected: ReadonlySet<string>
  readonly onSelect: (ids: ReadonlySet<string>) => void
  readonly sort: QueueSort
  readonly onSort: (sort: QueueSort) => void
  readonly context: CellContext
  /** Shown instead of the rows if there are none. */
  readonly empty: ReactNode
}

const skeletonRows = Array.from({ length: 12 }, (_, row) => row)

export const QueueTable = ({
  table,
  columns,
  requests,
  selected,
  onSelect,
  sort,
  onSort,
  context,
  empty,
}: Props) => {
  const { officeQueue: words } = useWords()
  const ids = requests?.map(({ request_id }) => request_id) ?? []
  const areAll = ids.length > 0 && ids.every((id) => selected.has(id))
  const toggle = (id: string) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }
  return (
    <section
      aria-label={words.table.caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key
      tabIndex={0}
      className="relative min-h-0 grow overflow-auto"
    >
      <table ref={table} className="w-full border-collapse text-start text-small" aria-busy={!requests}>
        <caption className="sr-only">{words.table.caption}</caption>
        <thead className="sticky top-0 z-10 bg-surface shadow-[0_1px_0_var(--line)]">
          <tr>
            <th scope="col" className="w-11 ps-3 max-xl:w-9 max-xl:ps-1">
              <Tick
                label={words.table.selectAll}
                isOn={areAll}
                isDisabled={ids.length === 0}
                onChange={() => onSelect(new Set(areAll ? [] : ids))}
              />
            </th>
            {columns.map((column) => (
              <HeaderCell key={column} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {!requests && <SkeletonRows columns={columns} />}
          {requests?.map((request) => (
            <tr
              key={request.request_id}
              data-request={request.request_id}
              className={`h-10 border-b border-line focus-within:shadow-[inset_0_0_0_2px_var(--focus)] ${
                selected.has(request.request_id) ? 'bg-brand-wash' : 'hover:bg-paper'
              }`}
            >
              <td className="ps-3 max-xl:ps-1">
                <Tick
                  label={fill(words.table.selectOne, { name: request.name })}
                  isOn={selected.has(request.request_id)}
                  onChange={() => toggle(request.request_id)}
                />
              </td>
              {columns.map((column) => {
                const Cell = column === 'name' ? 'th' : 'td'
                return (
                  <Cell
                    key={column}
                    {...(column === 'name' ? { scope: 'row' as const } : {})}
                    className="px-2 py-1 text-start font-[inherit] max-xl:px-1.5 2xl:px-3"
                  >
                    {cells[column](request, context)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {requests?.length === 0 && empty}
    </section>
  )
}

type TickProps = {
  readonly label: string
  readonly isOn: boolean
  readonly isDisabled?: boolean
  readonly onChange: () => void
}

const Tick = ({ label, isOn, isDisabled = false, onChange }: TickProps) => (
  <label className="flex size-9 cursor-pointer items-center justify-center">
    <span className="sr-only">{label}</span>
    <input
      type="checkbox"
      checked={isOn}
      disabled={isDisabled}
      onChange={onChange}
      className="size-4.5 accent-(--brand)"
    />
  </label>
)

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown } as const

const HeaderCell = ({ column, sort, onSort }: { column: ColumnId } & Pick<Props, 'sort' | 'onSort'>) => {
  const { officeQueue: words } = useWords()
  const by = sortOfColumn[column]
  if (!by)
    return (
      <th
        scope="col"
        className="h-11 px-2 text-start font-medium text-ink-soft max-xl:px-1.5 xl:whitespace-nowrap 2xl:px-3"
      >
        {words.table[column]}
      </th>
    )
  const isCurrent = sort.by === by
  const direction = isCurrent ? (sort.isDescending ? 'descending' : 'ascending') : 'none'
  const Icon = sortIcons[direction]
  return (
    <th
      scope="col"
      aria-sort={direction}
      className="px-2 text-start font-medium text-ink-soft max-xl:px-1.5 2xl:px-3"
    >
      <button
        type="button"
        onClick={() => onSort({ by, isDescending: isCurrent && !sort.isDescending })}
        className={`-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-small px-2 text-start leading-tight hover:text-brand xl:whitespace-nowrap ${isCurrent ? 'font-bold text-ink' : ''}`}
      >
        {words.table[column]}
        <Icon
          aria-hidden="true"
          className={`size-4 shrink-0 ${isCurrent ? 'text-brand' : 'text-ink-faint'}`}
        />
      </button>
    </th>
  )
}

/** Placeholders of the rows that load. They fade in, so that a quick answer does not show them. */
const SkeletonRows = ({ columns }: { columns: readonly ColumnId[] }) => (
  <>
    {skeletonRows.map((row) => (
      <tr key={row} className="h-10 animate-[late-fade_200ms_200ms_both] border-b border-line">
        <td />
        {columns.map((column, place) => (
          <td key={column} className="px-3">
            <Skeleton className={`h-3.5 ${(row + place) % 3 === 0 ? 'w-24' : 'w-32'}`} />
          </td>
        ))}
      </tr>
    ))}
  </>
)
