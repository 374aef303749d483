import type { Knows } from '@milgo/domain/answers/kinds/kind'
import type { Dictionary } from '@milgo/domain/answers/row'
import type { ApplicationContext } from '@milgo/domain/application/context'
import type { MunicipalCode } from '@milgo/domain/locality/municipal-code'
import { stopwatch } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { findCodes } from './repository.ts'

/** The functions by which the rules look up codes in the dictionaries. */
export type DictionaryContext = Pick<ApplicationContext, 'municipalCodeOf'> & { readonly knows: Knows }

export type KnownCodes = {
  /** Returns the dictionaries as this process read them within the last minutes. */
  readonly known: () => Promise<DictionaryContext>
  /** Returns the dictionaries as this process read them within the last seconds. */
  readonly reloaded: () => Promise<DictionaryContext>
}

const lifeMs = 5 * 60_000
/** Unknown codes, of which anybody can send as many as they like, let a process read at most this often. */
const restMs = 3_000

/**
 * Caches the codes of the dictionaries in memory, because a save names several codes and must not need a round trip for
 * each.
 */
export const createKnownCodes = (
  platform: Pick<Platform, 'database'>,
  now: () => number = stopwatch,
): KnownCodes => {
  let cached: { readonly dictionaries: Promise<DictionaryContext>; readonly at: number } | undefined
  const load = (): Promise<DictionaryContext> => {
    const loading = { dictionaries: loadDictionaries(platform), at: now() }
    cached = loading
    // A failed read is not cached, so that the next call reads again.
    loading.dictionaries.catch(() => {
      if (cached === loading) cached = undefined
    })
    return loading.dictionaries
  }
  const notOlderThan = (ms: number): Promise<DictionaryContext> =>
    cached && now() - cached.at < ms ? cached.dictionaries : load()
  return { known: () => notOlderThan(lifeMs), reloaded: () => notOlderThan(restMs) }
}

const everywhere = ''

const loadDictionaries = async (platform: Pick<Platform, 'database'>): Promise<DictionaryContext> => {
  const codes = new Map<Dictionary, Map<string, Set<string>>>()
  const municipalCodes = new Map<string, MunicipalCode>()
  for (const { dictionary, code, within, municipalCode } of await findCodes(platform)) {
    const places = codes.get(dictionary) ?? new Map<string, Set<string>>()
    codes.set(dictionary, places.set(code, (places.get(code) ?? new Set<string>()).add(within ?? everywhere)))
    if (dictionary === 'cities') municipalCodes.set(code, municipalCode)
  }
  return {
    knows: (dictionary, code, within) => {
      const places = codes.get(dictionary)?.get(code)
      if (!places) return false
      return within === undefined || places.has(everywhere) || places.has(within)
    },
    municipalCodeOf: (symbol) => municipalCodes.get(symbol),
  }
}
