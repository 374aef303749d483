import type {
  DeliveryPosition,
  UndeliveredMessage as Undelivered,
} from '@milgo/contracts/office/get-release-deliveries'
import type { MessageState } from '@milgo/domain/outbox/message-template'
import { isUndelivered, isUnderWay } from '@milgo/domain/outbox/resend'
import { fill } from '@milgo/messages/fill'
import { inGroups } from '@milgo/messages/in-groups'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { Stat } from '@milgo/ui/stat.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useWords } from '../../lib/words.ts'
import { Card } from './card.tsx'
import { liveMs, quietMs, releasesKey } from './use-release.ts'

const sumOf = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0)

/** Returns whether no message is under way any more. False before the first message is counted. */
const areSettled = (counts: readonly { readonly state: MessageState }[] = []): boolean =>
  counts.length > 0 && !counts.some(({ state }) => isUnderWay(state))

/** The progress of the messages, and those that a staff member may send again. */
export const DeliveriesCard = ({ id, isOver }: { readonly id: string; readonly isOver: boolean }) => {
  const { officeReleases, officeMessages } = useWords()
  const { deliveries: words, run, samples } = officeReleases
  const { isBusy, failure, submit } = useSubmit()
  const { data, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...releasesKey, id, 'deliveries'],
    queryFn: ({ pageParam, signal }) =>
      callCore('POST /office/releases/{id}/deliveries', {
        params: { id },
        body: pageParam ? { after: pageParam } : {},
        signal,
      }),
    initialPageParam: null as DeliveryPosition | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) => (isOver && areSettled(state.data?.pages[0]?.counts) ? quietMs : liveMs),
  })
  const send = ({ request_id: requestId, message_id: messageId }: Undelivered) =>
    submit(async () => {
      await callCore('POST /office/requests/{id}/resend-message', {
        params: { id: requestId },
        body: { message_id: messageId },
      })
      await refetch()
    })
  // All pages are reloaded together. The first one contains the counts.
  const counts = data?.pages[0]?.counts ?? []
  const listed = data?.pages.flatMap((one) => one.undelivered) ?? []
  const countOf = (channel: 'mail' | 'sms', state?: 'delivered'): number =>
    sumOf(counts.filter((one) => one.channel === channel && (state === undefined || one.state === state)))
  const noteOf = (total: number): string =>
    total === 0 ? run.noneYet : fill(run.of, { total: inGroups(total) })
  const undelivered = sumOf(counts.filter(({ state }) => isUndelivered(state)))
  const columns = [
    {
      id: 'request',
      label: samples.request,
      isRowHeader: true,
      cell: (one: Undelivered) => (
        <bdi dir="ltr" className="whitespace-nowrap">
          {one.request_number}
        </bdi>
      ),
    },
    { id: 'name', label: samples.name, cell: ({ name }: Undelivered) => <bdi>{name}</bdi> },
    { id: 'channel', label: words.channel, cell: ({ channel }: Undelivered) => words.channels[channel] },
    { id: 'state', label: words.state, cell: ({ state }: Undelivered) => words.states[state] },
    {
      id: 'again',
      label: words.again,
      cell: (one: Undelivered) => (
        <>
          {one.resent && <p>{fill(words.sentAgain, { state: words.states[one.resent] })}</p>}
          {one.resend_refusal === null && one.resent !== 'delivered' && (
            <ActionButton
              variant="quiet"
              isDisabled={isBusy}
              label={fill(words.againNamed, { number: one.request_number })}
              onPress={() => void send(one)}
            >
              {words.again}
            </ActionButton>
          )}
          {one.resend_refusal === 'NO_TEXT' && officeMessages.refusals.NO_TEXT}
        </>
      ),
    },
  ]
  return (
    <Card title={words.title} text={words.text}>
      <div className="mb-4 grid gap-3 sm:grid-cols-2">
        {(['mail', 'sms'] as const).map((channel) => (
          <Stat
            key={channel}
            label={run[channel]}
            // Before the first answer the number is unknown, which is not zero.
            value={data ? inGroups(countOf(channel, 'delivered')) : '…'}
            note={data && noteOf(countOf(channel))}
          />
        ))}
      </div>
      <FailureBanner title={words.failed} failure={failure} />
      {data && listed.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      {listed.length > 0 && (
        <div className="overflow-x-auto">
          <DataTable
            caption={words.caption}
            isCaptionHidden
            columns={columns}
            rows={listed}
            keyOf={({ message_id: messageId }) => messageId}
            empty={null}
          />
        </div>
      )}
      {hasNextPage && (
        <div className="mt-3 flex flex-wrap items-center gap-4">
          <ActionButton variant="secondary" onPress={() => void fetchNextPage()}>
            {words.more}
          </ActionButton>
          <p className="text-ink-soft">
            {fill(words.shown, { shown: inGroups(listed.length), total: inGroups(undelivered) })}
          </p>
        </div>
      )}
    </Card>
  )
}
