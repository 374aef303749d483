import type { Platform } from '../platform/platform.ts'
import { starterSets } from '../store/schema.ts'

/** On a laptop a first start finds life in portal and office: requests in all statuses, in two periods. */
export const loadDemoWorld = async (platform: Platform): Promise<void> => {
  const { config, database } = platform
  const requests = config.DEMO_REQUESTS
  if (!config.isDevelopment || requests === 0) return
  const [claimed] = await database.statement((db) =>
    db.insert(starterSets).values({ name: 'demo-world' }).onConflictDoNothing().returning(),
  )
  if (!claimed) return
  // Only a first start needs what builds the world.
  const { seedMore } = await import('./seed-more.ts')
  await seedMore(platform, { requests, seed: 1, withOwnFiles: requests })
}
