import {
  canOpenStep,
  resumeStep,
  type Step,
  type StepId,
  type StepNumber,
  steps,
  stepsFor,
} from '@milgo/domain/application/steps'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Application } from './open-application.ts'

const param = 'step'

/**
 * Returns the step's number in the address. It is there so that a step can be linked to, and Back leads to the step
 * before.
 */
const numberIn = (search: URLSearchParams): StepNumber | undefined => {
  const asked = Number(search.get(param))
  return steps.find(({ number }) => number === asked)?.number
}

/** Returns the first step with a missing answer. */
const whereToResume = ({ store }: Application): StepNumber =>
  resumeStep(new Set(Object.keys(store.status().open) as StepId[]), store.context())

/**
 * Returns the shown step. An address without a step, or with one that may not be opened, means the step where the
 * student left off.
 */
export const useStep = (
  application: Application,
): { readonly step: Step; readonly go: (number: StepNumber) => void } => {
  const [search, setSearch] = useSearchParams()
  const [opened] = useState(() => whereToResume(application))
  const { store, keeper, showing } = application
  const context = store.context()
  const asked = numberIn(search) ?? opened
  const position = { current: opened, hasRequest: keeper.state().hasRequest }
  const number = showing.hidesButtons || canOpenStep(asked, position, context) ? asked : opened
  const step = stepsFor(context).find((one) => one.number === number) ?? stepsFor(context)[0]
  if (!step) throw new Error('The form has no steps')
  const isTurnedAway = step.number !== asked
  // Otherwise the first save, which creates the request, would change the step while the student types.
  useEffect(() => {
    if (isTurnedAway) setSearch({ [param]: String(step.number) }, { replace: true })
  }, [isTurnedAway, step.number, setSearch])
  const go = useCallback((to: StepNumber) => setSearch({ [param]: String(to) }), [setSearch])
  return { step, go }
}
