import { asc } from 'drizzle-orm'
import { settings } from '../../platform/database/schema.ts'
import type { Platform } from '../../platform/platform.ts'

export const findSettings = ({ database }: Platform) =>
  database.read((db) => db.select().from(settings).orderBy(asc(settings.key)))
