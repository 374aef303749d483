import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { TemplateParams, TemplateTrial } from './template-trial.ts'

export const sendTemplateTrial = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/message-templates/{key}/trial',
  guard: 'staff',
  right: 'edit-content',
  summary: 'Send the preview of a message to the caller, marked as a trial. The number an hour is limited',
  params: TemplateParams,
  body: TemplateTrial,
  response: z.object({ email: z.string() }),
})
