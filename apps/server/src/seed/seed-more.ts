import pg from 'pg'
import type { Platform } from '../platform/platform.ts'
import { findNextPeople } from './next-demo-people.ts'
import type { WorldPlatform } from './open-world.ts'
import { type SeedSize, seedWorld } from './seed-world.ts'

/** Any number, the same in every process that seeds. */
const lockKey = 7_264_102

/**
 * Adds demo requests of new demo students. Two seeds at once would give the same numbers to their students, so the second
 * waits for the first.
 */
export const seedMore = async (
  platform: WorldPlatform & Pick<Platform, 'passwords'>,
  size: Omit<SeedSize, 'firstNumber'>,
  report?: (done: number) => void,
): Promise<void> => {
  // A connection of its own: the pool's give up a lock after seconds.
  const client = new pg.Client({ connectionString: platform.database.url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const { seedContext, firstNumber } = await findNextPeople(platform)
    await seedWorld(platform, seedContext, { ...size, firstNumber }, report)
  } finally {
    await client.end()
  }
}

/**
 * Updates statistics and the visibility map after many new rows. The database would do so only minutes later. Until
 * then the queue is read from the table and not from its index alone, which would falsify measurements.
 */
export const settleTables = async ({ database }: Pick<Platform, 'database'>): Promise<void> => {
  // This needs a connection of its own, because with 100,000 requests it takes longer than a statement of the pool may.
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}
