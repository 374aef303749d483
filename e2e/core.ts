import { baseOf } from '@milgo/contracts/define-call'

/** Where the core service answers. */
export const core = baseOf('core')
