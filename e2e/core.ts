import { baseOf } from '@milgo/contracts/define-call'

/** The path under which the core service answers. */
export const core = baseOf('core')
