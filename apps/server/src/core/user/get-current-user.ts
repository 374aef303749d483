import type { CurrentUser } from '@milgo/contracts/core/get-current-user'
import { currentStudiesOnWire } from '@milgo/domain/eligibility/enumerations'
import { shownStatus } from '@milgo/domain/status/display'
import type { Language } from '@milgo/messages/languages'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { type HeldRequest, numberOf } from '../requests/facts.ts'
import { getFacts } from '../requests/get-facts.ts'
import { showsSurvey } from '../requests/shows-survey.ts'

export const getCurrentUser = async (
  platform: Platform,
  token: TokenClaims,
  language: Language,
): Promise<CurrentUser> => {
  const facts = await getFacts(platform, token)
  const { student, institution, period, request } = facts
  return {
    id: student.id,
    username: student.username,
    email: student.email,
    identity_number: platform.vault.open(student.identitySealed, `identity:${student.id}`),
    phone: student.phone,
    register_period: period.code,
    is_current_period: period.isCurrent,
    currently_studying: currentStudiesOnWire[student.currentlyStudying],
    academic_institution: {
      id: institution.id,
      name: institution.name[language] ?? institution.name.he,
      is_sponsored: institution.isSponsored,
      is_religious: institution.isReligious,
    },
    request: request ? requestOnWire(request, numberOf(facts, request)) : null,
  }
}

const requestOnWire = (request: HeldRequest, number: string): CurrentUser['request'] => ({
  id: request.id,
  request_number: number,
  request_status: shownStatus(request.state),
  publish_state: request.state.publishState,
  created_at: request.createdAt.toISOString(),
  shows_survey: showsSurvey(request),
})
