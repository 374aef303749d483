import { isUnreachable } from '@milgo/web-client/call-failed'
import { citiesQuery } from '../../lib/dictionaries.ts'
import { findLivePages } from '../../request/keeping/live-pages.ts'
import { type Asking, askForStart, type Start } from './start.ts'

/** Milliseconds before each further try, while the browser seems to be online. */
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

const findStored = async ({ client, language }: Asking): Promise<Start | undefined> => {
  const { findOfflineStart, takeOfflineAnswers } = await import('./offline-form.ts')
  const stored = findOfflineStart(await findLivePages())
  if (!stored) return undefined
  takeOfflineAnswers(client, stored.user.id)
  const cities = client.getQueryData(citiesQuery(language).queryKey) ?? []
  return { ...stored, municipalCodes: new Map(cities.map((city) => [city.value, city.municipalCode])) }
}

/**
 * Loads what the form is opened with. If the service cannot be reached, the copy is used that this browser has stored
 * for the same session. Each step has its version, so that nothing is overwritten once the browser is online.
 */
export const loadStart = (asking: Asking): Promise<Start> =>
  askPatiently(asking).catch(async (error) => {
    const stored = isUnreachable(error) ? await findStored(asking).catch(() => undefined) : undefined
    if (!stored) throw error
    return stored
  })
