import { asc } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { settings } from '../../platform/database/schema.ts'

export const settingsRepository = (database: Database) => ({
  findAll: () => database.read((db) => db.select().from(settings).orderBy(asc(settings.key))),
})

export type SettingsRepository = ReturnType<typeof settingsRepository>
