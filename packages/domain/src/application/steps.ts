import { byStep } from '../answers/stepped-form.ts'
import { bank } from './bank/questions.ts'
import type { ApplicationContext } from './context.ts'
import { documents } from './documents/questions.ts'
import { numbers } from './enumerations.ts'
import { family } from './family/questions.ts'
import { personal } from './personal/questions.ts'
import { livedInIsraelAt18 } from './personal/rules.ts'

/** What a step does unless its row says otherwise. */
const plain = {
  createsRequest: false,
  answersRequest: true,
  changesDocuments: false,
  isAutosaved: true,
} as const

/**
 * The steps in their order: the number that the student sees, the section, and the calls that save and read it. Form,
 * contracts, calls and pages are made from this list alone.
 */
export const steps = [
  {
    ...plain,
    number: numbers.ONE,
    id: personal.id,
    section: personal,
    path: 'step-1',
    read: '/step-1/by-user',
    createsRequest: true,
  },
  {
    ...plain,
    number: numbers.TWO,
    id: bank.id,
    section: bank,
    path: 'step-1/bank',
    read: '/step-1/bank/by-user',
    answersRequest: false,
  },
  {
    ...plain,
    number: numbers.THREE,
    id: family.id,
    section: family,
    path: 'step-3',
    read: '/step-3/by-user',
    // The documents depend on the answers of this step.
    changesDocuments: true,
  },
  {
    ...plain,
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

type StepCalls = {
  readonly [One in Step as One['id']]: {
    readonly read: One['read']
    readonly save: `/${One['path']}/save`
    readonly submit: `/${One['path']}/submit`
  }
}

/** The addresses of the calls of each step, by its id. */
export const stepCalls = byStep(steps, ({ path, read }) => ({
  read,
  save: `/${path}/save`,
  submit: `/${path}/submit`,
})) as StepCalls

/** Returns the step with this number. */
export const stepAt = (wanted: StepNumber): Step => steps.find(({ number }) => number === wanted) ?? lastStep

/** The step whose submit sends the request. */
export const lastStep = steps.at(-1) as LastOf<Steps>
type LastOf<List> = List extends readonly [...unknown[], infer Last] ? Last : never

/** The steps that are submitted one by one before the last one. */
export const earlierSteps = steps.slice(0, -1) as readonly EarlierStep[]
export type EarlierStep = Exclude<Step, typeof lastStep>

type Sponsorship = Pick<ApplicationContext, 'institution'>

/** Returns the steps that are asked: without the bank step if the institution is sponsored. */
export const stepsFor = ({ institution }: Sponsorship): readonly Step[] =>
  steps.filter(({ id }) => id !== 'bank' || !institution.isSponsored)

/** Returns the position of a step among those that this student is asked, counted from 1. */
export const positionOf = (
  { number }: Pick<Step, 'number'>,
  context: Sponsorship,
): { readonly n: number; readonly total: number } => {
  const asked = stepsFor(context)
  return { n: asked.filter((step) => step.number <= number).length, total: asked.length }
}

/** The student's position in the form. */
export interface Standing {
  readonly current: StepNumber
  readonly hasRequest: boolean
}

/**
 * Returns whether a click on a step of the bar opens the step. Without a request only the steps up to the present one
 * open, and never the last one.
 */
export const canOpenStep = (
  target: StepNumber,
  { current, hasRequest }: Standing,
  context: Sponsorship,
): boolean =>
  stepsFor(context).some(({ number }) => number === target) &&
  (hasRequest || (target <= current && target !== lastStep.number))

type Following = Exclude<Step, { readonly id: 'personal' }>

/** Returns the step after this one; undefined after the last. The first step never follows another. */
export const followingStep = (current: StepNumber, context: Sponsorship): Following | undefined =>
  stepsFor(context).find((step): step is Following => step.id !== 'personal' && step.number > current)

/** Returns the number of the step that Next opens; undefined after the last step. */
export const nextStep = (current: StepNumber, context: Sponsorship): StepNumber | undefined =>
  followingStep(current, context)?.number

/**
 * Returns how the bar shows a step. A step is done if there is a request and nothing in the step is missing. The
 * documents are done when the request is sent; then the form is not open any more.
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

/**
 * Returns whether Next is enabled. In step 1 it is disabled until the neighbourhood is confirmed, if there is one to
 * confirm.
 */
export const isNextEnabled = (
  current: StepNumber,
  answers: Parameters<typeof livedInIsraelAt18>[0] & { readonly neighborhoodConfirmCheckbox?: boolean },
): boolean =>
  stepAt(current).id !== 'personal' ||
  !livedInIsraelAt18(answers) ||
  answers.neighborhoodConfirmCheckbox === true

/** The server's answer to a submit. */
export interface SubmitAnswer {
  readonly id?: string | number | undefined
  readonly error?: { readonly statusCode: number } | undefined
}

/** What the page does after the answer to a submit. */
export type AfterSubmit =
  | { readonly does: 'open'; readonly step: StepNumber; readonly reloadsDocuments: boolean }
  | { readonly does: 'showErrors' }
  | { readonly does: 'showResult'; readonly success: boolean }

/**
 * Returns what the page does after a submit. Steps 1 to 3 open the next step, or list the errors above the form; step 4
 * shows the result. The specification counts every answer except 250 and 400 as a success; here no error is a success.
 */
export const afterSubmit = (current: StepNumber, answer: SubmitAnswer, context: Sponsorship): AfterSubmit => {
  const next = nextStep(current, context)
  if (next === undefined) {
    return { does: 'showResult', success: answer.error === undefined }
  }
  const { answersRequest, changesDocuments } = stepAt(current)
  if (answer.error !== undefined || (answersRequest && answer.id === undefined)) return { does: 'showErrors' }
  return { does: 'open', step: next, reloadsDocuments: changesDocuments }
}

/** Returns the step at which a returning student starts: the first incomplete one; the last one if all are complete. */
export const resumeStep = (incomplete: ReadonlySet<StepId>, context: Sponsorship): StepNumber =>
  stepsFor(context).find(({ id }) => incomplete.has(id))?.number ?? lastStep.number
