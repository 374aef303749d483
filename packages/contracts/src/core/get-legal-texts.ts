import { LegalTextKey } from '@milgo/domain/content/legal-text'
import { RichText } from '@milgo/domain/content/rich-text'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const LegalText = z.object({
  key: LegalTextKey,
  version: z.number().int(),
  title: z.string(),
  text: RichText.meta({ description: 'Headings, paragraphs and lists as a value; there is no markup in it' }),
  is_sample: z.boolean().meta({ description: 'A sample that the operator has not replaced' }),
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
