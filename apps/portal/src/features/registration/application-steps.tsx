import {
  canOpenStep,
  type Step,
  type StepNumber,
  shownAs,
  steps,
  stepsFor,
} from '@milgo/domain/application/steps'
import { useFormStatus } from '@milgo/form/use-form-state.ts'
import { StepBar } from '@milgo/ui/step-bar.tsx'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { useKeeperPart } from './use-keeper.ts'

type Props = {
  readonly application: Application
  readonly step: Step
  readonly go: (number: StepNumber) => void
}

/** The bar of the steps. */
export const ApplicationSteps = ({ application: { start, store, keeper, showing }, step, go }: Props) => {
  const { registration, stepBar, steps: names } = useRegistrationWords()
  const hasRequest = useKeeperPart(keeper, 'hasRequest')
  const { open } = useFormStatus()
  const facts = store.facts()
  const asked = stepsFor(facts)
  const standing = { current: step.number, hasRequest }
  const openStep = (number: StepNumber) => () => {
    // What was changed is saved on the way; for a staff member it stays on the page, as nothing is saved unasked.
    if (!start.isActing) void keeper.save()
    go(number)
  }
  return (
    <StepBar
      label={registration.stepBar}
      doneText={stepBar.done}
      steps={steps.map((one) => ({
        id: one.id,
        label: names[one.id],
        state: shownAs(one, standing, open),
        isHidden: !asked.includes(one),
        onPress:
          showing.hidesButtons || canOpenStep(one.number, standing, facts) ? openStep(one.number) : undefined,
      }))}
    />
  )
}
