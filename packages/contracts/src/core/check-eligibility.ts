import { requestSchema } from '@milgo/domain/answers/payload-schema'
import { eligibility } from '@milgo/domain/eligibility/questions'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const EligibilityAnswer = z.object({
  id: z.uuid().meta({ description: 'The id of the applicant, later of the user' }),
  process_id: z.uuid().meta({ description: 'The id of this registration' }),
  username: z.string(),
  session: z.uuid().meta({ description: 'The session of the one-time code that was sent' }),
})
export type EligibilityAnswer = z.infer<typeof EligibilityAnswer>

export const checkEligibility = defineCall({
  service: 'core',
  method: 'POST',
  path: '/eligibility',
  guard: 'open',
  summary:
    'Check the eligibility and begin a registration. A refusal has statusCode 206 and a code for each reason, or 203 and USER_EXIST',
  body: requestSchema(eligibility).strict(),
  response: EligibilityAnswer,
  isMendable: true,
})
