import type { PublishState } from '../status/publish-state.ts'
import type { StudentAction } from '../status/student-action.ts'

/**
 * What an appeal page shows: the form of a new appeal, what was sent (with or without a way to change it), a correction,
 * or why there is nothing to do.
 */
export type AppealPageState = 'MAKE' | 'SENT_OPEN' | 'FIX' | 'SENT' | 'NOT_YET' | 'OVER'

/** By what the server says that the student may do. */
export const appealPageStateOf = (
  request: { readonly actions: readonly StudentAction[]; readonly publish_state: PublishState } | null,
): AppealPageState => {
  const actions = request?.actions ?? []
  if (actions.includes('APPEAL')) return 'MAKE'
  if (actions.includes('FIX_APPEAL')) return 'FIX'
  if (actions.includes('VIEW_APPEAL')) return actions.includes('UPDATE_APPEAL') ? 'SENT_OPEN' : 'SENT'
  return request === null || request.publish_state === '0' ? 'NOT_YET' : 'OVER'
}
