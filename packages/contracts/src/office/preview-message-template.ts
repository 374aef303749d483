import { RichBlock } from '@milgo/domain/content/rich-text'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { TemplateParams, TemplateTrial } from './template-trial.ts'

const PreviewedTemplate = z.object({
  request_number: z
    .string()
    .nullable()
    .meta({ description: 'The masked request number. Null if there is no request yet' }),
  mail: z.object({ subject: z.string(), blocks: z.array(RichBlock) }).nullable(),
  sms: z.string().nullable(),
})
export type PreviewedTemplate = z.infer<typeof PreviewedTemplate>

export const previewMessageTemplate = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/message-templates/{key}/preview',
  guard: 'staff',
  right: 'edit-content',
  summary: 'Return a message with the masked values of the latest application. Writes an audit entry',
  params: TemplateParams,
  body: TemplateTrial,
  response: PreviewedTemplate,
})
