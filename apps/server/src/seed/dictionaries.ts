import type { Dictionary } from '@milgo/domain/answers/row'
import type { MunicipalCode } from '@milgo/domain/locality/municipal-code'
import type { ScoreLocality } from '@milgo/domain/score/score-inputs'
import { defaultLanguage, type Language } from '@milgo/messages/languages'
import type { LocalizedName } from '@milgo/messages/localized'
import type { Queryable } from '../platform/database/database.ts'
import { banks, institutions, localities, neighborhoods, studyFields } from '../store/schema.ts'

type Institution = { readonly id: number; readonly isSponsored: boolean; readonly isReligious: boolean }

/** The dictionaries of the installation, read once for thousands of requests. */
export type SeedDictionaries = {
  readonly institutions: readonly Institution[]
  readonly codesOf: (dictionary: Dictionary, within: string | undefined) => readonly string[]
  /** The name of a neighbourhood depends on its locality. */
  readonly nameOf: (
    language: Language,
    dictionary: Dictionary,
    code: string,
    within: string | undefined,
  ) => string | undefined
  readonly municipalCodeOf: (symbol: string) => MunicipalCode | undefined
  readonly scorePlaceOf: (symbol: string) => ScorePlace
}

/** The values that `findScorePlace` returns. */
export type ScorePlace = Omit<ScoreLocality, 'isInIsrael'>

const everywhere = ''

export const loadDictionaries = async (db: Queryable): Promise<SeedDictionaries> => {
  const places = await db.select().from(localities)
  const parts = await db.select().from(neighborhoods)
  const schools = await db.select().from(institutions)
  const fields = await db.select().from(studyFields)
  const allBanks = await db.select().from(banks)
  const names = new Map<string, LocalizedName>()
  const codes = new Map<string, string[]>()
  const add = (dictionary: Dictionary, code: number, name: LocalizedName, within = everywhere): void => {
    const list = `${dictionary}/${within}`
    codes.set(list, [...(codes.get(list) ?? []), String(code)])
    names.set(`${list}/${code}`, name)
  }
  for (const { symbol, name } of places) add('cities', symbol, name)
  for (const { symbol, name, localitySymbol } of parts)
    add('neighborhoods', symbol, name, localitySymbol === null ? everywhere : String(localitySymbol))
  for (const { id, name } of schools) add('institutions', id, name)
  for (const { id, label } of fields) add('studyFields', id, label)
  for (const { code, name } of allBanks) add('banks', code, name)
  const municipalCodes = new Map(places.map(({ symbol, municipalCode }) => [String(symbol), municipalCode]))
  const scorePlaces = new Map<string, ScorePlace>(
    places.map(({ symbol, socioEconomicCluster, peripheralityCluster }) => [
      String(symbol),
      { socioEconomicCluster, peripheralityCluster, isOnPriorityList: null },
    ]),
  )
  return {
    institutions: schools,
    codesOf: (dictionary, within = everywhere) => {
      const all = codes.get(`${dictionary}/`) ?? []
      const own = within === everywhere ? undefined : codes.get(`${dictionary}/${within}`)
      return own ? [...own, ...all] : all
    },
    nameOf: (language, dictionary, code, within = everywhere) => {
      const name = names.get(`${dictionary}/${within}/${code}`) ?? names.get(`${dictionary}//${code}`)
      return name?.[language] ?? name?.[defaultLanguage]
    },
    municipalCodeOf: (symbol) => municipalCodes.get(symbol),
    scorePlaceOf: (symbol) =>
      scorePlaces.get(symbol) ?? {
        socioEconomicCluster: null,
        peripheralityCluster: null,
        isOnPriorityList: null,
      },
  }
}
