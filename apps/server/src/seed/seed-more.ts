import type { Platform } from '../platform/platform.ts'
import { findNextPeople } from './next-demo-people.ts'
import type { WorldPlatform } from './open-world.ts'
import { type SeedSize, seedWorld } from './seed-world.ts'

/** Adds demo requests beside those that are there, by people who are not there yet. */
export const seedMore = async (
  platform: WorldPlatform & Pick<Platform, 'passwords'>,
  size: Omit<SeedSize, 'firstNumber'>,
  report?: (done: number) => void,
): Promise<void> => {
  const { ground, firstNumber } = await findNextPeople(platform)
  await seedWorld(platform, ground, { ...size, firstNumber }, report)
}

/**
 * Of many new rows the database finds out by itself only minutes later how its tables are filled and which rows all may
 * see: the queue is read from an index alone where it knows, and whoever measures meanwhile measures the table.
 */
export const settleTables = async ({ database }: Pick<Platform, 'database'>): Promise<void> => {
  await database.pool.query('vacuum (analyze)')
}
