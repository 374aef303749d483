import type { TrailRow } from '@milgo/contracts/office/trail-fields'
import { trailDetailLines } from '@milgo/messages/trail-text'
import { isolated } from '../../lib/isolated.ts'
import { useWords } from '../../lib/words.ts'

/** The details of an entry, besides who did what. */
export const TrailDetails = ({ row }: { row: TrailRow }) => {
  const words = useWords()
  return (
    <ul className="text-small text-ink-soft">
      {trailDetailLines(row, words, isolated).map((line) => (
        <li key={line}>
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
  )
}
