import { leftOutReasons, rowFaults } from '@milgo/domain/release/find-moved'
import { personEvents, releaseRefusals } from '@milgo/domain/release/move-release'
import { ReleaseRowState, ReleaseState } from '@milgo/domain/release/release-state'
import { SampleReason } from '@milgo/domain/release/sample-reason'
import { LetterKind } from '@milgo/domain/result/letter-kind'
import { z } from 'zod'

export const ReleaseParams = z.object({ id: z.uuid() })
export const ReleaseResult = z.enum(['1', '2'])

const Moment = z.iso.datetime({ offset: true })

export const ReleaseSummary = z.object({
  id: z.uuid(),
  name: z.string().meta({ description: 'The code of the period and a running number' }),
  result: ReleaseResult,
  state: ReleaseState,
  planned_on: z.iso.date(),
  made_by: z.string(),
  made_at: Moment,
  approved_by: z.string().nullable(),
  scheduled_for: Moment.nullable(),
  ended_at: Moment.nullable(),
  rows: z.int(),
  sent: z.int(),
  left_out: z.int(),
})
export type ReleaseSummary = z.infer<typeof ReleaseSummary>

export const ReleaseGroup = z.object({
  kind: LetterKind,
  award: z.int(),
  count: z.int(),
  change: z.int().nullable().meta({ description: 'The difference to the dry run before, if there was one' }),
})

export const ReleaseLetter = z.object({
  request_id: z.uuid(),
  request_number: z.string(),
  name: z.string(),
  kind: LetterKind.nullable(),
  award: z.int().nullable(),
  total: z.number().nullable(),
  state: ReleaseRowState,
  reason: z.enum(leftOutReasons).nullable(),
  failure: z
    .string()
    .nullable()
    .meta({ description: 'The code of the fault because of which it was not sent' }),
  failures: z.int().meta({ description: 'The number of failed attempts' }),
  faults: z.array(z.enum(rowFaults)),
  hashes: z.object({ he: z.string(), ar: z.string(), en: z.string() }).nullable(),
})
export type ReleaseLetter = z.infer<typeof ReleaseLetter>

export const ReleaseDetails = ReleaseSummary.extend({
  version: z.int(),
  now: Moment,
  appeal_until: Moment.nullable(),
  template_version: z.string(),
  rules_version: z.string(),
  approved_at: Moment.nullable(),
  started_at: Moment.nullable(),
  continues_at: Moment.nullable(),
  dry_run: z
    .object({
      is_running: z.boolean(),
      checked: z.int(),
      faulty: z.int(),
      at: Moment.nullable().meta({ description: 'When the last dry run finished' }),
      promised: z.int().meta({ description: 'The sum of all awards in NIS' }),
      groups: z.array(ReleaseGroup),
    })
    .meta({ description: 'Every letter was printed and compared with its request' }),
  samples: z.array(ReleaseLetter.extend({ why: SampleReason })),
  events: z.array(z.object({ event: z.enum(personEvents), refusal: z.enum(releaseRefusals).nullable() })),
  waiting: z.int(),
  sent_in_last_minute: z.int(),
  failing: z.int().meta({ description: 'How many of the waiting letters could not be sent yet' }),
})
export type ReleaseDetails = z.infer<typeof ReleaseDetails>
