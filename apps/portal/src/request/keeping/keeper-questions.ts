import type { FormStep, SteppedForm } from '@milgo/domain/answers/stepped-form'
import type { KeeperMachine, Page } from './keeper-machine.ts'
import { isWorthTrying } from './save-errors.ts'
import { differingIn } from './server-steps.ts'

/** The questions that say otherwise here than the server has it, as far as the page knows, half-typed words included. */
export const changedIn = <Id extends string>(
  { unsaved, server }: KeeperMachine<Id>,
  { answers, malformed }: Pick<Page, 'answers' | 'malformed'>,
  step: FormStep<Id>,
): readonly string[] => [
  ...(unsaved.has(step.id) ? differingIn(server[step.id], step, answers) : []),
  ...malformed.flatMap(({ section, questionId }) => (section === step.id ? questionId : [])),
]

/**
 * An effect may have reached a step and left it as it was: then there is nothing of this page's own to lose. Half a
 * date would be something.
 */
export const isUntouched = <Id extends string>(
  state: KeeperMachine<Id>,
  step: FormStep<Id>,
  page: Page,
): boolean => changedIn(state, page, step).length === 0

export const isBusy = <Id extends string>({ activity }: KeeperMachine<Id>): boolean =>
  activity.is === 'calling' || (activity.is === 'reading' && activity.submitted !== undefined)

export const hasUnsaved = <Id extends string>(
  { unsaved }: KeeperMachine<Id>,
  { malformed }: Pick<Page, 'malformed'>,
): boolean => unsaved.size > 0 || malformed.length > 0

/** Steps that a try is worth it for. */
export const dueSteps = <Id extends string>(
  { steps }: SteppedForm<Id>,
  { unsaved, errors }: KeeperMachine<Id>,
): readonly FormStep<Id>[] => steps.filter(({ id }) => unsaved.has(id) && isWorthTrying(errors, id))

/** Whether answers were changed that the page shows, or such that it hides. */
export const hasChanges = <Id extends string>(
  { server }: KeeperMachine<Id>,
  step: FormStep<Id>,
  { answers, shown }: Page,
  where: 'shown' | 'hidden',
): boolean => differingIn(server[step.id], step, answers).some((id) => shown.has(id) === (where === 'shown'))
