import type { CallOptions } from '../../lib/service-client.ts'
import { readCore } from '../../lib/service-client.ts'
import type { HeldStep } from './held-steps.ts'
import type { KeptStepId } from './kept-steps.ts'

const paths = {
  personal: '/step-1/by-user',
  bank: '/step-1/bank/by-user',
  family: '/step-3/by-user',
  documents: '/step-4/documents',
} as const satisfies Record<KeptStepId, string>

/** What the server has of a step at this moment. */
export const readStep = (id: KeptStepId, options: CallOptions): Promise<HeldStep> =>
  readCore(paths[id], options)
