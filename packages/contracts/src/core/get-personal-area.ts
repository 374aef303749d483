import { fileStates } from '@milgo/domain/answers/payload-schema'
import { steps } from '@milgo/domain/application/steps'
import { messageStates, messageTemplates } from '@milgo/domain/outbox/message-template'
import { StatusEvent } from '@milgo/domain/status/status-event'
import { guideKeys } from '@milgo/domain/status/status-guide'
import { deadlineKinds } from '@milgo/domain/status/student-deadlines'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { CurrentUser } from './get-current-user.ts'

const Moment = z.iso.datetime({ offset: true })

const ShownDeadline = z.object({
  kind: z.enum(deadlineKinds),
  at: Moment.meta({ description: 'The first moment that is too late' }),
  from: Moment.nullable().meta({ description: 'When the time began, where it is known' }),
})

const ShownEvent = z.object({
  event: z.enum([...StatusEvent.options, 'REVIEW_FINISHED', 'PUBLISH']),
  at: Moment,
  copy: z.number().int().nullable().meta({ description: 'The number of the copy that was sent with it' }),
})

const SentMessage = z.object({
  template: z.enum(messageTemplates),
  channel: z.enum(['mail', 'sms']),
  created_at: Moment,
  state: z.enum(messageStates),
  delivered_at: Moment.nullable(),
})

const FileReceipt = z.object({
  file_name: z.string(),
  original_file_name: z.string(),
  label: z
    .string()
    .nullable()
    .meta({ description: 'The document; null where the file serves none any more' }),
  received_at: Moment,
  bytes: z.number().int(),
  pages: z.number().int().nullable().meta({ description: 'Where it is known' }),
  file_state: z.enum(fileStates),
  readable: z.boolean().meta({ description: 'It was opened on arrival and may be read' }),
  copies: z
    .array(z.number().int())
    .meta({ description: 'The copies that it was sent with; none for a draft' }),
})

const ShownFix = z.object({
  field: z.string(),
  index: z.number().int().optional(),
  member_type: z.string().optional(),
  label: z.string().nullable().meta({ description: 'The document in words; null for a file of an appeal' }),
  reason: z.string(),
  reason_text: z.string().meta({ description: 'The reason in the language of the caller' }),
  note: z.string().nullable(),
  is_replaced: z.boolean().meta({ description: 'Another file was saved for it, and counts once it is sent' }),
})

export const PersonalArea = z.object({
  current_time: Moment,
  guide: z
    .enum(guideKeys)
    .meta({ description: 'The row of the status guide that is true for this student now' }),
  first_name: z.string().nullable(),
  user: CurrentUser,
  email: z.string(),
  phone: z.string(),
  undelivered: z
    .array(z.enum(['mail', 'sms']))
    .meta({ description: 'Where our messages do not reach the student' }),
  request: CurrentUser.shape.request,
  last_movement_at: Moment.nullable().meta({ description: 'The last event that the student may know of' }),
  expected_answers: z.string().nullable(),
  steps: z
    .array(
      z.object({
        step: z.enum(steps.map(({ id }) => id)),
        is_begun: z.boolean(),
        missing: z
          .number()
          .int()
          .meta({ description: 'Answers and documents that stand in the way of sending' }),
      }),
    )
    .meta({ description: 'Of a draft that can still be sent; otherwise none' }),
  deadlines: z.array(ShownDeadline),
  timeline: z.array(ShownEvent).meta({ description: 'The oldest first' }),
  documents_to_fix: z.array(ShownFix),
  copies: z.array(z.object({ number: z.number().int(), sent_at: Moment, files: z.number().int() })),
  files: z.array(FileReceipt),
  messages: z.array(SentMessage).meta({ description: 'The newest first; never what a code said' }),
})
export type PersonalArea = z.infer<typeof PersonalArea>

export const getPersonalArea = defineCall({
  service: 'core',
  method: 'GET',
  path: '/page-data/personal-area',
  guard: 'student',
  isPersonal: true,
  summary: 'All that the personal area shows: where the request stands, as far as its student may know',
  response: PersonalArea,
})
