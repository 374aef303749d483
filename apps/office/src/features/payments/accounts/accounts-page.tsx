import { hasRight } from '@milgo/domain/staff/rights'
import { inGroups } from '@milgo/messages/in-groups'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { EmptyState } from '@milgo/ui/empty-state.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { Stat } from '@milgo/ui/stat.tsx'
import { CircleCheckBig } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { FailureBanner } from '../../../lib/failure-banner.tsx'
import { type LoadedRows, loadedRows } from '../../../lib/loaded-rows.ts'
import { MoreRows } from '../../../lib/more-rows.tsx'
import { PageHeading } from '../../../lib/page-heading.tsx'
import { useStaff } from '../../../lib/session/use-staff.ts'
import { useFailureText } from '../../../lib/use-failure-text.ts'
import { useWords } from '../../../lib/words.ts'
import { PaymentsFrame } from '../payments-frame.tsx'
import { usePayments } from '../use-payment-calls.ts'
import { ToAskList } from './to-ask-list.tsx'
import { useAccountAct } from './use-account-act.ts'
import {
  type AskedStudents,
  type StudentToAsk,
  useBankFixes,
  useStudentsToAsk,
  type WaitingAccount,
} from './use-account-calls.ts'
import { WaitingCard } from './waiting-card.tsx'
import { WithStudents } from './with-students.tsx'

/** Payments that wait for another account: students to ask, and accounts that students have sent. */
export const AccountsPage = () => {
  const { office, officeAccounts: words, officePayments } = useWords()
  const [search] = useSearchParams()
  const asked = search.get('period') ?? undefined
  const failureText = useFailureText()
  const payments = usePayments(asked)
  const period = payments.data?.period
  const fixes = useBankFixes(period ?? undefined)
  const students = useStudentsToAsk(period ?? undefined)
  const [waiting, toAsk] = [loadedRows(fixes), loadedRows(students)]
  const hasBoth = waiting && toAsk
  const failed = [payments, fixes, students].find(({ error }) => error)
  const retry = () => {
    for (const one of [payments, fixes, students]) if (one.error) void one.refetch()
  }
  return (
    <PaymentsFrame period={asked}>
      <div className="mb-5">
        <PageHeading title={words.title} />
        <p className="mt-1 text-ink-soft">{words.text}</p>
      </div>
      {failed && !hasBoth && (
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
          {failureText(failed.error)}
        </Banner>
      )}
      {!hasBoth && !failed && period !== null && <Skeleton className="h-72 text-ink" />}
      {period === null && <p className="text-ink-soft">{officePayments.noPeriod}</p>}
      {waiting && toAsk && (
        <Fixes
          period={period ?? undefined}
          waiting={waiting}
          toAsk={toAsk}
          withStudents={askedIn(fixes.data?.pages[0])}
        />
      )}
    </PaymentsFrame>
  )
}

const askedIn = (
  page: { readonly with_students: number; readonly first_with_students: AskedStudents['first'] } | undefined,
): AskedStudents => ({ total: page?.with_students ?? 0, first: page?.first_with_students ?? [] })

type FixesProps = {
  readonly period: string | undefined
  readonly waiting: LoadedRows<WaitingAccount>
  readonly toAsk: LoadedRows<StudentToAsk>
  readonly withStudents: AskedStudents
}

const Fixes = ({ period, waiting, toAsk, withStudents }: FixesProps) => {
  const { officeAccounts: words } = useWords()
  const mayPay = hasRight(useStaff().roles, 'pay-awards')
  const [open, setOpen] = useState<string>()
  const { act, said, failure } = useAccountAct()
  const outcome = useRef<HTMLDivElement>(null)
  // Scrolls to the outcome, because the pressed button may be far below it.
  useEffect(() => {
    if (said || failure) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [said, failure])
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-4">
        <section aria-label={words.stages} className="grid grid-cols-3 gap-3 max-sm:grid-cols-1">
          <Stat label={words.stageToAsk} value={inGroups(toAsk.total)} />
          <Stat
            label={words.stageWithStudents}
            value={inGroups(withStudents.total)}
            note={withStudents.total > 0 && <WithStudents students={withStudents} />}
          />
          <Stat label={words.stageWaiting} value={inGroups(waiting.total)} />
        </section>
        <div ref={outcome}>
          <div role="status">
            {said && (
              <Banner tone={said.refused ? 'attention' : 'good'}>
                <p>{said.done}</p>
                {said.refused && <p>{said.refused}</p>}
              </Banner>
            )}
          </div>
          <FailureBanner title={words.failed} failure={failure} own={words.failures} />
        </div>
      </div>
      <section aria-labelledby="waiting-accounts" className="flex flex-col gap-3">
        <h2 id="waiting-accounts" className="text-lead">
          {words.waiting}
        </h2>
        {waiting.rows.length === 0 && (
          <EmptyState icon={<CircleCheckBig />} title={words.waitingEmpty} text={words.waitingEmptyText} />
        )}
        <ul className="flex flex-col gap-3">
          {waiting.rows.map((row) => (
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
        <MoreRows label={words.moreWaiting} list={waiting} />
      </section>
      <ToAskList period={period} list={toAsk} mayPay={mayPay} act={act} />
    </div>
  )
}
