import { z } from 'zod'

/** The parts of the detailed score, in the order and by the names of the portal specification, section 3. */
export const ScoreComponent = z.enum(['income', 'cluster', 'family', 'military', 'priority', 'reservist'])
export type ScoreComponent = z.infer<typeof ScoreComponent>
