import { asc } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { settings } from '../../store/schema.ts'

export const findSettings = ({ database }: Platform) =>
  database.read((db) => db.select().from(settings).orderBy(asc(settings.key)))
