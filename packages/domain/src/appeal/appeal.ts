import { z } from 'zod'
import { scoreComponents } from '../score/score-component.ts'

/** An appeal against a result or denial, or about personal data that changed; decisions, section 8. */
export const AppealType = z.enum(['RESULT_APPEAL', 'PERSONAL_PARAMETER_CHANGE'])
export type AppealType = z.infer<typeof AppealType>

/** The page of each type. */
export const appealPageOf = {
  RESULT_APPEAL: '/personal-area-appeal',
  PERSONAL_PARAMETER_CHANGE: '/personal-area-status-change-appeal',
} as const satisfies Record<AppealType, string>

/** The type of an update that names none; portal specification, section 3. */
export const defaultAppealType: AppealType = 'PERSONAL_PARAMETER_CHANGE'

/** The grounds of an appeal: a component of the score, or another reason; decisions, section 14. */
export const appealGrounds = [...scoreComponents, 'OTHER'] as const
export type AppealGround = (typeof appealGrounds)[number]

export const appealLimits = { details: 2_000, documents: 10 } as const

/** The `{type}` under which files of an appeal are uploaded. */
export const appealUploadType = 'appeal_documents'

/**
 * Returns the number by which people know the appeal. A request has at most one appeal, so that the request's number is
 * enough.
 */
export const appealNumber = (requestNumber: string): string => `${requestNumber}-A`
