import { hasRight } from '@milgo/domain/staff/rights'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { EmptyState } from '@milgo/ui/empty-state.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { Stat } from '@milgo/ui/stat.tsx'
import { CircleCheckBig } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { FailureBanner } from '../../../lib/failure-banner.tsx'
import { PageHeading } from '../../../lib/page-heading.tsx'
import { useStaff } from '../../../lib/session/use-staff.ts'
import { useFailureText } from '../../../lib/use-failure-text.ts'
import { useWords } from '../../../lib/words.ts'
import { PaymentsFrame } from '../payments-frame.tsx'
import { usePayments } from '../use-payment-calls.ts'
import { ToAskList } from './to-ask-list.tsx'
import { useAccountAct } from './use-account-act.ts'
import { type BankFixes, useBankFixes } from './use-account-calls.ts'
import { WaitingCard } from './waiting-card.tsx'

/** Payments that wait for another account: whom to ask, and what students have sent. */
export const AccountsPage = () => {
  const { office, officeAccounts: words, officePayments } = useWords()
  const [search] = useSearchParams()
  const asked = search.get('period') ?? undefined
  const failureText = useFailureText()
  const payments = usePayments(asked)
  const period = payments.data?.period
  const { data, error: listError, refetch } = useBankFixes(period ?? undefined)
  const error = payments.error ?? listError
  const retry = () => void (payments.error ? payments.refetch() : refetch())
  return (
    <PaymentsFrame period={asked}>
      <div className="mb-5">
        <PageHeading title={words.title} />
        <p className="mt-1 text-ink-soft">{words.text}</p>
      </div>
      {error && !data && (
        <Banner
          tone="bad"
          title={office.failed.title}
          announce="alert"
          action={
            <ActionButton variant="secondary" onPress={retry}>
              {office.failed.retry}
            </ActionButton>
          }
        >
          {failureText(error)}
        </Banner>
      )}
      {!data && !error && period !== null && <Skeleton className="h-72 text-ink" />}
      {period === null && <p className="text-ink-soft">{officePayments.noPeriod}</p>}
      {data && <Fixes fixes={data} />}
    </PaymentsFrame>
  )
}

const Fixes = ({ fixes: { rows, to_ask, with_students } }: { fixes: BankFixes }) => {
  const { officeAccounts: words } = useWords()
  const mayPay = hasRight(useStaff().roles, 'pay-awards')
  const [open, setOpen] = useState<string>()
  const { act, said, failure } = useAccountAct()
  const outcome = useRef<HTMLDivElement>(null)
  // Whoever pressed something further down sees what came of it.
  useEffect(() => {
    if (said || failure) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [said, failure])
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-4">
        <section aria-label={words.stages} className="grid grid-cols-3 gap-3 max-sm:grid-cols-1">
          <Stat label={words.stageToAsk} value={String(to_ask.length)} />
          <Stat label={words.stageWithStudents} value={String(with_students)} />
          <Stat label={words.stageWaiting} value={String(rows.length)} />
        </section>
        <div ref={outcome}>
          <div role="status">{said && <Banner tone="good">{said}</Banner>}</div>
          <FailureBanner title={words.failed} failure={failure} own={words.failures} />
        </div>
      </div>
      <section aria-labelledby="waiting-accounts" className="flex flex-col gap-3">
        <h2 id="waiting-accounts" className="text-lead">
          {words.waiting}
        </h2>
        {rows.length === 0 && (
          <EmptyState icon={<CircleCheckBig />} title={words.waitingEmpty} text={words.waitingEmptyText} />
        )}
        <ul className="flex flex-col gap-3">
          {rows.map((row) => (
            <WaitingCard
              key={row.account_id}
              row={row}
              mayPay={mayPay}
              isOpen={open === row.account_id}
              onToggle={() => setOpen(open === row.account_id ? undefined : row.account_id)}
              act={act}
            />
          ))}
        </ul>
      </section>
      <ToAskList rows={to_ask} mayPay={mayPay} act={act} />
    </div>
  )
}
