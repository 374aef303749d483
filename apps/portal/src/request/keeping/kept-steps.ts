import { lockedByDefault } from '@milgo/domain/application/personal/account-answers'
import { type Step, type StepId, steps } from '@milgo/domain/application/steps'

/** Every step is kept; the documents when one is given or taken back, the others also by the clock. */
export type KeptStepId = StepId
export type KeptStep = Step

export const keptSteps: readonly KeptStep[] = steps

/** What the browser keeps of a step: the locked answers are the account's, and come with every start. */
export const keptQuestions = ({ section }: KeptStep) =>
  section.questions.filter(({ id }) => !lockedByDefault.has(id))

export const findKeptStep = (id: string): KeptStep | undefined => keptSteps.find((step) => step.id === id)

export const getKeptStep = (id: KeptStepId): KeptStep => {
  const step = findKeptStep(id)
  if (!step) throw new Error(`The application has no step ${id}`)
  return step
}
