import type { ReviewDecision } from '@milgo/domain/queue/decision'
import type { AppealState } from '@milgo/domain/status/request-state'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { defaultLanguage, type Language } from '@milgo/messages/languages'
import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { allOf } from './queue-conditions-repository.ts'

type Source = Pick<Platform, 'database' | 'clock'>

export type ExportedRow = {
  readonly studentId: string
  readonly number: number
  readonly periodCode: string
  readonly name: string
  readonly identitySealed: string
  readonly status: RequestStatus
  readonly institution: string
  readonly language: string
  readonly submittedAt: string
  readonly movedAt: string
  readonly waitingSince: string
  readonly assignee: string | null
  readonly labels: readonly string[]
  readonly decision: ReviewDecision | null
  readonly decidedAt: string | null
  readonly reason: string | null
  readonly appeal: AppealState
  readonly score: number | null
  readonly award: number | null
}

type Question = {
  readonly periodId: number
  readonly conditions: readonly SQL[]
  /** The number of the last request of the page before. */
  readonly after: number
  readonly limit: number
  readonly language: Language
}

/**
 * Returns a page of an export, in the order of request numbers. These never change, so that a request that moves during
 * the export is neither missing nor in the file twice.
 */
export const findExportPage = async (
  { database }: Source,
  { periodId, conditions, after, limit, language }: Question,
): Promise<readonly ExportedRow[]> => {
  const { rows } = await database.read((db) =>
    db.execute<ExportedRow>(sql`
      with page as materialized (
        select * from request_index where request_index.period_id = ${periodId} and request_index.number > ${after} and ${allOf(conditions)}
        order by request_index.period_id, request_index.number limit ${limit}
      )
      select requests.student_id as "studentId", page.number, registration_periods.code as "periodCode", page.name,
        students.identity_sealed as "identitySealed", page.status,
        coalesce(institutions.name ->> ${language}, institutions.name ->> ${defaultLanguage}) as institution,
        page.language, to_json(page.submitted_at) #>> '{}' as "submittedAt", to_json(page.moved_at) #>> '{}' as "movedAt",
        page.waiting_since::text as "waitingSince", staff.name as assignee, page.labels, page.decision,
        to_json(page.decided_at) #>> '{}' as "decidedAt", page.decision_reason as reason, page.appeal,
        page.score, page.award
      from page join requests on requests.id = page.request_id
        join students on students.id = requests.student_id
        join registration_periods on registration_periods.id = page.period_id
        join institutions on institutions.id = page.institution_id
        left join staff on staff.id = page.assignee_id
      order by page.number`),
  )
  return rows
}

export const addExportEntry = async (
  { database, clock }: Source,
  staffId: string,
  details: Readonly<Record<string, string>>,
): Promise<void> => {
  await database.statement((db) =>
    db.execute(auditEntry({ action: 'requests-exported', staffId, details }, clock)),
  )
}
