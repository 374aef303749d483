import { paths } from '@milgo/contracts/portal-paths'
import type { Answers } from '@milgo/domain/answers/answer'
import { eligibilityModalFor } from '@milgo/domain/eligibility/modals'
import { readAllowPasswordPaste } from '@milgo/domain/eligibility/rules'
import { FormErrors } from '@milgo/form/form-errors.tsx'
import { showFirstProblem } from '@milgo/form/show-first-problem.ts'
import { Banner } from '@milgo/ui/banner.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { type FormEvent, type RefObject, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { PortalForm } from '../../lib/portal-form.tsx'
import { useModalWindows } from '../../lib/use-modal-windows.tsx'
import { useSetting } from '../../lib/use-setting.ts'
import { CheckQuestions } from './check-questions.tsx'
import { CheckedValues } from './checked-values.tsx'
import { type EligibilityStore, isBegun, openEligibilityForm } from './eligibility-form.ts'
import { useEligibilityWords } from './eligibility-words.ts'
import { NotSent } from './not-sent.tsx'
import { PasswordInput } from './password-input.tsx'
import { PendingCode } from './pending-code.tsx'
import type { Registration } from './pending-registration.ts'
import { type CheckOutcome, sendCheck } from './send-check.ts'
import { useTabAnswers } from './use-tab-answers.ts'

type Props = {
  /** The form's store, created when the form is shown first. It remains while later screens are shown. */
  readonly form: RefObject<EligibilityStore | undefined>
  /** What was typed before the page was reloaded. */
  readonly restored: Answers | undefined
  /** Whether a check was sent whose attempt is over, so that it must be sent again. */
  readonly isAttemptOver: boolean
  /** A registration whose code was sent and not typed yet. */
  readonly pending: Registration | undefined
  readonly onChecked: (registration: Registration) => void
  readonly onFailed: (reasons: Extract<CheckOutcome, { readonly state: 'FAILED' }>['reasons']) => void
  readonly onExit: () => void
}

/** Draws the questions and sends the check. */
export const CheckForm = ({ form, restored, ...rest }: Props) => {
  const { eligibility, answerValues, formFields, issues } = useEligibilityWords()
  const allowPasswordPaste = readAllowPasswordPaste(useSetting('ALLOW_PASSWORD_PASTE'))
  const [store] = useState(() => {
    form.current ??= openEligibilityForm({ allowPasswordPaste }, restored)
    return form.current
  })
  useEffect(() => store.setContext({ allowPasswordPaste }), [store, allowPasswordPaste])
  const words = useMemo(
    () => ({
      questions: eligibility.eligibilityQuestions,
      options: eligibility.eligibilityOptions,
      answerValues,
      formFields,
      issues,
    }),
    [eligibility, answerValues, formFields, issues],
  )
  return (
    <PortalForm store={store} words={words} passwordInput={PasswordInput}>
      <OpenForm store={store} {...rest} />
    </PortalForm>
  )
}

type OpenProps = Omit<Props, 'form' | 'restored'> & { readonly store: EligibilityStore }

const OpenForm = ({ store, isAttemptOver, pending, onChecked, onFailed, onExit }: OpenProps) => {
  const { eligibilityTexts } = useEligibilityWords().eligibility
  const navigate = useNavigate()
  const windows = useModalWindows()
  const { isBusy, failure, submit } = useSubmit({ leaves: true })
  const forget = useTabAnswers(store)

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
    // If nothing would be lost, nothing is asked.
    if (!pending && !isBegun(store)) return navigate(paths.home)
    const { isPositive, isLedAway } = await windows.ask(eligibilityModalFor.exit)
    if (!isPositive) return
    forget()
    onExit()
    if (!isLedAway) navigate(paths.home)
  }
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        check()
      }}
      className="flex min-w-0 flex-col gap-5"
    >
      {isAttemptOver && !failure && (
        <Banner tone="attention" announce="alert">
          {eligibilityTexts.attemptOver}
        </Banner>
      )}
      {pending && <PendingCode registration={pending} />}
      <NotSent failure={failure} />
      <FormErrors {...(failure ? { refusal: failure.count } : {})} />
      <CheckQuestions isBusy={isBusy} onSaved={check} onExit={exit} />
      {windows.modal}
    </form>
  )
}
