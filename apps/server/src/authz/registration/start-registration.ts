import type { CurrentStudies } from '@milgo/domain/eligibility/enumerations'
import type { Language } from '@milgo/messages/languages'
import type { EligibilityDetails } from '../../platform/database/accounts-schema.ts'
import type { Platform } from '../../platform/platform.ts'
import { newApplicant } from '../codes/repository.ts'
import { refuseTooMany, sendCode } from '../codes/send-code.ts'

export type Applicant = {
  readonly id: string
  readonly periodId: number
  readonly username: string
  readonly identityHash: string
  readonly identitySealed: string
  readonly phone: string
  readonly email: string
  readonly passwordHash: string
  readonly institutionId: number
  readonly currentlyStudying: CurrentStudies
  readonly details: EligibilityDetails
  readonly termsAt: Date
}

type From = { readonly address: string; readonly language: Language }

/**
 * Keeps the applicant and sends the code, both or neither. Who starts again while the last code is young gets no
 * second SMS: the code that was sent serves the new attempt.
 */
export const startRegistration = async (
  platform: Platform,
  applicant: Applicant,
  { address, language }: From,
): Promise<{ session: string }> => {
  const { phone } = applicant
  const request = { purpose: 'register', phone, address, language } as const
  const sent = await sendCode(platform, newApplicant(applicant, platform), request)
  if (!sent.is_open && sent.living !== null) return { session: sent.living }
  refuseTooMany(platform, sent)
  return { session: sent.session }
}
