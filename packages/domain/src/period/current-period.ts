import type { Period } from './period.ts'

/**
 * Returns the period that students belong to now: the one in the setting REGISTER_PERIOD; undefined if the setting
 * names none. It depends on no clock and no caller, so that students can log in to a period after it closed.
 */
export const findCurrentPeriod = <P extends Pick<Period, 'code'>>(
  periods: readonly P[],
  registerPeriod: string | null,
): P | undefined => periods.find(({ code }) => code === registerPeriod)
