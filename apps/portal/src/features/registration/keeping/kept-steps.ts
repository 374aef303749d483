import { lockedByDefault } from '@milgo/domain/application/personal/account-answers'
import { type Step, type StepId, steps } from '@milgo/domain/application/steps'

/** The steps whose answers are typed, and therefore saved while they are. */
export type KeptStepId = Exclude<StepId, 'documents'>
export type KeptStep = Extract<Step, { readonly id: KeptStepId }>

const isKept = (step: Step): step is KeptStep => step.id !== 'documents'

export const keptSteps: readonly KeptStep[] = steps.filter(isKept)

/** What the browser keeps of a step: the locked answers are the account's, and come with every start. */
export const keptQuestions = ({ section }: KeptStep) =>
  section.questions.filter(({ id }) => !lockedByDefault.has(id))

export const findKeptStep = (id: string): KeptStep | undefined => keptSteps.find((step) => step.id === id)
