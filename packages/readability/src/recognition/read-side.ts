import type { Turns } from '../pixels.ts'

/**
 * The length of the longer side to which pictures are scaled for reading. A card's number is read best at this size.
 */
export const readSide = 1600
/** The order in which rotations are tried: upright, then sideways as a phone is held, upside down last. */
export const turnsTried = [0, 1, 3, 2] as const satisfies readonly Turns[]
