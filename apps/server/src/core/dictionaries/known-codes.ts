import type { Knows } from '@milgo/domain/answers/kinds/kind'
import type { Dictionary } from '@milgo/domain/answers/row'
import type { ApplicationContext } from '@milgo/domain/application/context'
import type { MunicipalCode } from '@milgo/domain/locality/municipal-code'
import { stopwatch } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { findCodes } from './repository.ts'

/** What the rules ask of the dictionaries. */
export type DictionaryFacts = Pick<ApplicationContext, 'municipalCodeOf'> & { readonly knows: Knows }

export type KnownCodes = {
  /** By the dictionaries as this process has read them within the last minutes. */
  readonly known: () => Promise<DictionaryFacts>
  /** By the dictionaries as they are now. */
  readonly reloaded: () => Promise<DictionaryFacts>
}

const lifeMs = 5 * 60_000

/** The codes of the dictionaries, in memory: a save names several, and none of them costs a round trip. */
export const createKnownCodes = (
  platform: Pick<Platform, 'database'>,
  now: () => number = stopwatch,
): KnownCodes => {
  let cached: { readonly facts: Promise<DictionaryFacts>; readonly at: number } | undefined
  const reloaded = (): Promise<DictionaryFacts> => {
    const loading = { facts: loadFacts(platform), at: now() }
    cached = loading
    // What could not be read is asked for again by the next.
    loading.facts.catch(() => {
      if (cached === loading) cached = undefined
    })
    return loading.facts
  }
  return { reloaded, known: () => (cached && now() - cached.at < lifeMs ? cached.facts : reloaded()) }
}

const everywhere = ''

const loadFacts = async (platform: Pick<Platform, 'database'>): Promise<DictionaryFacts> => {
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
