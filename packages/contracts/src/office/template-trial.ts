import { ContentDocument, contentLanguages } from '@milgo/domain/content/content-document'
import { messageTemplates } from '@milgo/domain/outbox/message-template'
import { z } from 'zod'

export const TemplateParams = z.object({ key: z.enum(messageTemplates) })

/** A message that is being edited, in the shown language. */
export const TemplateTrial = z.strictObject({
  language: z.enum(contentLanguages),
  document: ContentDocument,
})
export type TemplateTrial = z.infer<typeof TemplateTrial>
