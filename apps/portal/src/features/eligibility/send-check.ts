import { submitPayload } from '@milgo/domain/answers/payload'
import {
  type CheckedEligibility,
  type EligibilityReason,
  readEligibilityResponse,
} from '@milgo/domain/eligibility/form-state'
import { type EligibilityAnswers, eligibility, eligibilityForm } from '@milgo/domain/eligibility/questions'
import { CallFailed } from '@milgo/web-client/call-failed'
import { startSending } from '../../lib/one-time-code/sending.ts'
import { callCore } from '../../lib/service-client.ts'
import type { EligibilityStore } from './eligibility-form.ts'
import type { Registration } from './pending-registration.ts'

export type CheckOutcome =
  | { readonly state: 'CHECKED'; readonly registration: Registration }
  | { readonly state: 'FAILED'; readonly reasons: readonly EligibilityReason[] }

/**
 * Sends the check and returns its outcome. What the server refuses is shown at the fields. Throws if the answer is not
 * about the person.
 */
export const sendCheck = async (store: EligibilityStore): Promise<CheckOutcome> => {
  const answers: EligibilityAnswers = store.answers()
  try {
    const sending = await startSending()
    const { username, session } = await callCore('POST /eligibility', {
      body: submitPayload(eligibilityForm, eligibility, store.answers(), store.context()),
    })
    const { phone = '', password = '' } = answers
    return { state: 'CHECKED', registration: { username, phone, password, session, ...sending } }
  } catch (error) {
    const { state, reasons } = readFailure(error)
    if (state === 'FAILED') return { state, reasons }
    const fields = reasons.flatMap(({ field, message }) =>
      field === undefined || message === undefined ? [] : [{ field, message }],
    )
    if (fields.length > 0) store.refuse(fields)
    throw error
  }
}

/** Returns what a refusal says about the person, the check or its code. */
export const readFailure = (error: unknown): CheckedEligibility =>
  error instanceof CallFailed && error.refusal
    ? readEligibilityResponse({ error: error.refusal })
    : { state: 'NEW', reasons: [] }
