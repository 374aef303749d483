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

export const ApplicationSteps = ({ application: { start, store, keeper, showing }, step, go }: Props) => {
  const { registration, stepBar, steps: names } = useRegistrationWords()
  const hasRequest = useKeeperPart(keeper, 'hasRequest')
  const { open } = useFormStatus()
  const context = store.context()
  const asked = stepsFor(context)
  const position = { current: step.number, hasRequest }
  const openStep = (number: StepNumber) => () => {
    // A change of the step saves first. For a staff member nothing is saved automatically; the answers stay on the
    // page.
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
        state: shownAs(one, position, open),
        isHidden: !asked.includes(one),
        onPress:
          showing.hidesButtons || canOpenStep(one.number, position, context)
            ? openStep(one.number)
            : undefined,
      }))}
    />
  )
}
