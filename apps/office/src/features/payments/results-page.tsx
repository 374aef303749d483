import { batchPath } from '@milgo/contracts/office-paths'
import { outcomeOf, ResultVerdict } from '@milgo/domain/payment/explain-result'
import { hasRight } from '@milgo/domain/staff/rights'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { Stat } from '@milgo/ui/stat.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { CircleAlert, CircleCheck, Copy, type LucideIcon, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { Money, moneyText } from './money-text.tsx'
import { PaymentsFrame } from './payments-frame.tsx'
import { type Tone, ToneBadge } from './tone-badge.tsx'
import {
  type ResultFile,
  type ResultRow,
  useRefreshPayments,
  useResultFile,
  useResultRows,
} from './use-payment-calls.ts'

const groups = ['all', 'paid', 'returned', 'waiting', 'skipped'] as const
type Group = (typeof groups)[number]

const verdictsOf: Readonly<Record<Group, readonly ResultVerdict[] | undefined>> = {
  all: undefined,
  paid: ['PAID'],
  returned: ['RETURNED'],
  waiting: ResultVerdict.options.filter((verdict) => outcomeOf(verdict) === 'quarantined'),
  skipped: ['ALREADY_DONE'],
}

const lookOf = (verdict: ResultVerdict): { readonly tone: Tone; readonly icon: LucideIcon } => {
  if (verdict === 'PAID') return { tone: 'good', icon: CircleCheck }
  if (verdict === 'RETURNED') return { tone: 'attention', icon: Undo2 }
  return verdict === 'ALREADY_DONE' ? { tone: 'neutral', icon: Copy } : { tone: 'bad', icon: CircleAlert }
}

/** A file of results: what each row means before anything happens, and what happened after it was applied. */
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

const sumOf = (file: ResultFile, group: Group) =>
  file.verdicts
    .filter(({ verdict }) => verdictsOf[group]?.includes(verdict))
    .reduce((sum, { count, amount }) => ({ count: sum.count + count, amount: sum.amount + amount }), {
      count: 0,
      amount: 0,
    })

const Results = ({ file }: { file: ResultFile }) => {
  const { officePayments: words } = useWords()
  const language = useLanguage()
  const [group, setGroup] = useState<Group>('all')
  const title = fill(file.state === 'APPLIED' ? words.resultsApplied : words.resultsTitle, {
    code: leftToRight(file.batch.code),
  })
  const labels: Readonly<Record<Group, string>> = {
    all: words.all,
    paid: words.willBePaid,
    returned: words.willReturn,
    waiting: words.willWait,
    skipped: words.willSkip,
  }
  return (
    <div className="flex flex-col gap-5">
      <div>
        <PageHeading title={title} />
        <p className="mt-1 text-small text-ink-soft">
          <TextWithNumbers
            text={`${fill(words.uploadedBy, {
              file: file.name,
              date: momentText(new Date(file.uploaded.at)),
              name: file.uploaded.by.name,
            })} · ${counted(words.resultRows, file.rows, language)}`}
          />
        </p>
      </div>
      <section
        aria-label={words.figures}
        className="grid grid-cols-5 gap-3 max-xl:grid-cols-3 max-sm:grid-cols-2"
      >
        {(['paid', 'returned', 'waiting', 'skipped'] as const).map((one) => (
          <Stat
            key={one}
            label={labels[one]}
            value={sumOf(file, one).count.toLocaleString('en-US')}
            note={moneyText(sumOf(file, one).amount)}
          />
        ))}
        <Stat
          label={words.missing}
          value={file.missing.count.toLocaleString('en-US')}
          note={moneyText(file.missing.amount)}
        />
      </section>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{words.rows}</legend>
        {groups.map((one) => (
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
      <Rows file={file} group={group} />
      <Decide file={file} />
    </div>
  )
}

const Rows = ({ file, group }: { file: ResultFile; group: Group }) => {
  const { officePayments: words } = useWords()
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useResultRows(file.id, verdictsOf[group])
  const rows = data?.pages.flatMap((page) => page.rows)
  if (!rows) return <Skeleton className="h-64 text-ink" />
  const answerOf = ({ verdict, reason, reason_text, amount }: ResultRow) => {
    if (verdict === 'AMOUNT_DIFFERS') return fill(words.inFile, { amount: moneyText(amount) })
    if (verdict !== 'RETURNED' || !reason) return undefined
    return reason === 'OTHER' && reason_text !== '' ? reason_text : words.returnReasons[reason]
  }
  return (
    <div>
      <DataTable
        caption={words.rows}
        rows={rows}
        keyOf={({ line }) => String(line)}
        empty={words.noRows}
        columns={[
          { id: 'line', label: words.sequence, isNumeric: true, cell: ({ line }) => line },
          {
            id: 'request',
            label: words.request,
            cell: ({ request_number, reference }) => <Ltr>{request_number ?? reference}</Ltr>,
          },
          {
            id: 'name',
            label: words.name,
            isRowHeader: true,
            cell: ({ name }) => <bdi>{name ?? words.verdicts.UNKNOWN}</bdi>,
          },
          {
            id: 'amount',
            label: words.amount,
            isNumeric: true,
            cell: ({ ordered, amount }) => <Money amount={ordered ?? amount} />,
          },
          { id: 'account', label: words.account, cell: ({ account }) => <Ltr>{account ?? '–'}</Ltr> },
          {
            id: 'answer',
            label: words.bankAnswer,
            cell: (row) => (
              <>
                <ToneBadge {...lookOf(row.verdict)}>{words.verdicts[row.verdict]}</ToneBadge>
                {answerOf(row) && (
                  <span className="mt-1 block text-small text-ink-soft">
                    <TextWithNumbers text={answerOf(row) ?? ''} />
                  </span>
                )}
              </>
            ),
          },
          { id: 'next', label: words.nextStep, cell: ({ verdict }) => words.next[verdict] },
        ]}
      />
      {hasNextPage && (
        <div className="mt-3 flex justify-center">
          <ActionButton
            variant="secondary"
            busyText={isFetchingNextPage ? words.loading : undefined}
            onPress={() => void fetchNextPage()}
          >
            {words.more}
          </ActionButton>
        </div>
      )}
    </div>
  )
}

const Decide = ({ file }: { file: ResultFile }) => {
  const { officePayments: words, paymentRefusals } = useWords()
  const language = useLanguage()
  const mayPay = hasRight(useStaff().roles, 'pay-awards')
  const navigate = useNavigate()
  const refresh = useRefreshPayments()
  const { isBusy, failure, submit } = useSubmit()
  if (file.state !== 'PREVIEW' || !mayPay) return null
  const decide = (act: 'APPLY' | 'DISCARD') =>
    void submit(async () => {
      await callCore('POST /office/payments/results/{id}/decide', { params: { id: file.id }, body: { act } })
      await refresh()
      if (act === 'DISCARD') await navigate(batchPath(file.batch.id))
    })
  const held = file.refusal === null ? undefined : words.yourApproval
  return (
    <div className="sticky bottom-0 -mx-6 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-surface px-6 py-3 max-sm:-mx-4 max-sm:px-4">
      <p className="text-small text-ink-soft">{words.applyNote}</p>
      <FailureBanner title={words.failed} failure={failure} own={paymentRefusals} />
      <div className="flex flex-wrap gap-2">
        <ActionButton variant="secondary" isDisabled={isBusy} onPress={() => decide('DISCARD')}>
          {words.discardFile}
        </ActionButton>
        <ActionButton
          variant="primary"
          disabledReason={held}
          busyText={isBusy ? words.applying : undefined}
          onPress={() => decide('APPLY')}
        >
          {fill(words.apply, { count: counted(words.resultRows, file.rows, language) })}
        </ActionButton>
      </div>
    </div>
  )
}
