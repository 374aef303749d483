import { LegalTextVersion } from '@milgo/domain/content/legal-text'
import { currentStudiesOnWire } from '@milgo/domain/eligibility/enumerations'
import { formModes } from '@milgo/domain/status/form-mode'
import { PublishState } from '@milgo/domain/status/publish-state'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { studentActions } from '@milgo/domain/status/student-action'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { AcademicYear } from './academic-year.ts'

export const CurrentUser = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  identity_number: z.string(),
  phone: z.string(),
  register_period: z.string().meta({ description: "The register period of the session's account" }),
  academic_year: AcademicYear,
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
    .meta({ description: 'Legal texts with a newer version than the one that the student agreed to' }),
  request: z
    .object({
      id: z.string(),
      request_number: z.string().meta({ description: 'The request number within its period' }),
      request_status: RequestStatus,
      publish_state: PublishState,
      created_at: z.iso.datetime({ offset: true }),
      submitted_at: z.iso.datetime({ offset: true }).nullable().meta({ description: 'Null for a draft' }),
      actions: z
        .array(z.enum(studentActions))
        .meta({ description: 'The actions that the student may take now. A page offers no others' }),
      form_mode: z.enum(formModes).meta({
        description: 'Whether the form can be edited: the whole form, only the flagged documents, or nothing',
      }),
      returned: z.boolean().meta({
        description: 'The request was returned to the student, who may correct it until the deadline',
      }),
      correction_deadline: z.iso.datetime({ offset: true }).nullable(),
      appeal_deadline: z.iso
        .datetime({ offset: true })
        .nullable()
        .meta({ description: 'Until when an appeal can be made. Null if none can be made' }),
      is_confirmed: z.boolean().meta({ description: 'The student has read that the request was sent' }),
      shows_survey: z.boolean().meta({
        description: 'The survey is offered: the sending is confirmed, and the survey was not seen',
      }),
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
  summary: 'Return the student who is logged in',
  response: CurrentUser,
})
