import { requestSchema } from '@milgo/domain/answers/payload-schema'
import { eligibility } from '@milgo/domain/eligibility/questions'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const EligibilityAnswer = z.object({
  id: z.uuid().meta({ description: 'The applicant, who becomes the user of this id' }),
  process_id: z.uuid().meta({ description: 'This registration' }),
  username: z.string(),
  session: z.uuid().meta({ description: 'Of the one-time code that was sent' }),
})
export type EligibilityAnswer = z.infer<typeof EligibilityAnswer>

export const checkEligibility = defineCall({
  service: 'core',
  method: 'POST',
  path: '/eligibility',
  guard: 'open',
  summary:
    'Check eligibility and begin a registration. A refusal is an error of statusCode 206 with a code for each reason, or 203 with USER_EXIST',
  body: requestSchema(eligibility).strict(),
  response: EligibilityAnswer,
  isMendable: true,
})
