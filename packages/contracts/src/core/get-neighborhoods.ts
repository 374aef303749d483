import { z } from 'zod'
import { defineCall } from '../define-call.ts'

/** Symbols have at most four digits today; nine still fit the database's integers. */
const citySymbol = z.string().regex(/^\d{1,9}$/)

export const Neighborhood = z.object({
  symbol: z.string(),
  name: z.string(),
})
export type Neighborhood = z.infer<typeof Neighborhood>

export const getNeighborhoods = defineCall({
  service: 'core',
  method: 'GET',
  path: '/neighborhood/get-all/{cityId}',
  guard: 'student',
  summary: 'List the neighbourhoods of a locality by name, "other" last',
  params: z.object({ cityId: citySymbol }),
  response: z.array(Neighborhood),
})
