import type { ImportedDictionary } from '@milgo/domain/period/imported-dictionary'
import { count, isNotNull, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { localities } from '../../store/schema.ts'

type Source = Pick<Platform, 'database' | 'clock'>

export const countRows = async ({ database }: Source, table: string): Promise<number> => {
  // SQL: the table is named by the caller.
  const { rows } = await database.read((db) =>
    db.execute<{ count: number }>(sql`select count(*)::int as count from ${sql.identifier(table)}`),
  )
  return rows[0]?.count ?? 0
}

/** Counts localities that have a cluster, because clusters are columns of another dictionary. */
export const countClusters = async ({ database }: Source): Promise<number> => {
  const [row] = await database.read((db) =>
    db.select({ count: count() }).from(localities).where(isNotNull(localities.socioEconomicCluster)),
  )
  return row?.count ?? 0
}

export type LastImport = {
  readonly dictionary: ImportedDictionary
  readonly at: string
  readonly staffId: string
  readonly staffName: string | null
  readonly fileName: string
}

/** Returns the latest import of each dictionary in the office, as long as the audit trail has it. */
export const findLastImports = async ({ database }: Source): Promise<readonly LastImport[]> => {
  const { rows } = await database.read((db) =>
    db.execute<LastImport>(sql`
      select distinct on (entry.details ->> 'dictionary') entry.details ->> 'dictionary' as dictionary,
        to_json(entry.at) #>> '{}' as at, entry.staff_id as "staffId", staff.name as "staffName",
        entry.details ->> 'file' as "fileName"
      from audit_entries entry left join staff on staff.id = entry.staff_id
      where entry.action = 'dictionary-imported' and entry.staff_id is not null
      order by entry.details ->> 'dictionary', entry.at desc`),
  )
  return rows
}

export const addImportEntry = async (
  { database, clock }: Source,
  staffId: string,
  details: Readonly<Record<string, string>>,
): Promise<void> => {
  await database.statement((db) =>
    db.execute(auditEntry({ action: 'dictionary-imported', staffId, details }, clock)),
  )
}
