import { personEvents } from '@milgo/domain/release/move-release'
import { ReleaseState } from '@milgo/domain/release/release-state'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ReleaseParams } from './release-fields.ts'

export const changeRelease = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/releases/{id}/change',
  guard: 'staff',
  right: 'publish-results',
  summary: 'Checks, approves, schedules, starts, pauses, resumes or stops a release',
  params: ReleaseParams,
  body: z.strictObject({
    event: z.enum(personEvents),
    schedule_for: z.iso.datetime({ offset: true }).optional(),
    version: z.int().min(0).optional().meta({ description: 'The version that the page showed' }),
  }),
  response: z.object({ id: z.uuid(), state: ReleaseState }),
})
