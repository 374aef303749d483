import { messageTemplates } from '@milgo/domain/outbox/message-template'
import { messageAudiences, messageChannels } from '@milgo/domain/outbox/template-place'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

const moment = z.iso.datetime({ offset: true })

export const ListedTemplate = z.object({
  key: z.enum(messageTemplates),
  to: z.enum(messageAudiences),
  channels: z.array(z.enum(messageChannels)),
  version: z.int(),
  since: moment.nullable().meta({ description: 'Null for a text that came with the system' }),
  next: z.object({ number: z.int(), publish_at: moment }).nullable(),
})
export type ListedTemplate = z.infer<typeof ListedTemplate>

export const listMessageTemplates = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/message-templates',
  guard: 'staff',
  right: 'edit-content',
  summary: 'List the message templates of the system, with the version in force',
  response: z.object({ templates: z.array(ListedTemplate) }),
})
