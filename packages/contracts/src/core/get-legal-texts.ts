import { legalTextKeys } from '@milgo/domain/content/legal-text-keys'
import { RichText } from '@milgo/domain/content/rich-text'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const LegalText = z.object({
  key: z.enum(legalTextKeys),
  version: z.number().int(),
  title: z.string(),
  text: RichText.meta({ description: 'The text as JSON: headings, paragraphs and lists, without markup' }),
  is_sample: z.boolean().meta({ description: 'The text is a sample that the operator has not replaced' }),
  changed_at: z.iso.datetime({ offset: true }),
})
export type LegalText = z.infer<typeof LegalText>

export const getLegalTexts = defineCall({
  service: 'core',
  method: 'GET',
  path: '/legal-text/get-all',
  guard: 'open',
  summary: 'Terms of use, privacy policy and accessibility statement, each in its newest version',
  response: z.array(LegalText),
})
