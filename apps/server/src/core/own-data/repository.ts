import type { StoredFormat } from '@milgo/domain/application/documents/file-rules'
import type { ReviewFlag } from '@milgo/domain/application/documents/fix-mode'
import type { Consent } from '@milgo/domain/content/legal-text'
import type { SupportTopic } from '@milgo/domain/content/support-topic'
import type { MessageState } from '@milgo/domain/outbox/message-template'
import { eq, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { NamedLimit } from '../../platform/rate-limit.ts'
import { type EligibilityDetails, rateLimits } from '../../store/accounts-schema.ts'
import { countAgainstLimits, type Gate } from '../../store/count-against-limits.ts'
import type { ScanResult } from '../../store/files-schema.ts'
import type { WrittenFrom } from '../../store/outbox-message.ts'

type Source = Pick<Platform, 'database' | 'clock'>

/** Counts one export. The gate is closed if the student has made today's export already. */
export const countExport = async ({ database, clock }: Source, limit: NamedLimit): Promise<Gate> => {
  const { rows } = await database.statement((db) =>
    db.execute<Gate>(sql`with ${countAgainstLimits('gate', [limit], clock)} select is_open, wait from gate`),
  )
  return rows[0] ?? { is_open: false, wait: 1 }
}

/** Removes the count of an export that failed, so that the student may try again. */
export const uncountExport = async ({ database }: Source, { key }: NamedLimit): Promise<void> => {
  await database.repeatable((db) => db.delete(rateLimits).where(eq(rateLimits.key, key)))
}

export type OwnFile = {
  readonly id: string
  readonly document: string
  readonly format: StoredFormat
  readonly originalName: string
  readonly bytes: number
  readonly sha256: string
  readonly scan: ScanResult
  readonly storedAt: string
}

export type OwnMessage = WrittenFrom & {
  readonly recipient: string
  readonly subject: string | null
  /**
   * Null for a one-time code, which is never repeated. Empty after delivery: the text is then made again from the
   * stored values.
   */
  readonly body: string | null
  readonly createdAt: string
  readonly state: MessageState
  readonly deliveredAt: string | null
}

export type OwnData = {
  readonly account: {
    readonly createdAt: string
    readonly termsAt: string
    readonly consents: readonly Consent[] | null
    readonly contactChangedAt: string | null
    readonly details: EligibilityDetails
    readonly sawSurvey: boolean
    readonly tookSurvey: boolean
  }
  readonly logins: readonly {
    readonly startedAt: string
    readonly endsAt: string
    readonly endedAt: string | null
  }[]
  readonly files: readonly OwnFile[]
  readonly messages: readonly OwnMessage[]
  /** What each return asked for, in the order of the form. */
  readonly flags: readonly (ReviewFlag & { readonly round: number })[]
  /** The reports to the support that were written while logged in. Their texts are among the messages. */
  readonly tickets: readonly {
    readonly number: number
    readonly topic: SupportTopic
    readonly createdAt: string
  }[]
}

/** Returns what is stored about a student beside the request itself. Notes of staff are not included. */
export const findOwnData = async ({ database }: Source, studentId: string): Promise<OwnData> => {
  const { rows } = await database.read((db) =>
    db.execute<OwnData>(sql`
      select json_build_object('createdAt', created_at, 'termsAt', terms_at, 'consents', consents, 'contactChangedAt', contact_changed_at,
          'details', details, 'sawSurvey', saw_survey, 'tookSurvey', took_survey) as account,
        coalesce((select json_agg(json_build_object('startedAt', started_at, 'endsAt', ends_at, 'endedAt', revoked_at)
            order by started_at, id)
          from sessions where student_id = students.id and staff_id is null), '[]') as logins,
        coalesce((select json_agg(json_build_object('id', id, 'document', document, 'format', format,
            'originalName', original_name, 'bytes', bytes, 'sha256', sha256, 'scan', scan, 'storedAt', stored_at)
            order by stored_at, id)
          from files where student_id = students.id and stored_at is not null and removed_at is null), '[]') as files,
        coalesce((select json_agg(json_build_object('template', template, 'channel', channel, 'recipient', recipient,
            'subject', subject, 'body', case when send_before is null then body end, 'createdAt', created_at,
            'templateVersion', template_version, 'language', language, 'values', "values", 'state', state, 'deliveredAt', delivered_at) order by created_at, channel, cause)
          from outbox_messages where student_id = students.id), '[]') as messages,
        coalesce((select json_agg(json_strip_nulls(json_build_object('round', round, 'field', field, 'index', "index",
            'member_type', member, 'reason', reason, 'note', note)) order by round, position)
          from review_flags join requests on requests.id = review_flags.request_id
          where requests.student_id = students.id), '[]') as flags,
        coalesce((select json_agg(json_build_object('number', number, 'topic', topic, 'createdAt', created_at) order by number)
          from support_tickets where student_id = students.id), '[]') as tickets
      from students where id = ${studentId}::uuid`),
  )
  const [row] = rows
  if (!row) throw new Error('a student with a session has a row')
  return row
}

/**
 * Returns how often staff opened the request or one of its files, without previews that were loaded ahead. Counts up to
 * `until`, if given.
 */
export const countViews = async (
  { database }: Source,
  studentId: string,
  until: Date | undefined,
): Promise<number> => {
  const { rows } = await database.read((db) =>
    db.execute<{ views: number }>(sql`
      select count(*)::int as views from audit_entries
      where student_id = ${studentId}::uuid and action in ('request-viewed', 'document-viewed')
        and details->>'preview' is null
        and (${until?.toISOString() ?? null}::timestamptz is null or at <= ${until?.toISOString() ?? null}::timestamptz)`),
  )
  return rows[0]?.views ?? 0
}
