import { paths } from '@milgo/contracts/portal-paths'
import {
  type EligibilityReason,
  type EligibilityState,
  stateAfterCode,
} from '@milgo/domain/eligibility/form-state'
import { readAllowPasswordPaste } from '@milgo/domain/eligibility/rules'
import { useEffect, useMemo, useState } from 'react'
import { Navigate } from 'react-router'
import { FormProvider } from '../../form/form-context.tsx'
import { useSetting } from '../../lib/use-setting.ts'
import { CodeScreen } from './code-screen.tsx'
import { openEligibilityForm } from './eligibility-form.ts'
import { useEligibilityWords } from './eligibility-words.ts'
import { FailureScreen } from './failure-screen.tsx'
import { FormScreen } from './form-screen.tsx'
import { forgetAnswers } from './kept-answers.ts'
import { PasswordInput } from './password-input.tsx'
import type { Registration } from './send-check.ts'
import { useScreenChange } from './use-screen-change.ts'

/** The check from its first question to the application form, by the states of the specification. */
export const EligibilityCheck = () => {
  const { eligibility, answerValues, formFields, issues } = useEligibilityWords()
  const allowPasswordPaste = readAllowPasswordPaste(useSetting('ALLOW_PASSWORD_PASTE'))
  const [store] = useState(() => openEligibilityForm({ allowPasswordPaste }))
  const [state, setState] = useState<EligibilityState>('NEW')
  const [reasons, setReasons] = useState<readonly EligibilityReason[]>([])
  const [registration, setRegistration] = useState<Registration>()
  const [isAttemptOver, setIsAttemptOver] = useState(false)
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
  useEffect(() => store.setFacts({ allowPasswordPaste }), [store, allowPasswordPaste])
  useScreenChange(state)

  const backToForm = () => setState('NEW')
  const fail = (why: readonly EligibilityReason[]) => {
    forgetAnswers()
    setReasons(why)
    setState('FAILED')
  }
  switch (state) {
    case 'CHECKED':
      return (
        registration && (
          <CodeScreen
            registration={registration}
            onConfirmed={() => setState(stateAfterCode(state, true))}
            onFailed={fail}
            onAttemptOver={() => {
              setIsAttemptOver(true)
              backToForm()
            }}
            onOtherPhone={backToForm}
          />
        )
      )
    case 'FAILED':
      return <FailureScreen reasons={reasons} onBack={backToForm} />
    case 'CONFIRMED':
      return <Navigate to={paths.registration} replace />
    case 'NEW':
      return (
        <FormProvider store={store} words={words} passwordInput={PasswordInput}>
          <FormScreen
            store={store}
            isAttemptOver={isAttemptOver}
            onChecked={(started) => {
              setIsAttemptOver(false)
              setRegistration(started)
              setState('CHECKED')
            }}
            onFailed={fail}
          />
        </FormProvider>
      )
  }
}
