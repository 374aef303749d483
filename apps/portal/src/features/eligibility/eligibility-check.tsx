import { paths } from '@milgo/contracts/portal-paths'
import {
  type EligibilityReason,
  type EligibilityState,
  stateAfterCode,
} from '@milgo/domain/eligibility/form-state'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { codeAddress, isCodeStep } from './check-step.ts'
import type { EligibilityStore } from './eligibility-form.ts'
import { FormScreen } from './form-screen.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { CodeScreen, FailureScreen, loadLaterScreens } from './later-screens.ts'
import {
  findRegistration,
  forgetRegistration,
  type Registration,
  saveRegistration,
} from './pending-registration.ts'
import { findTabAnswers, removeTabAnswers } from './tab-answers.ts'
import { useScreenChange } from './use-screen-change.ts'

type Failure = { readonly reasons: readonly EligibilityReason[]; readonly atCode: boolean }

/** Draws the check from its first question to the application form, by the states of the specification. */
export const EligibilityCheck = () => {
  const navigate = useNavigate()
  const atCode = isCodeStep(useLocation().search)
  const form = useRef<EligibilityStore>(undefined)
  // Read before a refusal removes them, so that a page that is reloaded at the code can return to what was typed.
  const [restored] = useState(findTabAnswers)
  const [registration, setRegistration] = useState(findRegistration)
  /** The failure belongs to the screen on which it happened; Back leaves it. */
  const [failure, setFailure] = useState<Failure>()
  const [isConfirmed, setIsConfirmed] = useState(false)
  const [isAttemptOver, setIsAttemptOver] = useState(false)
  const shown = failure?.atCode === atCode ? failure : undefined
  const atScreen: EligibilityState = shown ? 'FAILED' : atCode && registration ? 'CHECKED' : 'NEW'
  const state = stateAfterCode(atScreen, isConfirmed)
  // Without a pending code, the code's address leads to the questions.
  const isLedBack = state === 'NEW' && atCode
  useScreenChange(isLedBack ? undefined : state)

  // Code that fails to load shows its failure where it is used.
  useEffect(() => void loadLaterScreens().catch(() => undefined), [])

  const setAndStore = (started: Registration) => {
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
          <Suspense fallback={<FormSkeleton />}>
            <CodeScreen
              registration={registration}
              onPassword={(password) => setRegistration({ ...registration, password })}
              onSentAgain={(sending) => setAndStore({ ...registration, ...sending })}
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
          </Suspense>
        )
      )
    case 'FAILED':
      return (
        <Suspense fallback={<FormSkeleton />}>
          <FailureScreen reasons={shown?.reasons ?? []} onBack={backToForm} />
        </Suspense>
      )
    case 'CONFIRMED':
      return <Navigate to={paths.registration} replace />
    case 'NEW':
      if (isLedBack) return <Navigate to={paths.checkEligibility} replace />
      return (
        <FormScreen
          form={form}
          restored={restored}
          isAttemptOver={isAttemptOver}
          pending={registration}
          onChecked={(started) => {
            setIsAttemptOver(false)
            setFailure(undefined)
            setAndStore(started)
            navigate(codeAddress)
          }}
          onFailed={fail}
          onExit={drop}
        />
      )
  }
}
