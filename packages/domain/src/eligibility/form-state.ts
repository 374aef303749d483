import { type EligibilityRuleCode, isEligibilityRuleCode } from './codes.ts'

/** NEW shows the form, CHECKED the one-time code, FAILED the reasons; CONFIRMED goes on to the registration. */
export const eligibilityStates = ['NEW', 'CHECKED', 'FAILED', 'CONFIRMED'] as const
export type EligibilityState = (typeof eligibilityStates)[number]

/** What the page reads of the server's answer; portal specification, section 3. */
export type EligibilityResponse = {
  readonly id?: string | number | undefined
  readonly error?:
    | {
        readonly statusCode?: number | undefined
        readonly message?: string | readonly string[] | undefined
        readonly errors?:
          | readonly {
              readonly code: string
              readonly message?: string | undefined
              readonly field?: string | undefined
            }[]
          | undefined
      }
    | undefined
}

/** A reason by its code, with the server's sentence where it gave one; or a sentence alone. */
export type EligibilityReason = {
  readonly code?: EligibilityRuleCode
  readonly message?: string
  /** The wire name of the field to blame. */
  readonly field?: string
}

export type CheckedEligibility = {
  readonly state: EligibilityState
  readonly reasons: readonly EligibilityReason[]
}

/** The sentence of the specification's older server; its code is USER_EXIST. */
const userExistsMessage = 'User already exists'

const messagesOf = (message: string | readonly string[] | undefined): readonly string[] =>
  message === undefined ? [] : typeof message === 'string' ? [message] : message

type ErrorItem = NonNullable<NonNullable<EligibilityResponse['error']>['errors']>[number]

const reasonOf = ({ code, message, field }: ErrorItem): EligibilityReason => ({
  ...(isEligibilityRuleCode(code) ? { code, ...(message && { message }) } : { message: message ?? code }),
  ...(field !== undefined && { field }),
})

/** The answers that speak of the person; every other error is about the call, and leaves the form to be mended. */
const isAboutThePerson = (statusCode: number | undefined, reasons: readonly EligibilityReason[]): boolean =>
  statusCode === 206 || reasons.some(({ code }) => code !== undefined)

/** Where the form goes with the server's answer, and the reasons it then shows. */
export const readEligibilityResponse = ({ id, error }: EligibilityResponse): CheckedEligibility => {
  if (error === undefined) return { state: id === undefined ? 'NEW' : 'CHECKED', reasons: [] }
  const messages = messagesOf(error.message)
  if (error.statusCode === 203 || messages.includes(userExistsMessage))
    return { state: 'FAILED', reasons: [{ code: 'USER_EXIST' }] }
  const listed = (error.errors ?? []).map(reasonOf)
  const reasons = listed.length > 0 ? listed : messages.map((message) => ({ message }))
  return { state: isAboutThePerson(error.statusCode, reasons) ? 'FAILED' : 'NEW', reasons }
}

/** What the failure screen is about: who is registered logs in, who came too late comes back, who is refused reads why. */
export type EligibilityFailure = 'USER_EXIST' | 'PERIOD_CLOSED' | 'NOT_ELIGIBLE'

export const failureOf = (reasons: readonly EligibilityReason[]): EligibilityFailure => {
  const codes = reasons.map(({ code }) => code)
  if (codes.includes('USER_EXIST')) return 'USER_EXIST'
  return codes.includes('PERIOD_CLOSED') ? 'PERIOD_CLOSED' : 'NOT_ELIGIBLE'
}

/** The code screen leads on once the code is right; from anywhere else a code leads nowhere. */
export const stateAfterCode = (state: EligibilityState, isCodeRight: boolean): EligibilityState =>
  state === 'CHECKED' && isCodeRight ? 'CONFIRMED' : state
