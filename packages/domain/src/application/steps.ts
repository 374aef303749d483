import { bank } from './bank/questions.ts'
import type { ApplicationContext } from './context.ts'
import { documents } from './documents/questions.ts'
import { numbers } from './enumerations.ts'
import { family } from './family/questions.ts'
import { personal } from './personal/questions.ts'
import { livedInIsraelAt18 } from './personal/rules.ts'

/**
 * The steps in their order: the number the student sees, the section asked, the calls that save it and the one that reads
 * it. The list stands here alone; form, contracts, calls and pages are made from it.
 */
export const steps = [
  {
    number: numbers.ONE,
    id: personal.id,
    section: personal,
    path: 'step-1',
    read: '/step-1/by-user',
    isAutosaved: true,
  },
  {
    number: numbers.TWO,
    id: bank.id,
    section: bank,
    path: 'step-1/bank',
    read: '/step-1/bank/by-user',
    isAutosaved: true,
  },
  {
    number: numbers.THREE,
    id: family.id,
    section: family,
    path: 'step-3',
    read: '/step-3/by-user',
    isAutosaved: true,
  },
  {
    number: numbers.FOUR,
    id: documents.id,
    section: documents,
    path: 'step-4',
    read: '/step-4/documents',
    isAutosaved: false,
  },
] as const
export type Steps = typeof steps
export type Step = Steps[number]
export type StepNumber = Step['number']
export type StepId = Step['id']

/** The step whose submit sends the request. */
export const lastStep = steps.at(-1) as LastOf<Steps>
type LastOf<List> = List extends readonly [...unknown[], infer Last] ? Last : never

/** The steps that are handed in one by one before it. */
export const earlierSteps = steps.slice(0, -1) as readonly EarlierStep[]
export type EarlierStep = Exclude<Step, typeof lastStep>

type Sponsorship = Pick<ApplicationContext, 'institution'>

/** Without the bank step for who studies at a sponsored institution. */
export const stepsFor = ({ institution }: Sponsorship): readonly Step[] =>
  steps.filter(({ id }) => id !== 'bank' || !institution.isSponsored)

/** The place of a step among those this student is asked, counted from one. */
export const positionOf = (
  { number }: Pick<Step, 'number'>,
  context: Sponsorship,
): { readonly n: number; readonly total: number } => {
  const asked = stepsFor(context)
  return { n: asked.filter((step) => step.number <= number).length, total: asked.length }
}

/** Where the student stands. */
export interface Standing {
  readonly current: StepNumber
  readonly hasRequest: boolean
}

const mayOpen: Readonly<Record<StepNumber, (standing: Standing) => boolean>> = {
  1: () => true,
  2: ({ hasRequest, current }) => hasRequest || current !== 1,
  3: ({ hasRequest, current }) => hasRequest || (current !== 1 && current !== 2),
  4: ({ hasRequest }) => hasRequest,
}

/** Whether a click on a step of the bar is followed. */
export const canOpenStep = (target: StepNumber, standing: Standing, context: Sponsorship): boolean =>
  stepsFor(context).some(({ number }) => number === target) && mayOpen[target](standing)

type Following = Exclude<Step, { readonly id: 'personal' }>

/** The step after this one; nothing follows the last one, and the first is never what follows. */
export const followingStep = (current: StepNumber, context: Sponsorship): Following | undefined =>
  stepsFor(context).find((step): step is Following => step.id !== 'personal' && step.number > current)

/** Where Next leads after the step was handed in. */
export const nextStep = (current: StepNumber, context: Sponsorship): StepNumber | undefined =>
  followingStep(current, context)?.number

/**
 * How the bar shows a step. One is done once there is a request and nothing of it is missing; the documents are done
 * when the request is sent, and then the form is not open any more.
 */
export const shownAs = (
  { id, number }: Pick<Step, 'id' | 'number'>,
  { current, hasRequest }: Standing,
  missing: Readonly<Partial<Record<StepId, number>>>,
): 'active' | 'done' | 'ahead' => {
  if (number === current) return 'active'
  return hasRequest && id !== lastStep.id && (missing[id] ?? 0) === 0 ? 'done' : 'ahead'
}

export const previousStep = (current: StepNumber, context: Sponsorship): StepNumber | undefined =>
  stepsFor(context).findLast(({ number }) => number < current)?.number

/** The Next button of step 1 stays disabled until the neighbourhood is confirmed, where there is one to confirm. */
export const isNextEnabled = (
  current: StepNumber,
  answers: Parameters<typeof livedInIsraelAt18>[0] & { readonly neighborhoodConfirmCheckbox?: boolean },
): boolean => current !== 1 || !livedInIsraelAt18(answers) || answers.neighborhoodConfirmCheckbox === true

/** How the other side answered a submit. */
export interface SubmitAnswer {
  readonly id?: string | number | undefined
  readonly error?: { readonly statusCode: number } | undefined
}

/** What the page does with the answer to a submit. */
export type AfterSubmit =
  | { readonly does: 'open'; readonly step: StepNumber; readonly reloadsDocuments: boolean }
  | { readonly does: 'showErrors' }
  | { readonly does: 'showResult'; readonly success: boolean }

/**
 * Steps 1 to 3 go on, or list what is wrong above the form; step 4 opens the result. The specification calls every
 * answer but 250 and 400 a success; here no error is one.
 */
export const afterSubmit = (current: StepNumber, answer: SubmitAnswer, context: Sponsorship): AfterSubmit => {
  const next = nextStep(current, context)
  if (next === undefined) {
    return { does: 'showResult', success: answer.error === undefined }
  }
  if (answer.error !== undefined || (current !== 2 && answer.id === undefined)) return { does: 'showErrors' }
  // The documents depend on the answers of step 3, and are asked for afresh.
  return { does: 'open', step: next, reloadsDocuments: current === 3 }
}

/** The step a student comes back to: the first that is not complete; the last one when all are. */
export const resumeStep = (incomplete: ReadonlySet<StepId>, context: Sponsorship): StepNumber =>
  stepsFor(context).find(({ id }) => incomplete.has(id))?.number ?? lastStep.number
