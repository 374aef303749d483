import type { CallOptions } from '../../lib/service-client.ts'
import { readCore } from '../../lib/service-client.ts'
import type { FormStepId } from './form-steps.ts'
import type { SavedStep } from './saved-steps.ts'

const paths = {
  personal: '/step-1/by-user',
  bank: '/step-1/bank/by-user',
  family: '/step-3/by-user',
  documents: '/step-4/documents',
} as const satisfies Record<FormStepId, string>

/** What the server has of a step at this moment. */
export const readStep = (id: FormStepId, options: CallOptions): Promise<SavedStep> =>
  readCore(paths[id], options)
