import type { StepId } from '@milgo/domain/application/steps'
import type { DraftKeeper } from '../keeping/draft-keeper.ts'

/**
 * Saves what the files have just changed in the answers; true only where the server was sent it. A keeper that has not
 * heard of the change, since the form was left, has nothing to send and calls everything saved. For a staff member
 * nothing is saved unasked.
 */
export const saveFilesBy =
  (keeper: Pick<DraftKeeper<StepId>, 'state' | 'save'>, { isActing }: { readonly isActing: boolean }) =>
  async (): Promise<boolean> =>
    !isActing && keeper.state().unsaved.has('documents') && keeper.save()
