import { z } from 'zod'
import { scoreComponents } from '../score/score-component.ts'

/** Of a result or refusal, or of personal data that changed since; decisions, section 8. */
export const AppealType = z.enum(['RESULT_APPEAL', 'PERSONAL_PARAMETER_CHANGE'])
export type AppealType = z.infer<typeof AppealType>

/** The page on which each type is made. */
export const appealPageOf = {
  RESULT_APPEAL: '/personal-area-appeal',
  PERSONAL_PARAMETER_CHANGE: '/personal-area-status-change-appeal',
} as const satisfies Record<AppealType, string>

/** What an update means that does not say its type; portal specification, section 3. */
export const defaultAppealType: AppealType = 'PERSONAL_PARAMETER_CHANGE'

/** What an appeal is about: a component of the score, or another reason; decisions, section 14. */
export const appealGrounds = [...scoreComponents, 'OTHER'] as const
export type AppealGround = (typeof appealGrounds)[number]

export const appealLimits = { details: 2_000, documents: 10 } as const

/** The `{type}` under which files of an appeal are uploaded. */
export const appealUploadType = 'appeal_documents'

/** What people call the appeal. A request has one at most, so that its own number names it. */
export const appealNumber = (requestNumber: string): string => `${requestNumber}-A`
