import type { FixAccount } from '../payment/fix-outside-bank-status.ts'

type Decided = Pick<FixAccount, 'source' | 'acceptedAt' | 'refusedAt' | 'erasedAt'>

/** Returns whether finance has still to decide on an account: it was sent by a bank fix and is not erased. */
export const isFixWaiting = ({ source, acceptedAt, refusedAt, erasedAt }: Decided): boolean =>
  source === 'FIX' && acceptedAt === null && refusedAt === null && erasedAt === null

type Refusable = Pick<FixAccount, 'source'> & { readonly refusal: string | null }

/**
 * Returns the newest account if finance has refused it. The refusal is then why an account is needed, whatever the
 * ledger says. The accounts are given with the newest first.
 */
export const findRefusedFix = <Account extends Refusable>([newest]: readonly Account[]):
  | (Account & { readonly refusal: string })
  | undefined =>
  newest?.source === 'FIX' && newest.refusal !== null ? { ...newest, refusal: newest.refusal } : undefined
