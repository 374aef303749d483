import type { CallOptions } from '../../lib/service-client.ts'
import { readCore } from '../../lib/service-client.ts'
import type { FormStep } from './form-steps.ts'
import type { SavedStep } from './saved-steps.ts'

/** What the server has of a step at this moment. */
export const readStep = ({ read }: FormStep, options: CallOptions): Promise<SavedStep> =>
  readCore(read, options)
