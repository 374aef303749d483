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
  at: Moment.meta({ description: 'The first moment after the deadline' }),
  from: Moment.nullable().meta({ description: 'When the time began, if known' }),
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
    .meta({ description: 'The document. Null if no question names the file any more' }),
  received_at: Moment,
  bytes: z.number().int(),
  pages: z.number().int().nullable().meta({ description: 'If known' }),
  file_state: z.enum(fileStates),
  readable: z.boolean().meta({ description: 'The file could be opened when it was uploaded' }),
  copies: z
    .array(z.number().int())
    .meta({ description: 'The numbers of the copies that the file was sent with. Empty for a draft' }),
})

const ShownFix = z.object({
  field: z.string(),
  index: z.number().int().optional(),
  member_type: z.string().optional(),
  label: z
    .string()
    .nullable()
    .meta({ description: 'The name of the document. Null for a file of an appeal' }),
  reason: z.string(),
  reason_text: z.string().meta({ description: 'The reason in the language of the caller' }),
  note: z.string().nullable(),
  is_replaced: z.boolean().meta({ description: 'Another file was saved for it and is not sent yet' }),
})

export const PersonalArea = z.object({
  current_time: Moment,
  guide: z.enum(guideKeys).meta({ description: 'The present row of the status guide for this student' }),
  first_name: z.string().nullable(),
  user: CurrentUser,
  email: z.string(),
  phone: z.string(),
  undelivered: z
    .array(z.enum(['mail', 'sms']))
    .meta({ description: 'The channels by which messages do not reach the student' }),
  request: CurrentUser.shape.request,
  last_movement_at: Moment.nullable().meta({
    description: 'When the last event happened that the student may know',
  }),
  expected_answers: z.string().nullable(),
  steps: z
    .array(
      z.object({
        step: z.enum(steps.map(({ id }) => id)),
        is_begun: z.boolean(),
        missing: z
          .number()
          .int()
          .meta({ description: 'How many answers and documents are missing before the request can be sent' }),
      }),
    )
    .meta({ description: 'Of a draft that can still be sent. Otherwise none' }),
  deadlines: z.array(ShownDeadline),
  timeline: z.array(ShownEvent).meta({ description: 'The oldest first' }),
  documents_to_fix: z.array(ShownFix),
  copies: z.array(z.object({ number: z.number().int(), sent_at: Moment, files: z.number().int() })),
  files: z.array(FileReceipt),
  messages: z.array(SentMessage).meta({ description: 'The newest first, without the codes' }),
})
export type PersonalArea = z.infer<typeof PersonalArea>

export const getPersonalArea = defineCall({
  service: 'core',
  method: 'GET',
  path: '/page-data/personal-area',
  guard: 'student',
  isPersonal: true,
  summary: 'Return everything that the personal area shows of the request, as far as its student may know',
  response: PersonalArea,
})
