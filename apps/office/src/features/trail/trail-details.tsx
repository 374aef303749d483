import type { TrailRow } from '@milgo/contracts/office/trail-fields'
import { useDetailLines } from './use-detail-lines.ts'

/** What an entry says beside who and what. */
export const TrailDetails = ({ row }: { row: TrailRow }) => {
  const linesOf = useDetailLines()
  return (
    <ul className="text-small text-ink-soft">
      {linesOf(row).map((line) => (
        <li key={line}>
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
  )
}
