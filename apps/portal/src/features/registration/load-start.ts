import { isUnreachable } from '@milgo/web-client/call-failed'
import { citiesQuery } from '../../lib/dictionaries.ts'
import { findLivePages } from '../../request/keeping/live-pages.ts'
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

const findStored = async ({ client, language }: Asking): Promise<Start | undefined> => {
  const { findOfflineStart, takeOfflineAnswers } = await import('./offline-form.ts')
  const kept = findOfflineStart(await findLivePages())
  if (!kept) return undefined
  takeOfflineAnswers(client, kept.user.id)
  const cities = client.getQueryData(citiesQuery(language).queryKey) ?? []
  return { ...kept, municipalCodes: new Map(cities.map((city) => [city.value, city.municipalCode])) }
}

/**
 * What the form is opened with, as the service says it. Where that cannot be reached, as it said it last, if this browser has
 * kept it for this very session: each step has its version, so that nothing is written over once there is a connection.
 */
export const loadStart = (asking: Asking): Promise<Start> =>
  askPatiently(asking).catch(async (error) => {
    const kept = isUnreachable(error) ? await findStored(asking).catch(() => undefined) : undefined
    if (!kept) throw error
    return kept
  })
