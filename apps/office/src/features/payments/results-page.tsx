import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { inGroups } from '@milgo/messages/in-groups'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import { plainMoney } from '@milgo/messages/money-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { Stat } from '@milgo/ui/stat.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useState } from 'react'
import { useParams } from 'react-router'
import { downloadFile } from '../../lib/download-file.ts'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { isolated } from '../../lib/isolated.ts'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { DecideResults } from './decide-results.tsx'
import { DownloadIcon, PaymentsFrame } from './payments-frame.tsx'
import { type ResultGroup, resultGroups, sumOf } from './result-groups.ts'
import { ResultRows } from './result-rows.tsx'
import { type ResultFile, useResultFile } from './use-payment-calls.ts'

/** A result file: what each row would do before it is applied, and what it did afterwards. */
export const ResultsPage = () => {
  const { id = '' } = useParams()
  const { data, error } = useResultFile(id)
  const failureText = useFailureText()
  return (
    <PaymentsFrame period={data?.batch.code.replace(/-\d+$/, '')} {...(data && { current: data.batch.id })}>
      {error && !data && (
        <Banner tone="bad" announce="alert">
          {failureText(error)}
        </Banner>
      )}
      {data ? <Results file={data} /> : !error && <Skeleton className="h-96 text-ink" />}
    </PaymentsFrame>
  )
}

const Results = ({ file }: { file: ResultFile }) => {
  const { officePayments: words } = useWords()
  const language = useLanguage()
  const [group, setGroup] = useState<ResultGroup>('all')
  const title = fill(file.state === 'APPLIED' ? words.resultsApplied : words.resultsTitle, {
    code: leftToRight(file.batch.code),
  })
  const labels: Readonly<Record<ResultGroup, string>> = {
    all: words.all,
    paid: words.willBePaid,
    returned: words.willReturn,
    waiting: words.willWait,
    skipped: words.willSkip,
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 grow basis-80">
          <PageHeading title={title} />
          <p className="mt-1 text-small text-ink-soft">
            <TextWithNumbers
              text={`${fill(words.uploadedBy, {
                file: isolated(file.name),
                date: momentText(new Date(file.uploaded.at)),
                name: isolated(file.uploaded.by.name),
              })} · ${counted(words.resultRows, file.rows, language)}`}
            />
          </p>
        </div>
        <Report file={file} />
      </div>
      <section
        aria-label={words.figures}
        className="grid grid-cols-5 gap-3 max-lg:grid-cols-3 max-sm:grid-cols-2"
      >
        {(['paid', 'returned', 'waiting', 'skipped'] as const).map((one) => (
          <Stat
            key={one}
            label={labels[one]}
            value={inGroups(sumOf(file, one).count)}
            note={plainMoney(sumOf(file, one).amount)}
          />
        ))}
        <Stat
          label={words.missing}
          value={inGroups(file.missing.count)}
          note={plainMoney(file.missing.amount)}
        />
      </section>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{words.fileRows}</legend>
        {resultGroups.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={group === one}
            onClick={() => setGroup(one)}
            className="min-h-11 rounded-full border border-line bg-surface px-4 text-small transition-colors duration-150 hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand-wash aria-pressed:font-medium aria-pressed:text-brand-strong"
          >
            {labels[one]} {one === 'all' ? file.rows : sumOf(file, one).count}
          </button>
        ))}
      </fieldset>
      <ResultRows file={file} group={group} />
      <DecideResults file={file} />
    </div>
  )
}

const Report = ({ file }: { file: ResultFile }) => {
  const { officePayments: words, paymentRefusals } = useWords()
  const { isBusy, failure, submit } = useSubmit()
  const load = () =>
    submit(() =>
      downloadFile({
        path: `/office/payments/results/${file.id}/report`,
        mediaType: 'application/octet-stream',
        name: `milgo-results-${file.batch.code}.csv`,
      }),
    )
  return (
    <div className="flex flex-col items-start gap-2">
      <ActionButton
        variant="secondary"
        busyText={isBusy ? words.making : undefined}
        onPress={() => void load()}
      >
        <DownloadIcon />
        {words.report}
      </ActionButton>
      <FailureBanner title={words.failed} failure={failure} own={paymentRefusals} />
    </div>
  )
}
