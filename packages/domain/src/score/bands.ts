import type { CeilingBands, FloorBands } from './score-rules.ts'

/** Returns the first band whose upper bound is not exceeded; undefined above the last band. */
export const findCeilingBand = (bands: CeilingBands, input: number): CeilingBands[number] | undefined =>
  bands.find((band) => input <= band.upTo)

/** Returns the last band whose lower bound is reached; undefined below the first band. */
export const findFloorBand = (bands: FloorBands, input: number): FloorBands[number] | undefined =>
  bands.findLast((band) => input >= band.from)
