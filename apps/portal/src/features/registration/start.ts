import type { ApplicationContext } from '@milgo/domain/application/context'
import { accountAnswers, lockedByDefault } from '@milgo/domain/application/personal/account-answers'
import type { StepId } from '@milgo/domain/application/steps'
import { toDotted } from '@milgo/domain/identity/calendar-date'
import type { MunicipalCode } from '@milgo/domain/locality/municipal-code'
import type { Params } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import type { CoreAnswer } from '@milgo/web-client/call-types'
import { type ClockReading, serverTimeAt } from '@milgo/web-client/server-clock'
import type { QueryClient } from '@tanstack/react-query'
import { keepAnswers } from '../../lib/keep-answers.ts'
import type { Period } from '../../lib/period/period.ts'
import type { CallOptions } from '../../lib/service-client.ts'
import { readCore } from '../../lib/service-client.ts'
import { currentSession } from '../../lib/session/session-store.ts'
import { keepUser } from '../../lib/student/personal-query.ts'
import { findLivePages } from '../../request/keeping/live-pages.ts'
import type { SavedSteps } from '../../request/keeping/saved-steps.ts'

type CurrentUser = CoreAnswer<'/user/current-user'>

/** All that the form is opened with. It is fetched together, and personal data is fetched anew at each opening. */
export type Start = {
  readonly user: CurrentUser
  readonly period: Period
  readonly clock: ClockReading
  readonly saved: SavedSteps<StepId>
  /** The flagged documents, while they can be corrected. */
  readonly toFix: CoreAnswer<'/step-4/get-all-documents-repair-back-for'>
  /**
   * The council of each locality, which rules need: at first of the saved localities, and of all once their list is
   * loaded.
   */
  readonly municipalCodes: Map<string, MunicipalCode>
  readonly sessionId: string | undefined
  /** The pages that were open when this page was opened. */
  readonly livePages: ReadonlySet<string>
  /**
   * Whether a staff member fills in the form: nothing is saved automatically, and nothing is stored in their browser.
   */
  readonly isActing: boolean
}

export type Asking = CallOptions & { readonly client: QueryClient; readonly language: Language }

export const askForStart = async ({ client, ...options }: Asking): Promise<Start> => {
  const session = currentSession()
  const { user, periods, clock, steps, toFix, municipalCodes } = await readStart(client, session?.id, options)
  const period = periods.find(({ code }) => code === user.register_period)
  if (!period) throw new Error('No period of the account')
  return {
    user,
    period,
    clock,
    municipalCodes,
    saved: steps,
    toFix,
    sessionId: session?.id,
    // Read last, because after a reload the page before has released its lock by then.
    livePages: await findLivePages(),
    isActing: session?.acting !== undefined,
  }
}

/** Fetches everything by one call, and puts the parts that others on the page use into the cache. */
const readStart = async (
  client: QueryClient,
  sessionId: string | undefined,
  options: Omit<Asking, 'client'>,
) => {
  const { language } = options
  const answer = await readCore('/page-data/registration', options)
  const clock = keepAnswers(client, language, answer)
  const { user, periods, steps, documents_to_fix: toFix } = answer
  keepUser(client, { sessionId, language, user })
  const municipalCodes = new Map(Object.entries(answer.municipal_codes))
  return { user, periods, clock, steps, toFix, municipalCodes }
}

export const contextOf = ({ user, period, clock, municipalCodes }: Start): ApplicationContext => ({
  municipalCodeOf: (symbol) => municipalCodes.get(symbol),
  institution: {
    isSponsored: user.academic_institution.is_sponsored,
    isReligious: user.academic_institution.is_religious,
  },
  ageDate: new Date(period.age_date),
  reserveWindow: { from: period.reserve_from, to: period.reserve_to },
  now: serverTimeAt(clock, performance.now()),
  locked: lockedByDefault,
})

export const accountAnswersOf = ({ user }: Start) =>
  accountAnswers({
    identityNumber: user.identity_number,
    phone: user.phone,
    academicInstitutionId: String(user.academic_institution.id),
    currentlyStudying: user.currently_studying,
  })

/** Returns the dates of the period that some labels contain. */
export const labelParamsOf = ({ period }: Start): Params => ({
  from: toDotted(period.reserve_from, 'DD.MM.YYYY'),
  to: toDotted(period.reserve_to, 'DD.MM.YYYY'),
})

/** Returns why nothing can be changed, as the server says it; undefined while the form is open. */
export const findReadOnlyReason = ({ user: { request }, period }: Start): 'sent' | 'closed' | undefined => {
  if (request === null) return period.is_open ? undefined : 'closed'
  if (request.form_mode === 'FILL') return undefined
  return request.submitted_at === null ? 'closed' : 'sent'
}
