import type { CurrentUser } from '@milgo/contracts/core/get-current-user'
import { textsToAccept } from '@milgo/domain/content/legal-text'
import { currentStudiesOnWire } from '@milgo/domain/eligibility/enumerations'
import { academicYearOf } from '@milgo/domain/period/academic-year'
import { findAppealTime } from '@milgo/domain/status/appeal-time'
import { shownStatus } from '@milgo/domain/status/display'
import { statuses } from '@milgo/domain/status/statuses'
import { formModeOf, studentActionsOf } from '@milgo/domain/status/student-actions'
import { isSurveyOffered } from '@milgo/domain/survey/survey'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { circumstancesOf, numberOf, type OpenCase, type RequestCase } from './request-case.ts'

/** Returns the student in the form of the wire. */
export const userOnWire = (
  platform: Pick<Platform, 'vault'>,
  loaded: RequestCase,
  language: Language,
): CurrentUser => {
  const { student, institution, period, request, legalVersions } = loaded
  return {
    id: student.id,
    username: student.username,
    email: student.email,
    identity_number: platform.vault.open(student.identitySealed, `identity:${student.id}`),
    phone: student.phone,
    register_period: period.code,
    academic_year: academicYearOf(period),
    is_current_period: period.isCurrent,
    currently_studying: currentStudiesOnWire[student.currentlyStudying],
    academic_institution: {
      id: institution.id,
      name: institution.name[language] ?? institution.name.he,
      is_sponsored: institution.isSponsored,
      is_religious: institution.isReligious,
    },
    texts_to_accept: [...textsToAccept(student.consents, legalVersions)],
    request: request ? requestOnWire({ ...loaded, request }) : null,
  }
}

/** Returns the request as its student may see it, for every call that contains it. */
export const requestOnWire = (loaded: OpenCase): CurrentUser['request'] => {
  const { request, student } = loaded
  const { id, state, createdAt, submittedAt, confirmedAt } = request
  const circumstances = circumstancesOf(loaded)
  const actions = studentActionsOf(state, circumstances)
  const appealTime = findAppealTime(state, circumstances)
  return {
    id,
    request_number: numberOf(loaded),
    request_status: shownStatus(state),
    publish_state: state.publishState,
    created_at: createdAt.toISOString(),
    submitted_at: submittedAt?.toISOString() ?? null,
    actions: [...actions],
    form_mode: formModeOf(state, circumstances),
    returned: statuses[state.status].isReturned,
    correction_deadline: state.correctionDeadline?.toISOString() ?? null,
    appeal_deadline: actions.includes('APPEAL') ? (appealTime?.until.toISOString() ?? null) : null,
    is_confirmed: confirmedAt !== null,
    shows_survey: isSurveyOffered(confirmedAt, student.sawSurvey),
  }
}
