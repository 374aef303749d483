import type { Call } from '@milgo/contracts/define-call'

/** Returns the name of a call in the audit trail. */
export const callName = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`
