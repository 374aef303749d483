import { submitPayload } from '@milgo/domain/answers/payload'
import { eligibleAnswers } from '@milgo/domain/eligibility/answers.fixture'
import { eligibility, eligibilityForm } from '@milgo/domain/eligibility/questions'
import { identityNumberOf } from '@milgo/testing/identity-number'

export const goodPassword = 'Rv7kbaL2x'

/** Returns a valid payload, with the test's changes. */
export const eligiblePayload = (change: object = {}) => ({
  ...submitPayload(eligibilityForm, eligibility, { ...eligibleAnswers, password: goodPassword }, undefined),
  academic_institution_id: 1,
  terms: Date.parse('2026-01-15T09:59:00.000Z'),
  ...change,
})

/** Returns the n-th valid identity number, phone and e-mail, all different. */
export const person = (n: number) => ({
  identity_number: identityNumberOf(10_000_000 + n),
  phone: `05${String(20_000_000 + n)}`,
  email: `student${n}@milgo.example`,
})
