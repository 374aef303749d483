import type { AuditAction } from '@milgo/domain/trail/audit-action'
import type { Clock } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { auditEntry } from '../../store/audit-entry.ts'

export const addMessageAudit = async (
  db: Pick<Queryable, 'execute'>,
  clock: Clock,
  action: Extract<AuditAction, 'messages-viewed' | 'message-resent'>,
  staffId: string,
  studentId: string,
  details: Readonly<Record<string, string>>,
): Promise<void> => {
  await db.execute(auditEntry({ action, staffId, studentId, details }, clock))
}
