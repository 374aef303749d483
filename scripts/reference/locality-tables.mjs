/**
 * A locality in the joined list of the Central Bureau of Statistics.
 * @typedef {{
 *   symbol: number, he: string, en: string, muniCode: number | null, pop: number | null,
 *   cluster2019?: number, clusterLevel?: string, periph2020?: number
 * }} PublishedLocality
 */

/** @typedef {{ city: number, symbol: number, name: string }} PublishedNeighborhood */

/**
 * Returns the value as a literal, formatted as the formatter does.
 * @param {string | number | null | undefined} value
 */
const literal = (value) => {
  if (typeof value !== 'string') return String(value ?? null)
  return value.includes("'") ? JSON.stringify(value) : `'${value}'`
}

/** @param {readonly (string | number | null | undefined)[]} cells */
const line = (cells) => `  [${cells.map(literal).join(', ')}],\n`

/**
 * Returns the file of inhabited localities, sorted by symbol, with the published names.
 * @param {readonly PublishedLocality[]} published
 */
export const localityTable = (published) => {
  const rows = published
    .filter(({ pop }) => (pop ?? 0) > 0)
    .toSorted((one, other) => one.symbol - other.symbol)
    .map((one) =>
      line([one.symbol, one.muniCode, one.cluster2019, one.clusterLevel, one.periph2020, one.he, one.en]),
    )
  return `// Written by scripts/write-localities.mjs.
type Row = readonly [
  symbol: number,
  municipalCode: number | null,
  socioEconomicCluster: number | null,
  clusterLevel: 'authority' | 'council' | 'locality' | null,
  peripheralityCluster: number | null,
  he: string,
  en: string,
]

/** The inhabited localities of the list of the Central Bureau of Statistics for 2021, names as published there. */
export const localityTable: readonly Row[] = [
${rows.join('')}]
`
}

/**
 * Returns the file of neighbourhoods, sorted by locality and symbol.
 * @param {readonly PublishedNeighborhood[]} published
 */
export const neighborhoodTable = (published) => {
  const rows = published
    .toSorted((one, other) => one.city - other.city || one.symbol - other.symbol)
    .map(({ city, symbol, name }) => line([city, symbol, name]))
  return `// Written by scripts/write-localities.mjs.
type Row = readonly [locality: number, symbol: number, he: string]

/** The neighbourhoods of the official register of streets, names as written there, shortened or not. */
export const neighborhoodTable: readonly Row[] = [
${rows.join('')}]
`
}
