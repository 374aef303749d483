import { lockedByDefault } from '@milgo/domain/application/personal/account-answers'
import { type Step, type StepId, steps } from '@milgo/domain/application/steps'

/** Every step is kept; the documents when one is given or taken back, the others also by the clock. */
export type FormStepId = StepId
export type FormStep = Step

export const formSteps: readonly FormStep[] = steps

/** What the browser keeps of a step: the locked answers are the account's, and come with every start. */
export const storedQuestions = ({ section }: FormStep) =>
  section.questions.filter(({ id }) => !lockedByDefault.has(id))

export const findFormStep = (id: string): FormStep | undefined => formSteps.find((step) => step.id === id)

export const getFormStep = (id: FormStepId): FormStep => {
  const step = findFormStep(id)
  if (!step) throw new Error(`The application has no step ${id}`)
  return step
}
