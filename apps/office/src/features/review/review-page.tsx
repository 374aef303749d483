import { officePaths } from '@milgo/contracts/office-paths'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { Activity } from 'react'
import { Link } from 'react-router'
import { LoadFailedBanner } from '../../lib/load-failed-banner.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useWords } from '../../lib/words.ts'
import { reviewGrid, reviewPlaces } from './review-layout.ts'
import { ReviewScreen } from './review-screen.tsx'
import { useKeepOpen } from './use-keep-open.ts'
import { useRequestDocuments } from './use-request-documents.ts'
import { usePreview, useReview } from './use-review.ts'
import { useShownRequest } from './use-shown-request.ts'

/**
 * A request that is only shown ahead is neither open nor fully loaded, so it cannot be changed, reloaded or taken over.
 */
const doNothing = () => {}
const onlyShown = {
  change: doNothing,
  onReload: doNothing,
  onTakeOver: async () => {},
  isOpen: false,
  isAhead: true,
} as const

/**
 * Opens a request for review. Each request has its own screen. While a decision is being sent, the next request is
 * already shown. The screen of the first one stays behind it and shows any failure.
 */
export const ReviewPage = () => {
  const { opened, shownAhead, showAhead } = useShownRequest()
  const { data, isPlaceholderData, error, refetch, change, takeOver } = useReview(opened)
  const ahead = usePreview(shownAhead)
  // Shared by all screens, because it already contains the first document of the next request.
  const loader = useRequestDocuments()
  const reload = () => void refetch()
  useKeepOpen(data && !isPlaceholderData ? opened : undefined, ({ seen, edit_refusal, open_by, lookers }) => {
    if (!data) return
    change({ lookers })
    // The request was decided meanwhile, or the lock is gone. The shown data is then out of date.
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

/** The placeholder of the screen that loads, whose parts are where those of the screen will be. */
const Outline = () => {
  const { loading } = useWords().officeReviewPage
  return (
    <div data-fills-window className="flex min-h-0 grow flex-col">
      <span role="status" className="sr-only">
        {loading}
      </span>
      <div aria-hidden="true" className="contents">
        <div className="flex min-h-14 shrink-0 items-center gap-4 border-b border-line bg-surface px-5">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-6 w-32" />
        </div>
        <div className={reviewGrid}>
          <div
            data-place="request"
            className={`flex min-h-0 flex-col gap-3 overflow-hidden border-e border-line p-4 ${reviewPlaces.request}`}
          >
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} className="h-24 shrink-0" />
            ))}
          </div>
          <div data-place="document" className={`flex bg-foot max-md:h-96 ${reviewPlaces.document}`}>
            <div className="w-44 max-xl:w-36 max-sm:hidden" />
            <div className="grow bg-white/5" />
          </div>
          <div
            data-place="verdict"
            className={`flex gap-2 border-t border-line bg-surface px-4 py-2.5 md:pt-9 ${reviewPlaces.verdict}`}
          >
            <Skeleton className="h-9 w-40" />
            <Skeleton className="h-9 w-40" />
          </div>
          <div
            data-place="score"
            className={`flex min-h-0 flex-col gap-3 overflow-hidden border-line bg-surface p-4 max-xl:border-e max-xl:border-t xl:border-s ${reviewPlaces.score}`}
          >
            {[1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} className="h-10 shrink-0" />
            ))}
          </div>
        </div>
        <div
          data-place="decision"
          className={`flex shrink-0 items-center justify-end gap-x-2 gap-y-1 border-t border-line bg-surface px-5 py-2 ${reviewPlaces.decision}`}
        >
          <div className="w-full md:max-xl:min-h-10 xl:hidden" />
          <Skeleton className="h-11 w-40" />
          <Skeleton className="h-11 w-48" />
        </div>
      </div>
    </div>
  )
}
