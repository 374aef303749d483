import { z } from 'zod'
import { EligibilityRuleCode } from './codes.ts'

/** NEW shows the form, CHECKED the one-time code, FAILED the reasons; CONFIRMED goes on to the registration. */
export const EligibilityState = z.enum(['NEW', 'CHECKED', 'FAILED', 'CONFIRMED'])
export type EligibilityState = z.infer<typeof EligibilityState>

/** What the page reads of the server's answer; portal specification, section 3. */
export type EligibilityResponse = {
  readonly id?: string | number | undefined
  readonly error?:
    | {
        readonly statusCode?: number | undefined
        readonly message?: string | readonly string[] | undefined
        readonly errors?:
          | readonly { readonly code: string; readonly message?: string | undefined }[]
          | undefined
      }
    | undefined
}

/** A reason the page has words for, or one that the server has worded. */
export type EligibilityReason = { readonly code: EligibilityRuleCode } | { readonly message: string }

export type CheckedEligibility = {
  readonly state: EligibilityState
  readonly reasons: readonly EligibilityReason[]
}

/** The sentence of the specification's older server; its code is USER_EXIST. */
const userExistsMessage = 'User already exists'

const messagesOf = (message: string | readonly string[] | undefined): readonly string[] =>
  message === undefined ? [] : typeof message === 'string' ? [message] : message

const reasonOf = ({ code, message }: { code: string; message?: string | undefined }): EligibilityReason => {
  const known = EligibilityRuleCode.safeParse(code)
  return known.success ? { code: known.data } : { message: message ?? code }
}

/** Where the form goes with the server's answer, and the reasons it then shows. */
export const readEligibilityResponse = ({ id, error }: EligibilityResponse): CheckedEligibility => {
  if (error === undefined) return { state: id === undefined ? 'NEW' : 'CHECKED', reasons: [] }
  const messages = messagesOf(error.message)
  if (error.statusCode === 203 || messages.includes(userExistsMessage))
    return { state: 'FAILED', reasons: [{ code: 'USER_EXIST' }] }
  const listed = (error.errors ?? []).map(reasonOf)
  return { state: 'FAILED', reasons: listed.length > 0 ? listed : messages.map((message) => ({ message })) }
}

/** The code screen leads on once the code is right; from anywhere else a code leads nowhere. */
export const stateAfterCode = (state: EligibilityState, isCodeRight: boolean): EligibilityState =>
  state === 'CHECKED' && isCodeRight ? 'CONFIRMED' : state
