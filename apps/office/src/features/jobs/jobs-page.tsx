import { officePaths } from '@milgo/contracts/office-paths'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { LoadFailedBanner } from '../../lib/load-failed-banner.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useLanguage, useWords } from '../../lib/words.ts'

const key = 'office-jobs'
const refreshMs = 5_000

/** The jobs of the server in plain words, with a retry for failed ones. */
export const JobsPage = () => {
  const { officeJobs: words } = useWords()
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: [key],
    queryFn: ({ signal }) => callCore('GET /office/jobs', { signal }),
    refetchInterval: refreshMs,
  })
  const failed = data?.scheduled.filter((job) => job.failed > 0).length ?? 0
  return (
    <>
      <PageHeading title={words.title} />
      <p className="mt-1 mb-5 text-ink-soft">{words.text}</p>
      {!data && error && <LoadFailedBanner error={error} retry={refetch} words={words.failed} />}
      {!data && !error && (
        <>
          <span role="status" className="sr-only">
            {words.loading}
          </span>
          <Skeleton className="h-96" />
        </>
      )}
      {data && (
        <div className="flex flex-col gap-5">
          <Banner tone={failed === 0 ? 'good' : 'attention'}>
            {failed === 0 ? words.fine : counted(words.failing, failed, language)}
          </Banner>
          <MessagesCard jobs={data} />
          <ScheduledCard jobs={data} />
          <RunsCard jobs={data} />
        </div>
      )}
    </>
  )
}

type Jobs = AnswerOf<'core', 'GET /office/jobs'>

const timeText = (at: string): string => leftToRight(momentText(new Date(at)))

const MessagesCard = ({ jobs }: { jobs: Jobs }) => {
  const { messages: words } = useWords().officeJobs
  const { rights } = useStaff()
  return (
    <DataTable
      caption={words.title}
      rows={jobs.messages}
      keyOf={({ kind }) => kind}
      empty={null}
      columns={[
        { id: 'kind', label: words.kind, isRowHeader: true, cell: ({ kind }) => words.kinds[kind] },
        {
          id: 'waiting',
          label: words.waiting,
          cell: ({ waiting, waiting_since: since }) => (
            <>
              <Ltr className="font-bold">{waiting}</Ltr>
              {since !== null && <Note>{fill(words.since, { at: timeText(since) })}</Note>}
            </>
          ),
        },
        {
          id: 'undelivered',
          label: words.undelivered,
          cell: ({ undelivered }) => (
            <>
              <Ltr>{undelivered}</Ltr>
              {undelivered > 0 && rights.includes('read-requests') && (
                <Link to={`${officePaths.queue}?flags=undeliverable`} className={`${textLinkStyle} ms-3`}>
                  {words.look}
                </Link>
              )}
            </>
          ),
        },
      ]}
    />
  )
}

type Scheduled = Jobs['scheduled'][number]

const ScheduledCard = ({ jobs }: { jobs: Jobs }) => {
  const { scheduled: words, failed: failedWords } = useWords().officeJobs
  const language = useLanguage()
  const client = useQueryClient()
  const { isBusy, failure, submit } = useSubmit()
  const [retried, setRetried] = useState<{ readonly name: string; readonly isDone: boolean }>()
  const retry = (name: Scheduled['name']) =>
    submit(async () => {
      setRetried({ name, isDone: false })
      await callCore('POST /office/jobs/retry', { body: { name } })
      setRetried({ name, isDone: true })
      await client.invalidateQueries({ queryKey: [key] })
    })
  return (
    <>
      <FailureBanner title={failedWords.retryFailed} failure={failure} />
      <StatusRegion>{retried?.isDone && <Banner tone="info">{words.retried}</Banner>}</StatusRegion>
      <DataTable
        caption={words.title}
        rows={jobs.scheduled}
        keyOf={({ name }) => name}
        empty={null}
        columns={[
          { id: 'name', label: words.name, isRowHeader: true, cell: ({ name }) => words.names[name] },
          {
            id: 'done',
            label: words.lastDone,
            cell: ({ last_done_at: at, waiting }) => (
              <>
                {at === null ? words.never : timeText(at)}
                {waiting > 0 && <Note>{counted(words.waiting, waiting, language)}</Note>}
              </>
            ),
          },
          {
            id: 'failed',
            label: words.failed,
            cell: (job) => (
              <Failed
                job={job}
                busyText={isBusy && retried?.name === job.name ? words.retrying : undefined}
                onRetry={() => void retry(job.name)}
              />
            ),
          },
        ]}
      />
    </>
  )
}

type FailedProps = {
  readonly job: Scheduled
  readonly busyText: string | undefined
  readonly onRetry: () => void
}

const Failed = ({ job: { name, failed, last_failure: last }, busyText, onRetry }: FailedProps) => {
  const { scheduled: words } = useWords().officeJobs
  if (failed === 0) return <Ltr>{failed}</Ltr>
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Ltr className="font-bold">{failed}</Ltr>
      {last && (
        <span>{fill(words.lastFailure, { reason: words.reasons[last.reason], at: timeText(last.at) })}</span>
      )}
      <ActionButton
        variant="secondary"
        label={fill(words.retryOne, { name: words.names[name] })}
        onPress={onRetry}
        busyText={busyText}
      >
        {words.retry}
      </ActionButton>
    </span>
  )
}

const RunsCard = ({ jobs }: { jobs: Jobs }) => {
  const { runs: words } = useWords().officeJobs
  const language = useLanguage()
  return (
    <DataTable
      caption={words.title}
      rows={jobs.runs}
      keyOf={({ id }) => id}
      empty={words.none}
      columns={[
        { id: 'kind', label: words.kind, isRowHeader: true, cell: ({ kind }) => words.kinds[kind] },
        { id: 'started', label: words.started, cell: ({ started_at: at }) => timeText(at) },
        { id: 'state', label: words.state, cell: ({ state }) => words.states[state] },
        {
          id: 'progress',
          label: words.progress,
          cell: ({ done, total, failed }) => (
            <>
              {fill(words.of, { done, total })}
              {failed > 0 && <Note>{counted(words.failed, failed, language)}</Note>}
            </>
          ),
        },
      ]}
    />
  )
}

/** A remark below a figure. */
const Note = ({ children }: { readonly children: ReactNode }) => (
  <span className="block text-small text-ink-soft">{children}</span>
)
