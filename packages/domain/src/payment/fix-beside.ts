/** An account of a request, sent with it or by a bank fix. */
export type FixAccount = {
  readonly source: 'SENT' | 'FIX'
  /** It came while the status was about something else than the bank. */
  readonly isBeside: boolean
  readonly createdAt: Date
  readonly acceptedAt: Date | null
  readonly refusedAt: Date | null
  readonly erasedAt: Date | null
}

/**
 * The student has sent an account beside the status, and finance has accepted none since: the fix that was begun there
 * ends there (decisions, section 9). One that was sent where the status is about the bank is that status's own, unless
 * the status has left it behind undecided: then finance decides on it before anybody is asked again.
 */
export const isFixBegunBeside = (accounts: readonly FixAccount[]): boolean =>
  accounts.some(
    ({ source, isBeside, createdAt, acceptedAt, refusedAt, erasedAt }) =>
      source === 'FIX' &&
      (isBeside || refusedAt === null) &&
      acceptedAt === null &&
      erasedAt === null &&
      !accounts.some((later) => later.acceptedAt !== null && later.acceptedAt >= createdAt),
  )
