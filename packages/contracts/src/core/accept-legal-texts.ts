import { LegalTextVersion } from '@milgo/domain/content/legal-text'
import { legalTextKeys } from '@milgo/domain/content/legal-text-keys'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const acceptLegalTexts = defineCall({
  service: 'core',
  method: 'POST',
  path: '/legal-text/accept',
  guard: 'student',
  isOwnAct: true,
  summary:
    'Store that the student agrees to versions of the legal texts. A version that is not the newest is refused with 409',
  body: z.object({ texts: z.array(LegalTextVersion).min(1).max(legalTextKeys.length) }).strict(),
  response: z.object({ id: z.uuid().meta({ description: 'The student' }) }),
})
