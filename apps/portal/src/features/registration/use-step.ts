import {
  canOpenStep,
  resumeStep,
  type Step,
  type StepId,
  type StepNumber,
  stepsFor,
} from '@milgo/domain/application/steps'
import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { Application } from './open-application.ts'

const param = 'step'

/** The number in the address, so that a step can be linked to, and Back leads to the step before. */
const numberIn = (search: URLSearchParams): StepNumber | undefined => {
  const number = Number(search.get(param))
  return number === 1 || number === 2 || number === 3 || number === 4 ? number : undefined
}

/** Where a student comes back to: the first step that something is missing in. */
const whereToResume = ({ store }: Application): StepNumber => {
  const { open } = store.status()
  const incomplete = new Set(Object.keys(open) as StepId[])
  return resumeStep(incomplete, store.facts())
}

export const useStep = (
  application: Application,
): { readonly step: Step; readonly go: (number: StepNumber) => void } => {
  const [search, setSearch] = useSearchParams()
  const { store, keeper } = application
  const facts = store.facts()
  const asked = numberIn(search)
  const current = whereToResume(application)
  const isOpen =
    asked !== undefined &&
    (application.readOnly !== undefined ||
      canOpenStep(asked, { current, hasRequest: keeper.state().hasRequest }, facts))
  const number = isOpen ? asked : current
  const step = stepsFor(facts).find((one) => one.number === number) ?? stepsFor(facts)[0]
  if (!step) throw new Error('The form has no steps')

  const go = useCallback(
    (to: StepNumber) => {
      setSearch({ [param]: String(to) })
    },
    [setSearch],
  )
  useEffect(() => {
    if (asked !== step.number) setSearch({ [param]: String(step.number) }, { replace: true })
  }, [asked, step.number, setSearch])
  return { step, go }
}
