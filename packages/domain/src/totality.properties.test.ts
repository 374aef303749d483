import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answers } from './answers/answer.ts'
import { cleanText } from './answers/clean-text.ts'
import { findAppealDocuments } from './appeal/appeal-payload.ts'
import { anyValue, oddAnswers } from './application/arbitrary-answers.fixture.ts'
import { isAccountSuspect } from './application/bank/account-check.ts'
import { checkFile } from './application/documents/file-rules.ts'
import { findEligibilityRefusals } from './eligibility/check-eligibility.ts'
import { eligibilityForm } from './eligibility/questions.ts'
import { eligibilityIssues, readEligibilityPayload } from './eligibility/validate-eligibility.ts'
import { isUnderAge } from './identity/age.ts'
import { findAmount, findAmountDigits, showAmount } from './identity/amount.ts'
import { findDotted, isIsoDate, isoDateAt, toDotted, yearsBefore } from './identity/calendar-date.ts'
import { isCommonPassword } from './identity/common-passwords.ts'
import { isEmail, normalEmail } from './identity/email.ts'
import { hebrewDate } from './identity/hebrew-date.ts'
import { findIsraeliId } from './identity/israeli-id.ts'
import { findPasswordFault, findPasswordStrength } from './identity/password.ts'
import { isMobilePhone, isPhone } from './identity/phone.ts'
import { isPublicUrl } from './identity/url.ts'
import { findPhoneOf, usernameOf } from './identity/username.ts'
import { findOneTimeCodeFault } from './login/one-time-code.ts'
import { findCurrentPeriod } from './period/current-period.ts'
import { examplePeriod } from './period/example-period.fixture.ts'
import { ActorRole } from './status/actor.ts'
import { correctionReminders, millisecondsLeft } from './status/correction-window.ts'
import { findFormClosing } from './status/form-closing.ts'
import { allowedEvents } from './status/move-request.ts'
import { newRequest } from './status/request-state.ts'
import { RequestStatus } from './status/request-status.ts'
import { formModeOf, studentActionsOf } from './status/student-actions.ts'
import { addDays } from './time/moments.ts'
import { isAppealsOpenAt, isOpenAt, registrationPhaseAt } from './time/opening.ts'

const runs = { numRuns: 1_000 }

/**
 * Texts of any kind: halves of surrogate pairs, digits of all scripts, and texts that are nearly a number, a day or an
 * address.
 */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
  fc.stringMatching(/^[\d٠-٩.,\- @:/[\]]{0,20}$/),
  fc.constantFrom('', '0001-01-01', '9999-12-31', '0000-00-00', 'http://[', '__proto__', 'toString'),
)
const moment = fc.date()

const ofText: Readonly<Record<string, (value: string) => unknown>> = {
  cleanText,
  findAmount,
  findAmountDigits,
  findAppealDocuments,
  findDotted: (value) => [findDotted(value, 'MM.DD.YYYY'), findDotted(value, 'DD.MM.YYYY')],
  findIsraeliId,
  findOneTimeCodeFault,
  findPasswordFault: (value) => findPasswordFault(value, { email: value, identityNumber: value }),
  findPasswordStrength,
  findPhoneOf,
  hebrewDate,
  isAccountSuspect: (value) =>
    ['4', '12', '20', '31', value].map((bank) => isAccountSuspect(bank, value, value)),
  isCommonPassword,
  isEmail,
  isIsoDate,
  isMobilePhone,
  isPhone,
  isPublicUrl,
  normalEmail,
  showAmount,
  toDotted: (value) => toDotted(value, 'MM.DD.YYYY'),
  usernameOf: (value) => usernameOf(value, value),
}

describe('no input of the right type throws', () => {
  it.each(Object.entries(ofText))('%s', (_name, ask) => {
    fc.assert(
      fc.property(text, (value) => {
        ask(value)
      }),
      runs,
    )
  })

  it('days and years', () => {
    fc.assert(
      fc.property(text, fc.double(), moment, (value, number, at) => {
        yearsBefore(value, number)
        yearsBefore(isoDateAt(at), number)
        isUnderAge(value, number, at)
        isUnderAge(isoDateAt(at), number, at)
        hebrewDate(isoDateAt(at))
        addDays(at, number)
        checkFile({ name: value, size: number })
      }),
      runs,
    )
  })

  it('periods with invalid dates', () => {
    fc.assert(
      fc.property(text, text, moment, (from, to, now) => {
        const period = { ...examplePeriod, from, to, appealsFrom: from, appealsTo: to }
        expect(isOpenAt(period, now) && isAppealsOpenAt(period, now)).toBe(isOpenAt(period, now))
        registrationPhaseAt(period, now)
        findCurrentPeriod([period], from)
      }),
      runs,
    )
  })

  it('requests at any moment', () => {
    const status = fc.constantFrom(...RequestStatus.options)
    fc.assert(
      fc.property(status, moment, moment, text, fc.double(), (one, now, deadline, from, correctionDays) => {
        const circumstances = { now, reason: from, period: { ...examplePeriod, from, correctionDays } }
        const request = { ...newRequest, status: one, correctionDeadline: deadline }
        for (const role of ActorRole.options) allowedEvents(request, { role, id: from }, circumstances)
        studentActionsOf(request, circumstances)
        formModeOf(request, circumstances)
        findFormClosing(request, circumstances)
        correctionReminders(now, deadline)
        expect(millisecondsLeft(deadline, now)).toBeGreaterThanOrEqual(0)
      }),
      runs,
    )
  })

  it('eligibility, whatever was answered or sent', () => {
    const payload = fc.dictionary(
      fc.constantFrom('phone', 'terms', 'scholarships', 'other_scholarship_amount'),
      anyValue,
    )
    fc.assert(
      fc.property(oddAnswers(eligibilityForm), payload, moment, (odd: Answers, sent, now) => {
        eligibilityIssues(odd)
        findEligibilityRefusals(odd, { now, period: examplePeriod, isUserKnown: false })
        const { answers } = readEligibilityPayload(sent)
        findEligibilityRefusals(answers, { now, period: examplePeriod, isUserKnown: false })
      }),
      runs,
    )
  })
})
