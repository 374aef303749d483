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

/** The number in the address, so that a step can be linked to, and Back leads to the step before. */
const numberIn = (search: URLSearchParams): StepNumber | undefined => {
  const asked = Number(search.get(param))
  return steps.find(({ number }) => number === asked)?.number
}

/** The first step that something is missing in. */
const whereToResume = ({ store }: Application): StepNumber =>
  resumeStep(new Set(Object.keys(store.status().open) as StepId[]), store.facts())

/** An address without a step, or with one that may not be opened, means where the student came back to. */
export const useStep = (
  application: Application,
): { readonly step: Step; readonly go: (number: StepNumber) => void } => {
  const [search, setSearch] = useSearchParams()
  const [opened] = useState(() => whereToResume(application))
  const { store, keeper, showing } = application
  const facts = store.facts()
  const asked = numberIn(search) ?? opened
  const standing = { current: opened, hasRequest: keeper.state().hasRequest }
  const number = showing.hidesButtons || canOpenStep(asked, standing, facts) ? asked : opened
  const step = stepsFor(facts).find((one) => one.number === number) ?? stepsFor(facts)[0]
  if (!step) throw new Error('The form has no steps')
  const isTurnedAway = step.number !== asked
  // Else the first save, which makes the request, would open the step in the middle of typing.
  useEffect(() => {
    if (isTurnedAway) setSearch({ [param]: String(step.number) }, { replace: true })
  }, [isTurnedAway, step.number, setSearch])
  const go = useCallback((to: StepNumber) => setSearch({ [param]: String(to) }), [setSearch])
  return { step, go }
}
