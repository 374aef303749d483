import { officePaths } from '@milgo/contracts/office-paths'
import { counted } from '@milgo/messages/counted'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { EmptyState } from '@milgo/ui/empty-state.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ScanEye } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { LoadFailedBanner } from '../../lib/load-failed-banner.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { SecondLookScreen } from './second-look-screen.tsx'

const countKey = ['office-second-looks-waiting'] as const

/** Second looks: decisions of other reviewers that are made again, one after another. */
export const SecondLookPage = () => {
  const { office, officeSecondLook: words } = useWords()
  const language = useLanguage()
  const client = useQueryClient()
  const [lookId, setLookId] = useState<string>()
  const [isSent, setIsSent] = useState(false)
  const { isBusy, failure, submit } = useSubmit()
  const { data, error, refetch } = useQuery({
    queryKey: countKey,
    queryFn: ({ signal }) => callCore('POST /office/second-looks/take', { body: { is_count: true }, signal }),
  })
  const take = () =>
    void submit(async () => {
      const { look_id } = await callCore('POST /office/second-looks/take', { body: {} })
      setIsSent(false)
      setLookId(look_id ?? undefined)
      if (look_id === null) await client.invalidateQueries({ queryKey: countKey })
    })
  if (lookId !== undefined)
    return (
      <OpenedLook
        key={lookId}
        id={lookId}
        onSent={async () => {
          // Counts first, so that no second look is offered that does not exist.
          await client.invalidateQueries({ queryKey: countKey })
          setLookId(undefined)
          setIsSent(true)
        }}
      />
    )
  return (
    <>
      <PageHeading title={words.title} />
      <p className="mt-2 max-w-measure text-ink-soft">{words.text}</p>
      <StatusRegion className="mt-5">
        {isSent && <Banner tone="good">{words.decision.sent}</Banner>}
      </StatusRegion>
      <div aria-live="polite" className={`${cardStyle} mt-5 p-6`}>
        {error && !data && <LoadFailedBanner error={error} retry={refetch} />}
        {!error && !data && <Skeleton className="h-20" />}
        {data?.waiting === 0 && (
          <EmptyState
            icon={<ScanEye />}
            title={words.none}
            text={words.noneText}
            action={
              <Link to={officePaths.queue} className={buttonStyle('secondary')}>
                {office.pages.queue}
              </Link>
            }
          />
        )}
        {data !== undefined && data.waiting > 0 && (
          <>
            <p className="text-lead font-bold">{counted(words.waiting, data.waiting, language)}</p>
            <ActionButton
              variant="primary"
              className="mt-4"
              onPress={take}
              busyText={isBusy ? words.taking : undefined}
            >
              {words.take}
            </ActionButton>
          </>
        )}
      </div>
      <FailureBanner title={words.failed.title} failure={failure} />
    </>
  )
}

const OpenedLook = ({ id, onSent }: { id: string; onSent: () => Promise<void> }) => {
  const { officeSecondLook: words } = useWords()
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: ['office-second-look', id, language],
    queryFn: ({ signal }) => callCore('POST /office/second-looks/{id}/open', { params: { id }, signal }),
    // Not reloaded, because the typed decision belongs to the loaded data.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data) return <SecondLookScreen look={data} onSent={onSent} />
  if (error)
    return (
      <div className="flex flex-col gap-5">
        <PageHeading title={words.failed.title} />
        <LoadFailedBanner error={error} retry={refetch} words={{ retry: words.failed.retry }} />
      </div>
    )
  return (
    <div className="text-ink">
      <span role="status" className="sr-only">
        {words.loading}
      </span>
      <Skeleton className="h-96" />
    </div>
  )
}
