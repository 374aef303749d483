import { millisecondsOf } from './moments.ts'
import type { Period } from './period.ts'

/**
 * Which of the periods in which a person has an account a login opens: the one that is asked for, else the current one,
 * else the newest (decisions, section 14). Whoever has none in the asked one is not refused for asking.
 */
export const findLoginPeriod = <P extends Pick<Period, 'code' | 'from'>>(
  ofAccount: readonly P[],
  { asked, registerPeriod }: { readonly asked: string | undefined; readonly registerPeriod: string | null },
): P | undefined =>
  ofAccount.find(({ code }) => code === asked) ??
  ofAccount.find(({ code }) => code === registerPeriod) ??
  ofAccount.toSorted((one, other) => millisecondsOf(other.from) - millisecondsOf(one.from))[0]
