import { type EligibilityRuleCode, isEligibilityRuleCode } from './codes.ts'

/** NEW shows the form, CHECKED the one-time code, FAILED the reasons; CONFIRMED continues to the registration. */
export const eligibilityStates = ['NEW', 'CHECKED', 'FAILED', 'CONFIRMED'] as const
export type EligibilityState = (typeof eligibilityStates)[number]

/** The part of the server's answer that the page reads; portal specification, section 3. */
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

/** A reason by its code, with the server's text if there is one; or a text alone. */
export type EligibilityReason = {
  readonly code?: EligibilityRuleCode
  readonly message?: string
  /** The wire name of the field that caused it. */
  readonly field?: string
}

export type CheckedEligibility = {
  readonly state: EligibilityState
  readonly reasons: readonly EligibilityReason[]
}

/** The message of the specification's older server, which means USER_EXIST. */
const userExistsMessage = 'User already exists'

const messagesOf = (message: string | readonly string[] | undefined): readonly string[] =>
  message === undefined ? [] : typeof message === 'string' ? [message] : message

type ErrorItem = NonNullable<NonNullable<EligibilityResponse['error']>['errors']>[number]

const reasonOf = ({ code, message, field }: ErrorItem): EligibilityReason => ({
  ...(isEligibilityRuleCode(code) ? { code, ...(message && { message }) } : { message: message ?? code }),
  ...(field !== undefined && { field }),
})

/**
 * Returns whether the answer is about the person. Other errors are about the call, and the form stays open for
 * corrections.
 */
const isAboutThePerson = (statusCode: number | undefined, reasons: readonly EligibilityReason[]): boolean =>
  statusCode === 206 || reasons.some(({ code }) => code !== undefined)

/** Returns the next state of the form and the reasons to show. */
export const readEligibilityResponse = ({ id, error }: EligibilityResponse): CheckedEligibility => {
  if (error === undefined) return { state: id === undefined ? 'NEW' : 'CHECKED', reasons: [] }
  const messages = messagesOf(error.message)
  if (error.statusCode === 203 || messages.includes(userExistsMessage))
    return { state: 'FAILED', reasons: [{ code: 'USER_EXIST' }] }
  const listed = (error.errors ?? []).map(reasonOf)
  const reasons = listed.length > 0 ? listed : messages.map((message) => ({ message }))
  return { state: isAboutThePerson(error.statusCode, reasons) ? 'FAILED' : 'NEW', reasons }
}

/**
 * The kind of failure page: a registered user should log in, a late one should return next time, a refused one sees the
 * reasons.
 */
export type EligibilityFailure = 'USER_EXIST' | 'PERIOD_CLOSED' | 'NOT_ELIGIBLE'

export const failureOf = (reasons: readonly EligibilityReason[]): EligibilityFailure => {
  const codes = reasons.map(({ code }) => code)
  if (codes.includes('USER_EXIST')) return 'USER_EXIST'
  return codes.includes('PERIOD_CLOSED') ? 'PERIOD_CLOSED' : 'NOT_ELIGIBLE'
}

/** Returns the state after a one-time code: CONFIRMED if the code is right in CHECKED, otherwise unchanged. */
export const stateAfterCode = (state: EligibilityState, isCodeRight: boolean): EligibilityState =>
  state === 'CHECKED' && isCodeRight ? 'CONFIRMED' : state
