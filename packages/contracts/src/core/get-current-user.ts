import { currentStudiesOnWire } from '@milgo/domain/eligibility/enumerations'
import { PublishState } from '@milgo/domain/status/publish-state'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const CurrentUser = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  identity_number: z.string(),
  phone: z.string(),
  register_period: z.string().meta({ description: 'The period whose account this session has opened' }),
  is_current_period: z.boolean().meta({ description: 'False for the account of a past period' }),
  currently_studying: z.enum(currentStudiesOnWire),
  academic_institution: z.object({
    id: z.number().int(),
    name: z.string(),
    is_sponsored: z.boolean(),
    is_religious: z.boolean(),
  }),
  request: z
    .object({
      id: z.string(),
      request_number: z
        .string()
        .meta({ description: 'Running within the period, shown wherever the request is named' }),
      request_status: RequestStatus,
      publish_state: PublishState,
      created_at: z.iso.datetime({ offset: true }),
      shows_survey: z
        .boolean()
        .meta({ description: 'From the moment on at which the student has read that the request was sent' }),
    })
    .nullable()
    .meta({ description: 'Null until the first step is saved' }),
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const getCurrentUser = defineCall({
  service: 'core',
  method: 'GET',
  path: '/user/current-user',
  guard: 'student',
  isPersonal: true,
  summary: 'Who is logged in',
  response: CurrentUser,
})
