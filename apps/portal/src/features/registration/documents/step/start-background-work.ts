import type { QueryClient } from '@tanstack/react-query'
import { storeOfflineForm } from '../../offline-form.ts'
import type { Application } from '../../open-application.ts'
import { followOtherTabs } from '../../other-tabs.ts'
import { followFilling } from './follow-filling.ts'
import { loadCorrection } from './load-correction.ts'

/**
 * Starts what an open form does in the background: stores what it needs to be opened offline, follows what other tabs
 * save and send, and watches for the end of the filling in or of the correction. Returns a function that stops it.
 */
export const startBackgroundWork = (application: Application, client: QueryClient): (() => void) => {
  const { start, showing } = application
  const stops = [
    ...(showing.correction ? [watchCorrection(application, client)] : []),
    ...(showing.correction || showing.hidesButtons ? [] : [followFilling(application, client)]),
    // Nothing is stored in the browser of a staff member.
    ...(start.isActing ? [] : [storeOfflineForm(client, start), followOtherTabs(application, client)]),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Follows the correction. Its code is already loaded with the form of the correction. */
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
