import { requestPath } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { findQueuePlace, stepsAround } from '../../lib/queue-place.ts'
import { useCurrentPlace } from '../../lib/use-current-place.ts'
import { useWords } from '../../lib/words.ts'

const stepStyle =
  'flex size-9 items-center justify-center rounded-full border border-line-strong hover:border-brand hover:text-brand'

/**
 * The position of this request in its view, with links to its neighbours. Shows nothing if the user did not come from
 * the queue, or if the request is not on the page of the queue any more.
 */
export const PlaceInView = ({ requestId }: { requestId: string }) => {
  const { place: words } = useWords().officeReviewPage
  const { state } = useLocation()
  const place = useCurrentPlace(findQueuePlace(state), requestId)
  const steps = place && stepsAround(place, requestId)
  if (!place || !steps) return null
  const { number, previous, following } = steps
  return (
    <nav aria-label={words.label} className="flex items-center gap-2 text-small">
      {previous !== undefined && (
        <Link
          to={requestPath(previous)}
          state={{ place }}
          aria-label={words.previous}
          title={words.previous}
          className={stepStyle}
        >
          <ChevronRight aria-hidden="true" className="size-4 ltr:rotate-180" />
        </Link>
      )}
      {place.count !== null && (
        <span className="whitespace-nowrap tabular-nums text-ink-soft">
          {fill(words.of, { number, count: Math.max(place.count, number) })}
        </span>
      )}
      {following !== undefined && (
        <Link
          to={requestPath(following)}
          state={{ place }}
          aria-label={words.following}
          title={words.following}
          className={stepStyle}
        >
          <ChevronLeft aria-hidden="true" className="size-4 ltr:rotate-180" />
        </Link>
      )}
    </nav>
  )
}
