import { randomUUID } from 'node:crypto'
import type { Platform } from '../../platform/platform.ts'
import { runStatuses } from './compute-batch.ts'
import { startRun } from './runs-repository.ts'

/** Starts a computation. Does nothing if one of the period is running already. */
export const startComputeRun = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  run: { readonly periodId: number; readonly startedBy: string; readonly isAgain: boolean },
): Promise<void> => {
  await database.transaction((tx) => startRun(tx, clock, { id: randomUUID(), ...run }, runStatuses(run)))
}
