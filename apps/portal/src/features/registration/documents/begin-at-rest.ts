import type { QueryClient } from '@tanstack/react-query'
import { keepOfflineForm } from '../offline-form.ts'
import type { Application } from '../open-application.ts'
import { followOtherTabs } from '../other-tabs.ts'
import { loadCorrection } from './load-correction.ts'

/**
 * Lets the form be opened again without a connection, and hear of what other tabs save and send, and of the end of a
 * correction, until the answer is called.
 */
export const beginAtRest = (application: Application, client: QueryClient): (() => void) => {
  const { start, showing } = application
  const stops = [
    ...(showing.correction ? [watchCorrection(application, client)] : []),
    // Nothing is kept in the browser of a staff member.
    ...(start.isActing ? [] : [keepOfflineForm(client, start), followOtherTabs(application, client)]),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Its code has come with the form of the correction. */
const watchCorrection = (application: Application, client: QueryClient): (() => void) => {
  let isLeft = false
  let stop = () => {}
  loadCorrection().then(
    ({ followCorrection }) => {
      if (!isLeft) stop = followCorrection(application, client)
    },
    () => {},
  )
  return () => {
    isLeft = true
    stop()
  }
}
