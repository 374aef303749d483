import type { FormStep, SteppedForm } from '@milgo/domain/answers/stepped-form'
import type { KeeperMachine, Page } from './keeper-machine.ts'
import { isWorthTrying } from './save-errors.ts'
import { differingIn } from './server-steps.ts'

/**
 * Returns the questions of a step whose answers differ from the server's version that this page knows, and those with
 * half-typed texts.
 */
export const changedIn = <Id extends string>(
  { unsaved, server }: KeeperMachine<Id>,
  { answers, malformed }: Pick<Page, 'answers' | 'malformed'>,
  step: FormStep<Id>,
): readonly string[] => [
  ...(unsaved.has(step.id) ? differingIn(server[step.id], step, answers) : []),
  ...malformed.flatMap(({ section, questionId }) => (section === step.id ? questionId : [])),
]

/**
 * Returns whether a step has nothing of this page to lose. A step can be in `unsaved` without a difference, where an
 * effect set answers to what they were before. A half-typed text is something to lose.
 */
export const isUntouched = <Id extends string>(
  state: KeeperMachine<Id>,
  step: FormStep<Id>,
  page: Page,
): boolean => changedIn(state, page, step).length === 0

/** Returns whether a save or a submit is under way. A read counts only as part of a submit. */
export const isBusy = <Id extends string>({ activity }: KeeperMachine<Id>): boolean =>
  activity.is === 'calling' || (activity.is === 'reading' && activity.submitted !== undefined)

export const hasUnsaved = <Id extends string>(
  { unsaved }: KeeperMachine<Id>,
  { malformed }: Pick<Page, 'malformed'>,
): boolean => unsaved.size > 0 || malformed.length > 0

/** Returns the unsaved steps that another try is worth it for. */
export const dueSteps = <Id extends string>(
  { steps }: SteppedForm<Id>,
  { unsaved, errors }: KeeperMachine<Id>,
): readonly FormStep<Id>[] => steps.filter(({ id }) => unsaved.has(id) && isWorthTrying(errors, id))

/** Returns whether answers were changed that the page shows, or that the page hides. */
export const hasChanges = <Id extends string>(
  { server }: KeeperMachine<Id>,
  step: FormStep<Id>,
  { answers, shown }: Page,
  where: 'shown' | 'hidden',
): boolean => differingIn(server[step.id], step, answers).some((id) => shown.has(id) === (where === 'shown'))
