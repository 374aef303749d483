import { submitPayload } from '@milgo/domain/answers/payload'
import { eligibleAnswers } from '@milgo/domain/eligibility/answers.fixture'
import { eligibility, eligibilityForm } from '@milgo/domain/eligibility/questions'

export const goodPassword = 'Rv7kbaL2x'

/** A payload that nothing is wrong with, changed where the test says. */
export const eligiblePayload = (change: object = {}) => ({
  ...submitPayload(eligibilityForm, eligibility, { ...eligibleAnswers, password: goodPassword }, undefined),
  academic_institution_id: 1,
  terms: Date.parse('2026-01-15T09:59:00.000Z'),
  ...change,
})

/** The n-th valid identity number, phone and e-mail, all different. */
export const person = (n: number) => {
  const digits = String(10_000_000 + n)
  const sum = [...digits].reduce((total, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return {
    identity_number: `${digits}${(10 - (sum % 10)) % 10}`,
    phone: `05${String(20_000_000 + n)}`,
    email: `student${n}@milgo.example`,
  }
}
