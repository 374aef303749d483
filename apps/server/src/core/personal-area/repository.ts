import { appealUploadType } from '@milgo/domain/appeal/appeal'
import type { StoredFormat } from '@milgo/domain/application/documents/file-rules'
import type { MessageState, MessageTemplate } from '@milgo/domain/outbox/message-template'
import type { RequestEvent } from '@milgo/domain/status/request-event'
import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { ScanResult } from '../../store/files-schema.ts'
import { undeliveredChannels } from '../../store/undelivered.ts'

type Source = Pick<Platform, 'database' | 'clock'>

export type StoredEvent = Pick<RequestEvent, 'event' | 'to' | 'publishState' | 'snapshot'> & {
  readonly at: string
}

export type StoredFile = {
  readonly id: string
  readonly format: StoredFormat
  readonly originalName: string
  readonly bytes: number
  readonly pages: number | null
  readonly scan: ScanResult
  readonly storedAt: string
}

export type StoredMessage = {
  readonly template: MessageTemplate
  readonly channel: 'mail' | 'sms'
  readonly createdAt: string
  readonly state: MessageState
  readonly deliveredAt: string | null
}

export type AreaDetails = {
  readonly events: readonly StoredEvent[]
  readonly snapshots: readonly {
    readonly number: number
    readonly takenAt: string
    readonly sealed: string
  }[]
  readonly files: readonly StoredFile[]
  readonly messages: readonly StoredMessage[]
  /** Channels in which messages to the student could not be delivered. */
  readonly undelivered: ('mail' | 'sms')[]
}

/** Older messages are in the export of all data. */
const mostMessages = 50

/**
 * Returns what the personal area shows beside the case, in one statement. Files of an appeal are left out, because the
 * appeal has its own receipt.
 */
export const findAreaDetails = async (
  { database }: Source,
  studentId: string,
  requestId: string | undefined,
): Promise<AreaDetails> => {
  const { rows } = await database.read((db) =>
    db.execute<AreaDetails>(sql`
      select
        coalesce((select json_agg(json_build_object('event', event, 'at', at, 'to', to_status,
            'publishState', publish_state, 'snapshot', snapshot_number) order by number)
          from request_events where request_id = ${requestId ?? null}::uuid), '[]') as events,
        coalesce((select json_agg(json_build_object('number', number, 'takenAt', taken_at, 'sealed', sealed)
            order by number)
          from request_snapshots where request_id = ${requestId ?? null}::uuid), '[]') as snapshots,
        coalesce((select json_agg(json_build_object('id', id, 'format', format, 'originalName', original_name,
            'bytes', bytes, 'pages', pages, 'scan', scan, 'storedAt', stored_at) order by stored_at, document, id)
          from files where student_id = ${studentId}::uuid and stored_at is not null and removed_at is null
            and document <> ${appealUploadType}), '[]') as files,
        coalesce((select json_agg(json_build_object('template', template, 'channel', channel,
            'createdAt', created_at, 'state', state, 'deliveredAt', delivered_at) order by created_at desc, channel)
          from (select * from outbox_messages
            where student_id = ${studentId}::uuid and template is not null
            order by created_at desc, channel limit ${mostMessages}) newest), '[]') as messages,
        array(${undeliveredChannels(studentId)}) as undelivered`),
  )
  const [row] = rows
  if (!row) throw new Error('a select without a table answers one row')
  return row
}
