/**
 * Of the Central Bureau of Statistics: 0 a city, 99 a local council, any other number the regional council that a
 * locality belongs to; null for the few that belong to none.
 */
export type MunicipalCode = number | null

const city = 0
const localCouncil = 99

/** A city or a local council. Everything else is a village: a kibbutz, a moshav, a community of a regional council. */
export const isTown = (code: MunicipalCode): boolean => code === city || code === localCouncil
