import { paths } from '@milgo/contracts/portal-paths'
import { eligibilityModalFor } from '@milgo/domain/eligibility/modals'
import { FieldsSkeleton } from '@milgo/form/fields-skeleton.tsx'
import { FormErrors } from '@milgo/form/form-errors.tsx'
import { showFirstProblem } from '@milgo/form/show-first-problem.ts'
import { fill } from '@milgo/messages/fill'
import { Banner } from '@milgo/ui/banner.tsx'
import { type FormEvent, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { lazyPage } from '../../lib/lazy-page.ts'
import { PageHeading } from '../../lib/page-heading.tsx'
import { PeriodNote } from '../../lib/period/period-note.tsx'
import { useAfterFirstDraw } from '../../lib/use-after-first-draw.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { useWords } from '../../lib/words.ts'
import { CheckedValues } from './checked-values.tsx'
import { type EligibilityStore, isBegun } from './eligibility-form.ts'
import { useEligibilityWords } from './eligibility-words.ts'
import { NotSent } from './not-sent.tsx'
import { PendingCode } from './pending-code.tsx'
import type { Registration } from './pending-registration.ts'
import { type CheckOutcome, sendCheck } from './send-check.ts'
import { useOpeningWindow } from './use-opening-window.ts'
import { useTabAnswers } from './use-tab-answers.ts'
import { WhatHappensNext } from './what-happens-next.tsx'

type Props = {
  readonly store: EligibilityStore
  /** The check was sent, and came to nothing: it is to be sent again. */
  readonly isAttemptOver: boolean
  /** A code that was sent and not typed yet. */
  readonly pending: Registration | undefined
  readonly onChecked: (registration: Registration) => void
  readonly onFailed: (reasons: Extract<CheckOutcome, { readonly state: 'FAILED' }>['reasons']) => void
  readonly onExit: () => void
}

export const CheckQuestions = lazyPage(async () => (await import('./check-questions.tsx')).CheckQuestions)

/** The state NEW: the questions, and the way to the check. */
export const FormScreen = ({ store, isAttemptOver, pending, onChecked, onFailed, onExit }: Props) => {
  const { shell } = useWords()
  const { eligibility } = useEligibilityWords()
  const navigate = useNavigate()
  const windows = useOpeningWindow(store)
  const { isBusy, failure, submit } = useSubmit()
  const forget = useTabAnswers(store)
  // The opening window comes before them: it is read first.
  const showsQuestions = useAfterFirstDraw()

  const check = () => {
    const problems = store.check()
    if (problems.length > 0) return showFirstProblem(problems)
    void windows
      .ask(eligibilityModalFor.check, { details: <CheckedValues store={store} /> })
      .then(({ isPositive }) => {
        if (isPositive) void submit(send)
      })
  }
  const send = async () => {
    const outcome = await sendCheck(store)
    if (outcome.state === 'CHECKED') onChecked(outcome.registration)
    else onFailed(outcome.reasons)
  }
  const exit = async () => {
    // Where nothing would be lost there is nothing to ask.
    if (!pending && !isBegun(store)) return navigate(paths.home)
    const { isPositive, isLedAway } = await windows.ask(eligibilityModalFor.exit)
    if (!isPositive) return
    forget()
    onExit()
    if (!isLedAway) navigate(paths.home)
  }
  const title = eligibility.eligibilityStates.NEW
  return (
    <div className="page-column py-8 md:py-12">
      <PageHeading documentTitle={fill(shell.documentTitle, { page: title })} className="text-display">
        {title}
      </PageHeading>
      <p className="mt-2 max-w-measure text-lead text-ink-soft">{eligibility.eligibilityTexts.lead}</p>
      <div className="mt-7 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <form
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            check()
          }}
          className="flex min-w-0 flex-col gap-5"
        >
          <PeriodNote />
          {isAttemptOver && !failure && (
            <Banner tone="attention" announce="alert">
              {eligibility.eligibilityTexts.attemptOver}
            </Banner>
          )}
          {pending && <PendingCode registration={pending} />}
          <NotSent failure={failure} />
          <FormErrors {...(failure ? { refusal: failure.count } : {})} />
          {showsQuestions ? (
            <Suspense fallback={<FieldsSkeleton />}>
              <CheckQuestions isBusy={isBusy} onSaved={check} onExit={exit} />
            </Suspense>
          ) : (
            <FieldsSkeleton />
          )}
        </form>
        <WhatHappensNext />
      </div>
      {windows.modal}
    </div>
  )
}
