/** The components of the detailed score, with the order and names of the portal specification, section 3. */
export const scoreComponents = ['income', 'cluster', 'family', 'military', 'priority', 'reservist'] as const
export type ScoreComponent = (typeof scoreComponents)[number]
