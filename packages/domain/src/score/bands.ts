import type { CeilingBands, FloorBands } from './score-rules.ts'

/** The first band whose end the input does not pass. */
export const findCeilingBand = (bands: CeilingBands, input: number): CeilingBands[number] | undefined =>
  bands.find((band) => input <= band.upTo)

/** The last band whose start the input reaches. */
export const findFloorBand = (bands: FloorBands, input: number): FloorBands[number] | undefined =>
  bands.findLast((band) => input >= band.from)
