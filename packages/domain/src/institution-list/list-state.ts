/** The state of a list. A list that was only checked has changed nothing. */
export const listStates = ['CHECKED', 'APPLYING', 'APPLIED', 'REVOKING', 'REVOKED'] as const
export type ListState = (typeof listStates)[number]

/** When the steps of a list began and ended. */
export type ListTimes = {
  readonly applyingSince: string | null
  readonly appliedAt: string | null
  readonly revokingSince: string | null
  readonly revokedAt: string | null
}

export const listStateOf = ({ applyingSince, appliedAt, revokingSince, revokedAt }: ListTimes): ListState => {
  if (revokedAt !== null) return 'REVOKED'
  if (revokingSince !== null) return 'REVOKING'
  if (appliedAt !== null) return 'APPLIED'
  return applyingSince === null ? 'CHECKED' : 'APPLYING'
}

/** Returns whether a list may be applied, or continued after an interruption. */
export const mayApply = (state: ListState): boolean => state === 'CHECKED' || state === 'APPLYING'

/** Returns whether a list may be revoked, or its revocation continued after an interruption. */
export const mayRevoke = (state: ListState): boolean => state === 'APPLIED' || state === 'REVOKING'
