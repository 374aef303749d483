import type { PublishState } from '../status/publish-state.ts'
import { isResultPublished } from '../status/result-published.ts'
import type { StudentAction } from '../status/student-action.ts'

/**
 * What an appeal page shows: the form of a new appeal, the sent appeal (with or without a button to change it), a
 * correction, or why nothing can be done.
 */
export type AppealPageState = 'MAKE' | 'SENT_OPEN' | 'FIX' | 'SENT' | 'NOT_YET' | 'OVER'

/** Returns the page's state from the actions that the server offers the student. */
export const appealPageStateOf = (
  request: { readonly actions: readonly StudentAction[]; readonly publish_state: PublishState } | null,
): AppealPageState => {
  const actions = request?.actions ?? []
  if (actions.includes('APPEAL')) return 'MAKE'
  if (actions.includes('FIX_APPEAL')) return 'FIX'
  if (actions.includes('VIEW_APPEAL')) return actions.includes('UPDATE_APPEAL') ? 'SENT_OPEN' : 'SENT'
  return request === null || !isResultPublished({ publishState: request.publish_state }) ? 'NOT_YET' : 'OVER'
}
