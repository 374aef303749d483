/**
 * The code of the Central Bureau of Statistics: 0 for a city, 99 for a local council, any other number for the regional
 * council of a locality; null for the few without a council.
 */
export type MunicipalCode = number | null

const city = 0
const localCouncil = 99

/**
 * Returns whether the locality is a city or a local council. All others are villages: a kibbutz, a moshav, a community
 * of a regional council.
 */
export const isTown = (code: MunicipalCode): boolean => code === city || code === localCouncil
