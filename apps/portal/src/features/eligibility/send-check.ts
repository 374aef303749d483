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

/** Throws where the answer is not about the person; what the server has to say about fields is put onto them. */
export const sendCheck = async (store: EligibilityStore): Promise<CheckOutcome> => {
  const answers: EligibilityAnswers = store.answers()
  try {
    const sending = await startSending()
    const { username, session } = await callCore('POST /eligibility', {
      body: submitPayload(eligibilityForm, eligibility, store.answers(), store.facts()),
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

/** What a refusal says of the person, of the check or of its code. */
export const readFailure = (error: unknown): CheckedEligibility =>
  error instanceof CallFailed && error.refusal
    ? readEligibilityResponse({ error: error.refusal })
    : { state: 'NEW', reasons: [] }
