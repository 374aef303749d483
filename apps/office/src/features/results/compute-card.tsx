import { requestPath } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { inGroups } from '@milgo/messages/in-groups'
import { momentText } from '@milgo/messages/moment-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { ProgressLine } from '@milgo/ui/progress-line.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { Calculator } from 'lucide-react'
import { Link } from 'react-router'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useWords } from '../../lib/words.ts'
import { Card, FigureLine } from './card.tsx'
import { type ResultsOverview, useRefreshResults } from './use-results.ts'

type Props = { readonly period: { readonly period?: string }; readonly overview: ResultsOverview }

/**
 * The requests that wait to be computed, the progress of the computation, and the requests that could not be computed.
 */
export const ComputeCard = ({ period, overview }: Props) => {
  const { officeResults } = useWords()
  const words = officeResults.compute
  const refresh = useRefreshResults()
  const { isBusy, failure, submit } = useSubmit()
  const { run, waiting, computed, outdated, published } = overview
  const isRunning = run?.state === 'RUNNING'
  const start = (isAgain: boolean) =>
    void submit(async () => {
      await callCore('POST /office/results/compute', { body: { ...period, is_again: isAgain } })
      await refresh()
    })
  const lines = [
    [words.waiting, waiting],
    [words.computed, computed],
    [words.outdated, outdated],
    [words.published, published.count],
  ] as const
  return (
    <Card title={words.title} icon={<Calculator aria-hidden="true" className="size-5 text-brand" />}>
      <dl>
        {lines.map(([name, count]) => (
          <FigureLine key={name} name={name}>
            <Ltr>{inGroups(count)}</Ltr>
          </FigureLine>
        ))}
      </dl>
      {outdated > 0 && !isRunning && <Banner tone="attention">{words.outdatedNote}</Banner>}
      {run && <RunState run={run} />}
      {!run && <p className="mt-2 text-ink-soft">{words.never}</p>}
      <FailureBanner title={words.failedTitle} failure={failure} />
      {!isRunning && (
        <div className="mt-3 flex flex-wrap gap-2">
          {waiting > 0 && (
            <ActionButton
              variant="secondary"
              onPress={() => start(false)}
              busyText={isBusy ? words.starting : undefined}
            >
              {words.start}
            </ActionButton>
          )}
          {computed > 0 && (
            <ActionButton
              variant={outdated > 0 ? 'secondary' : 'quiet'}
              onPress={() => start(true)}
              busyText={isBusy ? words.starting : undefined}
            >
              {words.again}
            </ActionButton>
          )}
        </div>
      )}
    </Card>
  )
}

const RunState = ({ run }: { run: NonNullable<ResultsOverview['run']> }) => {
  const { officeResults } = useWords()
  const words = officeResults.compute
  const isRunning = run.state === 'RUNNING'
  const handled = run.done + run.failed
  const codes: Readonly<Record<string, string>> = words.codes
  return (
    <div className="mt-3">
      {isRunning && (
        <ProgressLine
          label={words.progress}
          percent={run.total === 0 ? 100 : Math.min(100, (handled / run.total) * 100)}
        />
      )}
      <p className="mt-2 text-ink-soft" role="status">
        <TextWithNumbers
          text={
            isRunning
              ? fill(words.running, { done: inGroups(handled), total: inGroups(run.total) })
              : fill(words.done, {
                  at: momentText(new Date(run.finished_at ?? run.started_at)),
                  done: inGroups(run.done),
                  failed: inGroups(run.failed),
                })
          }
        />{' '}
        {fill(words.by, { name: run.started_by.name })}
      </p>
      {run.failures.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2 font-medium text-sun-ink">
            {words.failures}
          </summary>
          <ul className="flex flex-col gap-1">
            {run.failures.map(({ request_id, request_number, name, code }) => (
              <li key={request_id}>
                <Link to={requestPath(request_id)} className="text-brand underline underline-offset-4">
                  <Ltr>{request_number}</Ltr>
                </Link>{' '}
                <bdi>{name}</bdi>: {codes[code] ?? words.codes.MOVED}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
