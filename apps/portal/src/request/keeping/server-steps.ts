import { type Answers, sameAnswer } from '@milgo/domain/answers/answer'
import { differsOnWire } from '@milgo/domain/answers/difference'
import { answersTo } from '@milgo/domain/answers/find-answer'
import { byStep, type FormStep } from '@milgo/domain/answers/stepped-form'
import type { SavedForm, SavedStep, SavedSteps } from './saved-steps.ts'

/** What the server has of a step, as far as this page knows. */
export type ServerStep = {
  /**
   * The version that the page's answers are based on: the server's, or an older one until the student decides the
   * conflict.
   */
  readonly version: number
  readonly answers: Answers
  /**
   * Answers that were sent and not answered yet, the last few. The server may have saved them even if its answer never
   * arrives.
   */
  readonly unanswered: readonly Answers[]
  /**
   * Present where the page's answers are based on an older version than the server's: the questions that were changed
   * then.
   */
  readonly changedBefore?: readonly string[]
}

export type ServerSteps<Id extends string> = Readonly<Record<Id, ServerStep>>

/**
 * A step with answers restored from the browser's storage: the version that they are based on and the questions that
 * were changed.
 */
export type Restored<Id extends string> = {
  readonly id: Id
  readonly startedFrom: number
  readonly changed: readonly string[]
  readonly unanswered?: readonly Answers[]
}

/** The number of unanswered sends that are remembered for each step. */
const remembered = 5

export const startingSteps = <Id extends string>(
  form: SavedForm<Id>,
  saved: SavedSteps<Id>,
  restored: readonly Restored<Id>[],
): ServerSteps<Id> =>
  byStep(form.steps, (step): ServerStep => {
    const newest: SavedStep = saved[step.id]
    const { version } = newest
    const answers = form.readSaved(step, newest)
    const stored = restored.find(({ id }) => id === step.id)
    // The page before may have been closed while it saved. Then the newer version is its own, and no conflict.
    const isSent = stored?.unanswered?.some((sent) => !differsOnWire(step.section, answers, sent)) ?? false
    const found = isSent ? undefined : stored
    return {
      version: found?.startedFrom ?? version,
      answers,
      unanswered: found?.unanswered ?? [],
      ...(found && found.startedFrom !== version && { changedBefore: found.changed }),
    }
  })

export const savedStep = ({ section }: FormStep, answers: Answers, version: number): ServerStep => ({
  version,
  answers: answersTo(section.questions, answers),
  unanswered: [],
})

/** Remembers answers that are about to be sent, so that they are recognized if the server's answer never arrives. */
export const withSent = (server: ServerStep, { section }: FormStep, sent: Answers): ServerStep => {
  const answers = answersTo(section.questions, sent)
  const others = server.unanswered.filter((one) => !sameAnswer(one, answers))
  return { ...server, unanswered: [...others, answers].slice(-remembered) }
}

/**
 * Returns whether the server's version is no conflict: it says the same as this page, or is one that this page sent and
 * got no answer to.
 */
export const isOwn = (
  { unanswered }: ServerStep,
  { section }: FormStep,
  theirs: Answers,
  mine: Answers,
): boolean => [mine, ...unanswered].some((one) => !differsOnWire(section, theirs, one))

/** Returns the questions of the step whose answers the server does not have. */
export const differingIn = (server: ServerStep, { section }: FormStep, mine: Answers): readonly string[] =>
  server.changedBefore ??
  section.questions
    .filter((question) => differsOnWire({ questions: [question] }, server.answers, mine))
    .map(({ id }) => id)
