import { Ltr } from '@milgo/ui/ltr.tsx'
import { useWords } from '../../lib/words.ts'
import type { WorkResults } from './use-work-change.ts'

/** A line for each request with the result of its change. */
export const ResultList = ({ results }: { results: WorkResults }) => {
  const { officeQueue: words } = useWords()
  return (
    <ul className="max-h-64 overflow-y-auto rounded-small border border-line text-small">
      {results.map(({ request_id, request_number, name, outcome, at }) => (
        <li
          key={request_id}
          className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-3 py-2 last:border-b-0"
        >
          <span className="text-ink-soft">
            <Ltr>{request_number}</Ltr>
          </span>
          <bdi className="font-medium">{name}</bdi>
          <span className="grow text-end text-ink-soft">
            {words.outcomes[outcome]}
            {at && (
              <>
                {' · '}
                <bdi>{at}</bdi>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
