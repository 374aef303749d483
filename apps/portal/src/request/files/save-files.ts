import type { StepId } from '@milgo/domain/application/steps'
import type { DraftKeeper } from '../keeping/draft-keeper.ts'

/**
 * Saves the answers that files have just changed. Returns true only if they were sent to the server. After the form was
 * left, the keeper no longer knows of changes and would call everything saved. For a staff member nothing is saved
 * automatically.
 */
export const saveFilesBy =
  (keeper: Pick<DraftKeeper<StepId>, 'state' | 'save'>, { isActing }: { readonly isActing: boolean }) =>
  async (): Promise<boolean> =>
    !isActing && keeper.state().unsaved.has('documents') && keeper.save()
