import { OutsideReason } from '@milgo/domain/release/outside-release'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { PeriodCode } from './queue-fields.ts'
import { ReleaseResult, ReleaseSummary } from './release-fields.ts'

const ReadyResults = z.object({ result: ReleaseResult, count: z.int(), other_rules: z.int() })
export type ReadyResults = z.infer<typeof ReadyResults>

export const listReleases = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/releases/list',
  guard: 'staff',
  right: 'publish-results',
  summary:
    'List the releases of a period, the newest first, and the requests that a new release would contain',
  body: z.strictObject({ period: PeriodCode }),
  response: z.object({
    period: z.string().nullable(),
    periods: z
      .array(z.string())
      .meta({ description: 'Periods in which something was sent, the newest first' }),
    today: z.iso.date(),
    releases: z.array(ReleaseSummary),
    ready: z.array(ReadyResults).meta({
      description: 'The requests that a new release would contain, and those computed by earlier rules',
    }),
    outside: z
      .array(z.object({ reason: OutsideReason, status: RequestStatus, count: z.int() }))
      .meta({ description: 'The sent requests that no release can contain now' }),
  }),
})
