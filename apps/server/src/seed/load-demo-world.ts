import type { Platform } from '../platform/platform.ts'
import { starterSets } from '../store/schema.ts'

/** Fills a new installation on a laptop with demo requests in all statuses, in two periods, and a finished period before. */
export const loadDemoWorld = async (platform: Platform): Promise<void> => {
  const { config, database } = platform
  const requests = config.DEMO_REQUESTS
  if (!config.isDevelopment || requests === 0) return
  const [claimed] = await database.statement((db) =>
    db.insert(starterSets).values({ name: 'demo-world' }).onConflictDoNothing().returning(),
  )
  if (!claimed) return
  // Loaded here because only a first start needs it.
  const { seedMore } = await import('./seed-more.ts')
  await seedMore(platform, { requests, seed: 1, withOwnFiles: requests, hasFinishedPeriod: true })
}
