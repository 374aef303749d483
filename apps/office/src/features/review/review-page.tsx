import { officePaths } from '@milgo/contracts/office-paths'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { Link } from 'react-router'
import { LoadFailedBanner } from '../../lib/load-failed-banner.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useWords } from '../../lib/words.ts'
import { ReviewScreen } from './review-screen.tsx'
import { useRequestDocuments } from './use-request-documents.ts'
import { useReview } from './use-review.ts'
import { useShownRequest } from './use-shown-request.ts'

/** Opens a request for review; another request begins with a new screen. */
export const ReviewPage = () => {
  const { id, isShownAhead, showNow } = useShownRequest()
  const { data, isPlaceholderData, error, refetch, change, takeOver } = useReview(id)
  // It outlives the screen: the first document of the next request is in it.
  const loader = useRequestDocuments()
  if (data)
    return (
      <ReviewScreen
        key={id}
        review={data}
        loader={loader}
        isOpen={!isPlaceholderData}
        isShownAhead={isShownAhead}
        showNow={showNow}
        change={change}
        onReload={() => void refetch()}
        onTakeOver={takeOver}
      />
    )
  return error ? <Failed error={error} retry={() => void refetch()} /> : <Outline />
}

const Failed = ({ error, retry }: { error: unknown; retry: () => void }) => {
  const { failed } = useWords().officeReviewPage
  return (
    <div className="flex flex-col gap-5 py-4">
      <PageHeading title={failed.title} />
      <LoadFailedBanner
        error={error}
        retry={retry}
        words={{ retry: failed.retry }}
        wayOut={
          <Link to={officePaths.queue} className={buttonStyle('secondary')}>
            {failed.toQueue}
          </Link>
        }
      />
    </div>
  )
}

/** The shape of the screen that comes. */
const Outline = () => {
  const { loading } = useWords().officeReviewPage
  return (
    <div data-fills-window className="flex min-h-0 grow flex-col">
      <span role="status" className="sr-only">
        {loading}
      </span>
      <div aria-hidden="true" className="contents">
        <div className="flex min-h-14 items-center gap-4 border-b border-line bg-surface px-5">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-6 w-32" />
        </div>
        <div className="grid min-h-0 grow grid-cols-[320px_minmax(0,1fr)] xl:grid-cols-[360px_minmax(0,1fr)_320px]">
          <div className="flex flex-col gap-3 p-4">
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} className="h-24" />
            ))}
          </div>
          <div className="bg-foot" />
          <div className="flex flex-col gap-3 p-4 max-xl:hidden">
            {[1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} className="h-10" />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
