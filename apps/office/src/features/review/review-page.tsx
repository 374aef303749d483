import { officePaths } from '@milgo/contracts/office-paths'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { Activity } from 'react'
import { Link } from 'react-router'
import { LoadFailedBanner } from '../../lib/load-failed-banner.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useWords } from '../../lib/words.ts'
import { ReviewScreen } from './review-screen.tsx'
import { useKeepOpen } from './use-keep-open.ts'
import { useRequestDocuments } from './use-request-documents.ts'
import { usePreview, useReview } from './use-review.ts'
import { useShownRequest } from './use-shown-request.ts'

/** What is only shown ahead is neither open nor loaded: it has nothing to change, to load again or to take over. */
const doNothing = () => {}
const onlyShown = {
  change: doNothing,
  onReload: doNothing,
  onTakeOver: async () => {},
  isOpen: false,
  isAhead: true,
} as const

/**
 * Opens a request for review; another request begins with a new screen. While a decision is on its way the next one is
 * shown already, and the screen of the first waits behind it: whatever goes wrong is said there.
 */
export const ReviewPage = () => {
  const { opened, shownAhead, showAhead } = useShownRequest()
  const { data, isPlaceholderData, error, refetch, change, takeOver } = useReview(opened)
  const ahead = usePreview(shownAhead)
  // It outlives the screen: the first document of the next request is in it.
  const loader = useRequestDocuments()
  const reload = () => void refetch()
  useKeepOpen(data && !isPlaceholderData ? opened : undefined, ({ seen, edit_refusal, open_by, lookers }) => {
    if (!data) return
    change({ lookers })
    // Somebody has decided meanwhile, or the lock is gone: what is shown is no longer what would be changed.
    if (seen !== data.seen || edit_refusal !== data.edit_refusal || open_by?.id !== data.open_by?.id) reload()
  })
  const shared = { loader, showAhead }
  return [
    <Activity key={opened} mode={shownAhead === undefined ? 'visible' : 'hidden'}>
      {data ? (
        <ReviewScreen
          {...shared}
          review={data}
          change={change}
          onReload={reload}
          onTakeOver={takeOver}
          isOpen={!isPlaceholderData}
          isAhead={false}
        />
      ) : error ? (
        <Failed error={error} retry={reload} />
      ) : (
        <Outline />
      )}
    </Activity>,
    shownAhead !== undefined && (
      <Activity key={shownAhead}>
        {ahead ? <ReviewScreen {...shared} {...onlyShown} review={ahead} /> : <Outline />}
      </Activity>
    ),
  ]
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
