import { inArray } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import { staff } from './staff-schema.ts'

export type StaffNames = ReadonlyMap<string, string>

export const findStaffNames = async (
  { database }: Pick<Platform, 'database'>,
  ids: readonly (string | null)[],
): Promise<StaffNames> => {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))]
  if (wanted.length === 0) return new Map()
  const rows = await database.read((db) =>
    db.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, wanted)),
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
