import { type Answers, sameAnswer } from '@milgo/domain/answers/answer'
import { differsOnWire } from '@milgo/domain/answers/difference'
import { answersTo } from '@milgo/domain/answers/find-answer'
import { byStep, type FormStep } from '@milgo/domain/answers/stepped-form'
import type { SavedForm, SavedStep, SavedSteps } from './saved-steps.ts'

/** What the server has of a step, as far as the page knows. */
export type ServerStep = {
  /** The version that the answers were typed upon: the server's, or an older one until somebody decides. */
  readonly version: number
  readonly answers: Answers
  /** Sent and not answered yet, the last few: the server may have it, also where its answer never comes. */
  readonly unanswered: readonly Answers[]
  /** Of a step that was typed upon an older version than the page knows: the questions that were changed then. */
  readonly changedBefore?: readonly string[]
}

export type ServerSteps<Id extends string> = Readonly<Record<Id, ServerStep>>

/** A step of which the page has answers that the server has not, the version they were typed upon, and which they are. */
export type Restored<Id extends string> = {
  readonly id: Id
  readonly startedFrom: number
  readonly changed: readonly string[]
  readonly unanswered?: readonly Answers[]
}

/** So many tries of one step are remembered. */
const remembered = 5

export const startingSteps = <Id extends string>(
  form: SavedForm<Id>,
  saved: SavedSteps<Id>,
  restored: readonly Restored<Id>[],
): ServerSteps<Id> =>
  byStep(form.steps, (step): ServerStep => {
    const newest: SavedStep = saved[step.id]
    const { version } = newest
    const found = restored.find(({ id }) => id === step.id)
    return {
      version: found?.startedFrom ?? version,
      answers: form.readSaved(step, newest),
      unanswered: found?.unanswered ?? [],
      ...(found && found.startedFrom !== version && { changedBefore: found.changed }),
    }
  })

export const savedStep = ({ section }: FormStep, answers: Answers, version: number): ServerStep => ({
  version,
  answers: answersTo(section.questions, answers),
  unanswered: [],
})

export const withSent = (server: ServerStep, { section }: FormStep, sent: Answers): ServerStep => {
  const answers = answersTo(section.questions, sent)
  const others = server.unanswered.filter((one) => !sameAnswer(one, answers))
  return { ...server, unanswered: [...others, answers].slice(-remembered) }
}

/** Two versions that say the same are no conflict, nor is one that was sent from here and never answered. */
export const isOwn = (
  { unanswered }: ServerStep,
  { section }: FormStep,
  theirs: Answers,
  mine: Answers,
): boolean => [mine, ...unanswered].some((one) => !differsOnWire(section, theirs, one))

/** The questions whose answers the server does not have. */
export const differingIn = (server: ServerStep, { section }: FormStep, mine: Answers): readonly string[] =>
  server.changedBefore ??
  section.questions
    .filter((question) => differsOnWire({ questions: [question] }, server.answers, mine))
    .map(({ id }) => id)
