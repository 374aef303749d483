import type { Period } from './period.ts'

/**
 * The period that students belong to now: the one that the setting REGISTER_PERIOD names, and none where it names
 * none. No clock and no caller has a say, so that whoever registers in a period can log in to it after it closed.
 */
export const findCurrentPeriod = <P extends Pick<Period, 'code'>>(
  periods: readonly P[],
  registerPeriod: string | null,
): P | undefined => periods.find(({ code }) => code === registerPeriod)
