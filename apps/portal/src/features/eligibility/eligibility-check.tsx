import { paths } from '@milgo/contracts/portal-paths'
import {
  type EligibilityReason,
  type EligibilityState,
  stateAfterCode,
} from '@milgo/domain/eligibility/form-state'
import { readAllowPasswordPaste } from '@milgo/domain/eligibility/rules'
import { useEffect, useMemo, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { PortalForm } from '../../lib/portal-form.tsx'
import { useSetting } from '../../lib/use-setting.ts'
import { codeAddress, isCodeStep } from './check-step.ts'
import { CodeScreen } from './code-screen.tsx'
import { openEligibilityForm } from './eligibility-form.ts'
import { useEligibilityWords } from './eligibility-words.ts'
import { FailureScreen } from './failure-screen.tsx'
import { FormScreen } from './form-screen.tsx'
import { PasswordInput } from './password-input.tsx'
import {
  findRegistration,
  forgetRegistration,
  type Registration,
  saveRegistration,
} from './pending-registration.ts'
import { removeTabAnswers } from './tab-answers.ts'
import { useScreenChange } from './use-screen-change.ts'

type Failure = { readonly reasons: readonly EligibilityReason[]; readonly atCode: boolean }

/** The check from its first question to the application form, by the states of the specification. */
export const EligibilityCheck = () => {
  const { eligibility, answerValues, formFields, issues } = useEligibilityWords()
  const allowPasswordPaste = readAllowPasswordPaste(useSetting('ALLOW_PASSWORD_PASTE'))
  const navigate = useNavigate()
  const atCode = isCodeStep(useLocation().search)
  const [store] = useState(() => openEligibilityForm({ allowPasswordPaste }))
  const [registration, setRegistration] = useState(findRegistration)
  /** Of the screen that it happened on: Back leads away from it. */
  const [failure, setFailure] = useState<Failure>()
  const [isConfirmed, setIsConfirmed] = useState(false)
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
  const shown = failure?.atCode === atCode ? failure : undefined
  const atScreen: EligibilityState = shown ? 'FAILED' : atCode && registration ? 'CHECKED' : 'NEW'
  const state = stateAfterCode(atScreen, isConfirmed)
  useEffect(() => store.setFacts({ allowPasswordPaste }), [store, allowPasswordPaste])
  // Without a code to wait for, its address leads to the questions.
  const isLedBack = state === 'NEW' && atCode
  useScreenChange(isLedBack ? undefined : state)

  const keep = (started: Registration) => {
    saveRegistration(started)
    setRegistration(started)
  }
  const drop = () => {
    forgetRegistration()
    setRegistration(undefined)
  }
  const backToForm = () => {
    setFailure(undefined)
    if (atCode) navigate(paths.checkEligibility, { replace: true })
  }
  const fail = (reasons: readonly EligibilityReason[]) => {
    removeTabAnswers()
    drop()
    setFailure({ reasons, atCode })
  }
  switch (state) {
    case 'CHECKED':
      return (
        registration && (
          <CodeScreen
            registration={registration}
            onPassword={(password) => setRegistration({ ...registration, password })}
            onSentAgain={(sending) => keep({ ...registration, ...sending })}
            onConfirmed={() => setIsConfirmed(true)}
            onFailed={fail}
            onAttemptOver={() => {
              drop()
              setIsAttemptOver(true)
              backToForm()
            }}
            onOtherPhone={() => {
              drop()
              backToForm()
            }}
          />
        )
      )
    case 'FAILED':
      return <FailureScreen reasons={shown?.reasons ?? []} onBack={backToForm} />
    case 'CONFIRMED':
      return <Navigate to={paths.registration} replace />
    case 'NEW':
      if (isLedBack) return <Navigate to={paths.checkEligibility} replace />
      return (
        <PortalForm store={store} words={words} passwordInput={PasswordInput}>
          <FormScreen
            store={store}
            isAttemptOver={isAttemptOver}
            pending={registration}
            onChecked={(started) => {
              setIsAttemptOver(false)
              setFailure(undefined)
              keep(started)
              navigate(codeAddress)
            }}
            onFailed={fail}
            onExit={drop}
          />
        </PortalForm>
      )
  }
}
