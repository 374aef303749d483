import { batchPath, officePaths } from '@milgo/contracts/office-paths'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { leftToRight } from '@milgo/messages/left-to-right'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { ArrowDownToLine, Landmark, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage, useWords } from '../../lib/words.ts'
import { Money } from './money.tsx'
import { type BatchSummary, usePayments } from './use-payment-calls.ts'

const steps = ['DRAFT', 'APPROVED', 'EXPORTED', 'CONFIRMED'] as const

/** The progress of a batch as four marks. The word beside them says the same. */
const StepMarks = ({ state }: { state: BatchSummary['state'] }) => {
  const reached = steps.indexOf(state as (typeof steps)[number])
  return (
    <span aria-hidden="true" className="my-2 flex gap-1">
      {steps.map((step, place) => (
        <span
          key={step}
          className={`h-1 grow rounded-full ${place < reached || state === 'CONFIRMED' ? 'bg-brand' : place === reached ? 'bg-sun' : 'bg-line'}`}
        />
      ))}
    </span>
  )
}

const BatchLink = ({ batch, isCurrent }: { batch: BatchSummary; isCurrent: boolean }) => {
  const { officePayments: words } = useWords()
  const language = useLanguage()
  return (
    <Link
      to={batchPath(batch.id)}
      aria-current={isCurrent ? 'page' : undefined}
      className={`block rounded-small border px-3.5 py-3 text-small no-underline transition-colors duration-150 hover:border-brand ${
        isCurrent ? 'border-brand bg-brand-wash' : 'border-line bg-surface'
      }`}
    >
      <span className="flex flex-wrap justify-between gap-x-2">
        <span className="whitespace-nowrap font-bold text-ink">
          {fill(words.batchTitle, { code: leftToRight(batch.code) })}
        </span>
        <Ltr className="text-ink-soft">{jerusalemTime(new Date(batch.created_at)).date}</Ltr>
      </span>
      <span className="flex justify-between gap-2 text-ink-soft">
        <span className="inline-block first-letter:uppercase">
          {counted(words.payments, batch.orders.count, language)}
        </span>
        <Money amount={batch.orders.amount} className="font-medium text-ink" />
      </span>
      <StepMarks state={batch.state} />
      <span className="flex justify-between gap-2 text-ink-soft">
        <bdi>{batch.payer.institution ?? words.bank}</bdi>
        <span className="font-medium text-ink">{words.states[batch.state]}</span>
      </span>
    </Link>
  )
}

type Props = {
  readonly period: string | undefined
  /** The id of the batch that the page shows. */
  readonly current?: string
  readonly children: ReactNode
}

/** The batches of a period beside every page of payments. */
export const PaymentsFrame = ({ period, current, children }: Props) => {
  const { officeAccounts, officePayments: words } = useWords()
  const { data } = usePayments(period)
  const inPeriod = period === undefined ? '' : `?period=${encodeURIComponent(period)}`
  return (
    <div
      data-fills-window=""
      className="relative flex min-h-0 grow items-stretch max-lg:flex-col max-lg:overflow-y-auto"
    >
      <aside
        aria-label={words.batches}
        className="relative w-72 shrink-0 overflow-y-auto border-e border-line p-4 max-lg:order-last max-lg:overflow-y-visible max-lg:w-full max-lg:border-e-0 max-lg:border-t"
      >
        <div className="mb-3 flex items-center justify-between gap-2">
          <h2 className="text-body font-bold">{words.batches}</h2>
          <Link
            to={officePaths.payments + inPeriod}
            className="flex min-h-11 items-center text-small font-medium text-brand"
          >
            {words.newBatch}
          </Link>
        </div>
        <Link
          to={officePaths.bankFixes + inPeriod}
          className="mb-3 flex min-h-11 items-center justify-between gap-2 rounded-small border border-line bg-surface px-3.5 text-small font-medium text-ink no-underline hover:border-brand"
        >
          <span className="flex items-center gap-2">
            <Landmark aria-hidden="true" className="size-4.5 shrink-0 text-brand" />
            {officeAccounts.link}
          </span>
          {data && data.bank_fixes > 0 && (
            <span className="rounded-full bg-sun-wash px-2.5 font-bold text-sun-ink">{data.bank_fixes}</span>
          )}
        </Link>
        {data?.batches.length === 0 && <p className="text-small text-ink-soft">{words.noBatches}</p>}
        <ul className="flex flex-col gap-2.5">
          {data?.batches.map((batch) => (
            <li key={batch.id}>
              <BatchLink batch={batch} isCurrent={batch.id === current} />
            </li>
          ))}
        </ul>
        <p className="mt-4 flex gap-2 text-small text-ink-soft">
          <ShieldCheck aria-hidden="true" className="size-4.5 shrink-0" />
          {words.filesNote}
        </p>
      </aside>
      <div className="relative min-w-0 grow overflow-y-auto px-6 py-5 max-lg:overflow-y-visible max-sm:px-4">
        {children}
      </div>
    </div>
  )
}

export const DownloadIcon = () => <ArrowDownToLine aria-hidden="true" className="size-5" />
