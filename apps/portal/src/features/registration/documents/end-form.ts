import type { QueryClient } from '@tanstack/react-query'
import { forgetOffline } from '../../../lib/session/own-storage.ts'
import { isOver, type SendingState } from '../../../request/sending.ts'
import type { Application } from '../open-application.ts'
import { toLookAt } from '../step-showing.ts'
import { filesOf } from './files-of.ts'

/** Ends the form on this page: it is locked and says why. What the server has stays with the request. */
export const endForm = (application: Application, client: QueryClient, end: SendingState): void => {
  const { sending, store } = application
  const sendingState = sending.current()
  // A page that is sending, or does not know yet whether it has sent, gets the result from the service.
  if (sendingState.is === 'sending' || sendingState.is === 'unknown' || isOver(sendingState)) return
  store.setMayEdit(toLookAt.mayEdit)
  filesOf(application).stopAll()
  forgetOffline()
  sending.set(end)
  void client.invalidateQueries({ refetchType: 'none' })
}
