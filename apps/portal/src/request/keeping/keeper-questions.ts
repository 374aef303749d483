import type { FormStep, FormStepId } from './form-steps.ts'
import type { KeeperMachine, Page } from './keeper-machine.ts'
import { isWorthTrying } from './save-errors.ts'
import { differingIn } from './server-steps.ts'

/** The questions that say otherwise here than the server has it, as far as the page knows, half-typed words included. */
export const changedIn = (
  { unsaved, server }: KeeperMachine,
  { answers, malformed }: Pick<Page, 'answers' | 'malformed'>,
  step: FormStep,
): readonly string[] => [
  ...(unsaved.has(step.id) ? differingIn(server[step.id], step, answers) : []),
  ...malformed.flatMap(({ section, questionId }) => (section === step.id ? questionId : [])),
]

/**
 * An effect may have reached a step and left it as it was: then there is nothing of this page's own to lose. Half a
 * date would be something.
 */
export const isUntouched = (state: KeeperMachine, step: FormStep, page: Page): boolean =>
  changedIn(state, page, step).length === 0

export const isBusy = ({ activity }: KeeperMachine): boolean =>
  activity.is === 'calling' || (activity.is === 'reading' && activity.submitted !== undefined)

export const hasUnsaved = ({ unsaved }: KeeperMachine, { malformed }: Pick<Page, 'malformed'>): boolean =>
  unsaved.size > 0 || malformed.length > 0

/** Steps that a try is worth it for. */
export const dueSteps = ({ unsaved, errors }: KeeperMachine): readonly FormStepId[] =>
  [...unsaved].filter((id) => isWorthTrying(errors, id))

/** Whether answers were changed that the page shows, or such that it hides. */
export const hasChanges = (
  { server }: KeeperMachine,
  step: FormStep,
  { answers, shown }: Page,
  where: 'shown' | 'hidden',
): boolean => differingIn(server[step.id], step, answers).some((id) => shown.has(id) === (where === 'shown'))
