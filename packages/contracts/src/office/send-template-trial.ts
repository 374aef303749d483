import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { TemplateParams, TemplateTrial } from './template-trial.ts'

export const sendTemplateTrial = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/message-templates/{key}/trial',
  guard: 'staff',
  right: 'edit-content',
  summary: 'Send the preview of a message to oneself, marked as a trial, so often an hour',
  params: TemplateParams,
  body: TemplateTrial,
  response: z.object({ email: z.string() }),
})
