import type { getTrailOverview } from '@milgo/contracts/office/get-trail-overview'
import type { z } from 'zod'

export type TrailOverview = z.output<(typeof getTrailOverview)['response']>
