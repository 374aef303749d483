import { z } from 'zod'
import { cleanLines } from '../answers/clean-text.ts'
import type { Issue } from '../answers/issue.ts'

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

export const appealLimits = { details: 2_000, documents: 10 } as const

export type AppealDraft = {
  readonly details: string
  /** Names of uploaded files, as the store gave them. */
  readonly documents: readonly string[]
  readonly appealType?: AppealType
}

/** What stands in the way of sending: the grounds are required, documents are not. */
export const appealIssues = ({ details, documents }: AppealDraft): readonly Issue[] => {
  const issues: Issue[] = []
  const grounds = cleanLines(details)
  if (grounds === '') issues.push({ questionId: 'details', wire: 'details', code: 'FIELD_REQUIRED' })
  if (grounds.length > appealLimits.details)
    issues.push({
      questionId: 'details',
      wire: 'details',
      code: 'MAX_LENGTH',
      params: { max: appealLimits.details },
    })
  if (documents.length > appealLimits.documents)
    issues.push({
      questionId: 'documents',
      wire: 'documents',
      code: 'TOO_MANY',
      params: { max: appealLimits.documents },
    })
  return issues
}
