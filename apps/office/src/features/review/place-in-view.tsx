import { requestPath } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { findQueuePlace, stepsAround } from '../../lib/queue-place.ts'
import { useWords } from '../../lib/words.ts'

const stepStyle =
  'flex size-9 items-center justify-center rounded-full border border-line-strong hover:border-brand hover:text-brand'

/** Which of the view this request is, and the ones beside it; nothing where no queue led here. */
export const PlaceInView = ({ requestId }: { requestId: string }) => {
  const { place: words } = useWords().officeReviewPage
  const { state } = useLocation()
  const place = findQueuePlace(state)
  const steps = place && stepsAround(place, requestId)
  if (!place || !steps) return null
  const { number, previous, following } = steps
  const total = Math.max(place.count ?? 0, number)
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
      <span className="whitespace-nowrap tabular-nums text-ink-soft">
        {fill(words.of, { number, count: total })}
      </span>
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
