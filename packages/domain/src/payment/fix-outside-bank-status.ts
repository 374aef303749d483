/** An account of a request, sent with it or by a bank fix. */
export type FixAccount = {
  readonly source: 'SENT' | 'FIX'
  /** The account was sent while the status was about something other than the bank. */
  readonly isOutsideBankStatus: boolean
  readonly createdAt: Date
  readonly acceptedAt: Date | null
  readonly refusedAt: Date | null
  readonly erasedAt: Date | null
}

/**
 * Returns whether the student has sent an account outside a bank status, and finance has accepted none since. A fix
 * begun outside a bank status also ends outside it (decisions, section 9). An account that was sent
 * while the status was about the bank belongs to that status, unless the status changed before a decision: then finance
 * decides on it before the student is asked again.
 */
export const isFixBegunOutsideBankStatus = (accounts: readonly FixAccount[]): boolean =>
  accounts.some(
    ({ source, isOutsideBankStatus, createdAt, acceptedAt, refusedAt, erasedAt }) =>
      source === 'FIX' &&
      (isOutsideBankStatus || refusedAt === null) &&
      acceptedAt === null &&
      erasedAt === null &&
      !accounts.some((later) => later.acceptedAt !== null && later.acceptedAt >= createdAt),
  )
