import { millisecondsOf } from '../time/moments.ts'
import type { Period } from './period.ts'

/**
 * Returns which of a person's periods a login opens: the requested one, otherwise the current one, otherwise the newest
 * (decisions, section 14). A person without an account in the requested period is not refused.
 */
export const findLoginPeriod = <P extends Pick<Period, 'code' | 'from'>>(
  ofAccount: readonly P[],
  { asked, registerPeriod }: { readonly asked: string | undefined; readonly registerPeriod: string | null },
): P | undefined =>
  ofAccount.find(({ code }) => code === asked) ??
  ofAccount.find(({ code }) => code === registerPeriod) ??
  ofAccount.toSorted((one, other) => millisecondsOf(other.from) - millisecondsOf(one.from))[0]
