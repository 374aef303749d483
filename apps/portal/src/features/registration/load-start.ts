import { citiesQuery } from '../../form/use-dictionary.ts'
import { isUnreachable } from '../../lib/call-failed.ts'
import { findLivePages } from './keeping/live-pages.ts'
import { takeOfflineAnswers } from './keeping/offline-answers.ts'
import { findOfflineStart, keepOfflineStart } from './keeping/offline-start.ts'
import { type Asking, askForStart, type Start } from './start.ts'

/** Milliseconds before each further try, where there seems to be a connection. */
const pauses = [400, 1_200]

const askPatiently = async (asking: Asking, [pause, ...more] = pauses): Promise<Start> => {
  try {
    return await askForStart(asking)
  } catch (error) {
    if (!isUnreachable(error) || !navigator.onLine || pause === undefined || asking.signal?.aborted)
      throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return askPatiently(asking, more)
  }
}

/**
 * What the form is opened with, as the service says it. Where that cannot be reached, as it said it last, if this browser has
 * kept it for this very session: each step has its version, so that nothing is written over once there is a connection.
 */
export const loadStart = async (asking: Asking): Promise<Start> => {
  try {
    const start = await askPatiently(asking)
    keepOfflineStart(start)
    return start
  } catch (error) {
    const kept = isUnreachable(error) ? findOfflineStart(await findLivePages()) : undefined
    if (!kept) throw error
    const { client, language } = asking
    takeOfflineAnswers(client, kept.user.id)
    return { ...kept, cities: client.getQueryData(citiesQuery(language).queryKey) ?? [] }
  }
}
