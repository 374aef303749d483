import { officePaths } from '@milgo/contracts/office-paths'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { LoadFailedBanner } from '../../lib/load-failed-banner.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { useLanguage, useWords } from '../../lib/words.ts'

const key = 'office-jobs'
const refreshMs = 5_000

/** What the server has to do, in plain words, with a retry for what failed. */
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

const Table = ({
  title,
  columns,
  children,
}: {
  title: string
  columns: readonly string[]
  children: ReactNode
}) => (
  <section className={`${cardStyle} px-5 py-4 text-small`}>
    <h2 className="mb-2 text-body font-bold">{title}</h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
    <section aria-label={title} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-ink-soft">
            {columns.map((column) => (
              <th key={column} scope="col" className="pe-4 pb-2 text-start font-regular">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  </section>
)

const cell = 'border-t border-line py-2.5 pe-4 text-start align-top'

const MessagesCard = ({ jobs }: { jobs: Jobs }) => {
  const { officeJobs } = useWords()
  const { messages: words } = officeJobs
  const { rights } = useStaff()
  return (
    <Table title={words.title} columns={[words.kind, words.waiting, words.undelivered]}>
      {jobs.messages.map(({ kind, waiting, waiting_since, undelivered }) => (
        <tr key={kind}>
          <th scope="row" className={`${cell} font-regular`}>
            {words.kinds[kind]}
          </th>
          <td className={cell}>
            <b>
              <Ltr>{waiting}</Ltr>
            </b>
            {waiting_since !== null && (
              <span className="block text-ink-soft">
                {fill(words.since, { at: timeText(waiting_since) })}
              </span>
            )}
          </td>
          <td className={cell}>
            <Ltr>{undelivered}</Ltr>
            {undelivered > 0 && rights.includes('read-requests') && (
              <Link
                to={`${officePaths.queue}?flags=undeliverable`}
                className="ms-3 underline underline-offset-4"
              >
                {words.look}
              </Link>
            )}
          </td>
        </tr>
      ))}
    </Table>
  )
}

const ScheduledCard = ({ jobs }: { jobs: Jobs }) => {
  const { officeJobs } = useWords()
  const { scheduled: words, failed: failedWords } = officeJobs
  const language = useLanguage()
  const client = useQueryClient()
  const { isBusy, failure, submit } = useSubmit()
  const [retried, setRetried] = useState(false)
  const retry = (name: Jobs['scheduled'][number]['name']) =>
    submit(async () => {
      await callCore('POST /office/jobs/retry', { body: { name } })
      setRetried(true)
      await client.invalidateQueries({ queryKey: [key] })
    })
  return (
    <>
      <FailureBanner title={failedWords.retryFailed} failure={failure} />
      {retried && (
        <Banner tone="info" announce="status">
          {words.retried}
        </Banner>
      )}
      <Table title={words.title} columns={[words.name, words.lastDone, words.failed]}>
        {jobs.scheduled.map(({ name, last_done_at, waiting, failed, last_failure }) => (
          <tr key={name}>
            <th scope="row" className={`${cell} font-regular`}>
              {words.names[name]}
            </th>
            <td className={cell}>
              {last_done_at === null ? words.never : timeText(last_done_at)}
              {waiting > 0 && (
                <span className="block text-ink-soft">{counted(words.waiting, waiting, language)}</span>
              )}
            </td>
            <td className={cell}>
              <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Ltr className={failed > 0 ? 'font-bold' : ''}>{failed}</Ltr>
                {failed > 0 && last_failure && (
                  <span>
                    {fill(words.lastFailure, {
                      reason: words.reasons[last_failure.reason],
                      at: timeText(last_failure.at),
                    })}
                  </span>
                )}
                {failed > 0 && (
                  <ActionButton
                    variant="secondary"
                    className="min-h-11 text-small"
                    label={fill(words.retryOne, { name: words.names[name] })}
                    onPress={() => void retry(name)}
                    busyText={isBusy ? words.retrying : undefined}
                  >
                    {words.retry}
                  </ActionButton>
                )}
              </span>
            </td>
          </tr>
        ))}
      </Table>
    </>
  )
}

const RunsCard = ({ jobs }: { jobs: Jobs }) => {
  const { officeJobs } = useWords()
  const { runs: words } = officeJobs
  const language = useLanguage()
  if (jobs.runs.length === 0)
    return (
      <section className={`${cardStyle} px-5 py-4 text-small`}>
        <h2 className="mb-2 text-body font-bold">{words.title}</h2>
        <p className="text-ink-soft">{words.none}</p>
      </section>
    )
  return (
    <Table title={words.title} columns={[words.kind, words.started, words.state, words.progress]}>
      {jobs.runs.map(({ kind, id, started_at, state, done, total, failed }) => (
        <tr key={id}>
          <th scope="row" className={`${cell} font-regular`}>
            {words.kinds[kind]}
          </th>
          <td className={cell}>{timeText(started_at)}</td>
          <td className={cell}>{words.states[state]}</td>
          <td className={cell}>
            {fill(words.of, { done, total })}
            {failed > 0 && (
              <span className="block text-ink-soft">{counted(words.failed, failed, language)}</span>
            )}
          </td>
        </tr>
      ))}
    </Table>
  )
}
