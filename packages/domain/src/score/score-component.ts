/** The parts of the detailed score, in the order and by the names of the portal specification, section 3. */
export const scoreComponents = ['income', 'cluster', 'family', 'military', 'priority', 'reservist'] as const
export type ScoreComponent = (typeof scoreComponents)[number]
