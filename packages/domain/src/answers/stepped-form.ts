import type { Answer, Answers } from './answer.ts'
import type { Form, Question, Section } from './define.ts'
import type { Behaviour } from './effects.ts'

/** A step of a form that is saved step by step. */
export interface FormStep<Id extends string = string> {
  readonly number: number
  readonly id: Id
  readonly section: Section
  /** Whether the clock of the autosave saves it. */
  readonly isAutosaved: boolean
}

/** An answer that has no name on the wire, and is found in others of its step. */
export interface FoundAnswer {
  readonly from: ReadonlySet<string>
  readonly find: (answers: Answers) => Answer | undefined
}

/**
 * A form that is saved step by step, each step with a version of its own. The submit of its last step hands in all of
 * them. Whoever saves, joins or shows answers takes the form as such a value.
 */
export interface SteppedForm<Id extends string = string> {
  /** What the browser keeps of the form stands under this name. */
  readonly name: string
  readonly form: Form
  readonly behaviour: Behaviour
  readonly steps: readonly FormStep<Id>[]
  /** By the question's id. */
  readonly found: Readonly<Record<string, FoundAnswer>>
}

/** A value for each step, by its id. */
export const byStep = <Step extends FormStep, Value>(
  steps: readonly Step[],
  make: (step: Step) => Value,
): Readonly<Record<Step['id'], Value>> =>
  Object.fromEntries(steps.map((step) => [step.id, make(step)])) as Record<Step['id'], Value>

/** The steps that are looked over before this one is handed in: all others, where it is the last. */
export const lookedOverBefore = <Id extends string>(
  { steps }: Pick<SteppedForm<Id>, 'steps'>,
  step: FormStep<Id>,
): readonly FormStep<Id>[] => (step === steps.at(-1) ? steps.slice(0, -1) : [])

/** The questions that whoever fills the form in answers: the locked ones come with the account. */
export const ownQuestions = ({ section }: Pick<FormStep, 'section'>): readonly Question[] =>
  section.questions.filter((question) => question.lockedByDefault !== true)

/** The answers with those that are found in them: of one step, or of all. */
export const withFound = (
  { found }: Pick<SteppedForm, 'found'>,
  answers: Answers,
  isAsked: (questionId: string) => boolean = () => true,
): Answers => {
  const news = Object.entries(found).flatMap(([id, { find }]) => {
    const answer = isAsked(id) ? find(answers) : undefined
    return answer === undefined ? [] : [[id, answer] as const]
  })
  return news.length === 0 ? answers : { ...answers, ...Object.fromEntries(news) }
}
