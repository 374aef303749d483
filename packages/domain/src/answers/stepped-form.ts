import type { Answer, Answers } from './answer.ts'
import type { Form, Question, Section } from './define.ts'
import type { Behaviour } from './effects.ts'

/** A step of a form that is saved step by step. */
export interface FormStep<Id extends string = string> {
  readonly number: number
  readonly id: Id
  readonly section: Section
  /** Whether autosave saves the step. */
  readonly isAutosaved: boolean
}

/** An answer that has no name on the wire, because it is derived from other answers of its step. */
export interface FoundAnswer {
  readonly from: ReadonlySet<string>
  readonly find: (answers: Answers) => Answer | undefined
}

/**
 * A form that is saved step by step, each step with its own version. Submitting the last step submits all steps. The
 * functions that save, merge or show answers take the form as such a value.
 */
export interface SteppedForm<Id extends string = string> {
  /** The name under which the browser stores the form's answers. */
  readonly name: string
  readonly form: Form
  readonly behaviour: Behaviour
  readonly steps: readonly FormStep<Id>[]
  /** By the question's id. */
  readonly found: Readonly<Record<string, FoundAnswer>>
}

/** Returns a record with a value for each step, by the step's id. */
export const byStep = <Step extends FormStep, Value>(
  steps: readonly Step[],
  make: (step: Step) => Value,
): Readonly<Record<Step['id'], Value>> =>
  Object.fromEntries(steps.map((step) => [step.id, make(step)])) as Record<Step['id'], Value>

/** Returns the steps that are checked before this step is submitted: all others if it is the last, otherwise none. */
export const stepsCheckedBefore = <Id extends string>(
  { steps }: Pick<SteppedForm<Id>, 'steps'>,
  step: FormStep<Id>,
): readonly FormStep<Id>[] => (step === steps.at(-1) ? steps.slice(0, -1) : [])

/**
 * Returns the questions that the person filling in the form answers. The locked questions are answered by the account.
 */
export const ownQuestions = ({ section }: Pick<FormStep, 'section'>): readonly Question[] =>
  section.questions.filter((question) => question.lockedByDefault !== true)

/** Returns the answers together with those derived from them: of one step, or of all. */
export const withFound = (
  { found }: Pick<SteppedForm, 'found'>,
  answers: Answers,
  isAsked: (questionId: string) => boolean = () => true,
): Answers => {
  const derived = Object.entries(found).flatMap(([id, { find }]) => {
    const answer = isAsked(id) ? find(answers) : undefined
    return answer === undefined ? [] : [[id, answer] as const]
  })
  return derived.length === 0 ? answers : { ...answers, ...Object.fromEntries(derived) }
}
