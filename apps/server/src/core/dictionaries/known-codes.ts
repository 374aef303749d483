import type { Knows } from '@milgo/domain/answers/read-answer'
import type { Dictionary } from '@milgo/domain/answers/row'
import { stopwatch } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { findCodes } from './repository.ts'

export type KnownCodes = {
  /** By the dictionaries as this process has read them within the last minutes. */
  readonly known: () => Promise<Knows>
  /** By the dictionaries as they are now. */
  readonly reloaded: () => Promise<Knows>
}

const lifeMs = 5 * 60_000

/** The codes of the dictionaries, in memory: a save names several, and none of them costs a round trip. */
export const createKnownCodes = (
  platform: Pick<Platform, 'database'>,
  now: () => number = stopwatch,
): KnownCodes => {
  let kept: { readonly knows: Promise<Knows>; readonly at: number } | undefined
  const reloaded = (): Promise<Knows> => {
    const loading = { knows: loadKnows(platform), at: now() }
    kept = loading
    // What could not be read is asked for again by the next.
    loading.knows.catch(() => {
      if (kept === loading) kept = undefined
    })
    return loading.knows
  }
  return { reloaded, known: () => (kept && now() - kept.at < lifeMs ? kept.knows : reloaded()) }
}

const everywhere = ''

const loadKnows = async (platform: Pick<Platform, 'database'>): Promise<Knows> => {
  const codes = new Map<Dictionary, Map<string, Set<string>>>()
  for (const { dictionary, code, within } of await findCodes(platform)) {
    const places = codes.get(dictionary) ?? new Map<string, Set<string>>()
    codes.set(dictionary, places.set(code, (places.get(code) ?? new Set<string>()).add(within ?? everywhere)))
  }
  return (dictionary, code, within) => {
    const places = codes.get(dictionary)?.get(code)
    if (!places) return false
    return within === undefined || places.has(everywhere) || places.has(within)
  }
}
