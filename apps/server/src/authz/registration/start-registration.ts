import type { Consent } from '@milgo/domain/content/legal-text'
import type { CurrentStudies } from '@milgo/domain/eligibility/enumerations'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import type { Origin } from '../../platform/rate-limits.ts'
import type { EligibilityDetails } from '../../store/accounts-schema.ts'
import { newApplicant } from '../codes/repository.ts'
import { refuseTooMany, sendCode } from '../codes/send-code.ts'
import { codeWaitKeyOf } from './code-wait-key.ts'

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
  readonly consents: readonly Consent[]
}

type From = Origin & { readonly language: Language }

/**
 * Stores the applicant and sends the code, both or neither. Another attempt with the same phone has a code of its own.
 * If the same check is sent again soon, no second SMS is sent: the session of the last code is returned.
 */
export const startRegistration = async (
  platform: Platform,
  applicant: Applicant,
  { address, device, language }: From,
): Promise<{ session: string }> => {
  const { phone } = applicant
  const waitsBy = codeWaitKeyOf(applicant)
  const request = { purpose: 'register', phone, address, device, language, waitsBy } as const
  const sent = await sendCode(platform, newApplicant(applicant, platform), request)
  if (!sent.is_open && sent.living !== null) return { session: sent.living }
  refuseTooMany(platform, sent)
  return { session: sent.session }
}
