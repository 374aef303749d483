import { batchPath } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { momentText } from '@milgo/messages/moment-text'
import { plainMoney } from '@milgo/messages/money-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { Link } from 'react-router'
import { downloadFile } from '../../lib/download-file.ts'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { ShownOf } from '../../lib/more-rows.tsx'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useWords } from '../../lib/words.ts'
import { Money } from './money.tsx'
import { DownloadIcon } from './payments-frame.tsx'
import { type Reconciliation, useReconciliation } from './use-payment-calls.ts'

type Part = readonly [label: string, amount: number]

/** An equation with its figures: the whole on the left equals the sum of the parts on the right. */
const Equation = ({ rule, whole, parts }: { rule: string; whole: Part; parts: readonly Part[] }) => (
  <div className={`${cardStyle} px-5 py-4 max-sm:px-3`}>
    <p className="text-small text-ink-soft">{rule}</p>
    <dl className="mt-2 flex flex-wrap items-end gap-x-6 gap-y-2">
      {[whole, ...parts].map(([label, amount], place) => (
        <div key={label} className={place === 0 ? '' : 'grid grid-cols-[auto_auto] gap-x-6 max-sm:gap-x-2'}>
          <dt className="col-start-2 text-small text-ink-soft">{label}</dt>
          <dd className="col-span-2 grid grid-cols-subgrid">
            {place > 0 && (
              <span aria-hidden="true" className="text-lead text-ink-faint">
                {place === 1 ? '=' : '+'}
              </span>
            )}
            <Money amount={amount} className="text-lead font-bold" />
          </dd>
        </div>
      ))}
    </dl>
  </div>
)

export const ReconciliationTab = ({ period }: { period: string }) => {
  const failureText = useFailureText()
  const { data, error } = useReconciliation(period)
  if (error && !data)
    return (
      <Banner tone="bad" announce="alert">
        {failureText(error)}
      </Banner>
    )
  return data ? <Balanced reconciliation={data} /> : <Skeleton className="h-72 text-ink" />
}

const Balanced = ({ reconciliation }: { reconciliation: Reconciliation }) => {
  const { officePayments: words, paymentRefusals } = useWords()
  const { money, batches, disagreements, unbalanced, ageing, difference, at, period } = reconciliation
  const { isBusy, failure, submit } = useSubmit()
  const off = Math.abs(difference) + batches.reduce((sum, batch) => sum + Math.abs(batch.difference), 0)
  const isBalanced = off === 0 && disagreements.length === 0
  const amount = (of: (batch: (typeof batches)[number]) => number) => (batch: (typeof batches)[number]) => (
    <Money amount={of(batch)} />
  )
  return (
    <div className="flex flex-col gap-5">
      <Banner
        tone={isBalanced ? 'good' : 'bad'}
        title={isBalanced ? words.balanced : fill(words.unbalanced, { amount: plainMoney(off) })}
      >
        <TextWithNumbers text={fill(words.countedAt, { date: momentText(new Date(at)) })} />
      </Banner>
      <Equation
        rule={words.equation}
        whole={[words.entitled, money.entitled]}
        parts={[
          [words.paid, money.paid],
          [words.inFlight, money.in_flight],
          [words.due, money.due],
        ]}
      />
      <Equation
        rule={words.dueEquation}
        whole={[words.due, money.due]}
        parts={[
          [words.waiting, money.waiting],
          [words.returned, money.returned],
          [words.unclaimed, money.unclaimed],
        ]}
      />

      <DataTable
        caption={`${words.perBatch}: ${words.batchEquation}`}
        rows={batches}
        keyOf={({ code }) => code}
        empty={words.noBatches}
        columns={[
          {
            id: 'code',
            label: words.batch,
            isRowHeader: true,
            cell: ({ id, code }) =>
              id === null ? (
                <Ltr className="whitespace-nowrap">{code}</Ltr>
              ) : (
                <Link to={batchPath(id)} className="whitespace-nowrap text-brand underline">
                  <Ltr>{code}</Ltr>
                </Link>
              ),
          },
          {
            id: 'ordered',
            label: words.ordered,
            isNumeric: true,
            cell: amount(({ ordered }) => ordered),
          },
          { id: 'paid', label: words.paid, isNumeric: true, cell: amount(({ paid }) => paid) },
          {
            id: 'flight',
            label: words.inFlight,
            isNumeric: true,
            cell: amount(({ in_flight }) => in_flight),
          },
          {
            id: 'returned',
            label: words.returned,
            isNumeric: true,
            cell: amount(({ returned }) => returned),
          },
          {
            id: 'cancelled',
            label: words.cancelled,
            isNumeric: true,
            cell: amount(({ cancelled }) => cancelled),
          },
          {
            id: 'off',
            label: words.differenceColumn,
            isNumeric: true,
            cell: amount((batch) => batch.difference),
          },
        ]}
      />

      {unbalanced.length > 0 && (
        <DataTable
          caption={words.unbalancedLedgers}
          rows={unbalanced}
          keyOf={({ request_number }) => request_number}
          empty={null}
          columns={[
            {
              id: 'request',
              label: words.request,
              isRowHeader: true,
              cell: ({ request_number }) => (
                <bdi dir="ltr" className="whitespace-nowrap">
                  {request_number}
                </bdi>
              ),
            },
            {
              id: 'entitled',
              label: words.entitled,
              isNumeric: true,
              cell: (row) => <Money amount={row.money.entitled} />,
            },
            {
              id: 'paid',
              label: words.paid,
              isNumeric: true,
              cell: (row) => <Money amount={row.money.paid} />,
            },
            {
              id: 'flight',
              label: words.inFlight,
              isNumeric: true,
              cell: (row) => <Money amount={row.money.in_flight} />,
            },
            {
              id: 'off',
              label: words.differenceColumn,
              isNumeric: true,
              cell: (row) => <Money amount={row.difference} />,
            },
          ]}
        />
      )}
      <ShownOf shown={unbalanced.length} total={reconciliation.unbalanced_total} />

      {disagreements.length > 0 && (
        <DataTable
          caption={words.disagreements}
          rows={disagreements}
          keyOf={({ reference }) => reference}
          empty={null}
          columns={[
            {
              id: 'reference',
              label: words.fileHeadings.reference,
              isRowHeader: true,
              cell: ({ reference }) => (
                <bdi dir="ltr" className="whitespace-nowrap">
                  {reference}
                </bdi>
              ),
            },
            {
              id: 'request',
              label: words.request,
              cell: ({ request_number }) => <bdi dir="ltr">{request_number}</bdi>,
            },
            {
              id: 'ledger',
              label: words.ledgerSays,
              cell: ({ ledger }) => (ledger === null ? '–' : words.orderStates[ledger]),
            },
            {
              id: 'row',
              label: words.rowSays,
              cell: ({ row }) => (row === null ? '–' : words.orderStates[row]),
            },
            {
              id: 'amount',
              label: words.amount,
              isNumeric: true,
              cell: (row) => <Money amount={row.amount} />,
            },
          ]}
        />
      )}
      <ShownOf shown={disagreements.length} total={reconciliation.disagreements_total} />

      <DataTable
        caption={words.ageing}
        rows={ageing}
        keyOf={({ from_days }) => String(from_days)}
        empty={null}
        columns={[
          {
            id: 'days',
            label: words.unclaimed,
            isRowHeader: true,
            cell: (step) => <TextWithNumbers text={words.ageingSteps[ageing.indexOf(step)] ?? ''} />,
          },
          { id: 'count', label: words.count, isNumeric: true, cell: ({ count }) => count },
          {
            id: 'amount',
            label: words.sum,
            isNumeric: true,
            cell: (step) => <Money amount={step.amount} />,
          },
        ]}
      />

      <FailureBanner title={words.failed} failure={failure} own={paymentRefusals} />
      <div>
        <ActionButton
          variant="secondary"
          busyText={isBusy ? words.making : undefined}
          onPress={() =>
            void submit(() =>
              downloadFile({
                path: `/office/payments/reconciliation/${period}/file`,
                mediaType: 'application/octet-stream',
                name: `milgo-reconciliation-${period}.csv`,
              }),
            )
          }
        >
          <DownloadIcon />
          {words.exportReconciliation}
        </ActionButton>
      </div>
    </div>
  )
}
