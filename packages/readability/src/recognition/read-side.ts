import type { Turns } from '../pixels.ts'

/** Small digits grow, large pictures shrink: at this length of the longer side a card's number is read best. */
export const readSide = 1600
/** Upright first, then as a phone lies in the hand, upside down last. */
export const turnsTried = [0, 1, 3, 2] as const satisfies readonly Turns[]
