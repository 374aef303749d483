import { LegalTextVersion } from '@milgo/domain/content/legal-text'
import { currentStudiesOnWire } from '@milgo/domain/eligibility/enumerations'
import { formModes } from '@milgo/domain/status/form-mode'
import { PublishState } from '@milgo/domain/status/publish-state'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { studentActions } from '@milgo/domain/status/student-action'
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
  texts_to_accept: z
    .array(LegalTextVersion)
    .meta({ description: 'Legal texts that have changed since the student agreed to them' }),
  request: z
    .object({
      id: z.string(),
      request_number: z
        .string()
        .meta({ description: 'Running within the period, shown wherever the request is named' }),
      request_status: RequestStatus,
      publish_state: PublishState,
      created_at: z.iso.datetime({ offset: true }),
      submitted_at: z.iso
        .datetime({ offset: true })
        .nullable()
        .meta({ description: 'Null while it is a draft' }),
      actions: z
        .array(z.enum(studentActions))
        .meta({ description: 'All that the student may do now; a page offers nothing else' }),
      form_mode: z
        .enum(formModes)
        .meta({ description: 'How the form opens: whole, for the flagged documents alone, or to be read' }),
      returned: z
        .boolean()
        .meta({ description: 'Sent back to the student, who may correct it until the deadline' }),
      correction_deadline: z.iso.datetime({ offset: true }).nullable(),
      appeal_deadline: z.iso
        .datetime({ offset: true })
        .nullable()
        .meta({ description: 'Until when an appeal can be made; null where none can' }),
      is_confirmed: z.boolean().meta({ description: 'The student has read that the request was sent' }),
      shows_survey: z.boolean().meta({ description: 'The survey is offered: confirmed and not seen yet' }),
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
