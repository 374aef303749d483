// States of the login, the restored password and the eligibility check: codes, refusals and the windows of the check.
import { paths } from '../../packages/contracts/src/portal-paths.ts'
import { eligibilityRuleCodes } from '../../packages/domain/src/eligibility/codes.ts'
import { fill } from '../../packages/messages/src/fill.ts'
import { all, answered, cutOff, refused, unanswered } from './answers.mjs'
import { fillCheck, openCheck, sendCheck } from './eligibility.mjs'
import { click, inOrder, key, press, see, seeWindow, type, wordOf } from './words.mjs'

/** @typedef {import('./shot.mjs').Shot} Shot */
/** @typedef {import('./answers.mjs').Prepare} Prepare */

const session = '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f'
const alert = see('main [role=alert]:not(.sr-only)')
const enter = key('Enter')
/** A code is sent with its sixth digit. */
const typeCode = type('#one-time-code', '123456')

/** What can be wrong with a code, at any place that asks for one. @type {Readonly<Record<string, (call: Parameters<typeof refused>[0]) => Prepare>>} */
const codeRefusals = {
  'code-wrong': (call) => refused(call, 400, 'CODE_WRONG'),
  'code-expired': (call) => refused(call, 400, 'CODE_EXPIRED'),
  'code-blocked': (call) => refused(call, 400, 'CODE_BLOCKED'),
  'code-too-many': (call) => refused(call, 429, 'TOO_MANY_REQUESTS', { retryAfter: 840 }),
  'code-offline': cutOff,
  'code-checking': unanswered,
}
/** What shows that a code was refused. A code that is blocked for a while says so at its own field. */
const codeAnswered = see(
  '[id=one-time-code][aria-invalid=true], main [role=alert]:not(.sr-only):not(:empty), .animate-spin',
)

const typePassword = inOrder(
  type('#login-email', 'demo.student@milgo.example'),
  type('#login-password', 'Another-Pass-1'),
  enter,
)
const byEmail = 'POST /auth/login-by-email'

/** @type {readonly Shot[]} */
const emailStates = Object.entries({
  refused: refused(byEmail, 401, 'BAD_CREDENTIALS', { message: 'Incorrect username or password.' }),
  locked: refused(byEmail, 429, 'TOO_MANY_REQUESTS', { retryAfter: 840 }),
  unknown: refused(byEmail, 401, 'USER_NOT_FOUND', { message: 'User does not exist.' }),
  offline: cutOff(byEmail),
}).map(([state, prepare]) => ({
  name: `public-login-${state}`,
  path: paths.login,
  prepare,
  open: inOrder(typePassword, alert),
}))

const askByPhone = inOrder(type('#login-phone', '0500000000'), enter, see('#one-time-code'))
const phoneAnswered = answered('POST /auth/login-by-phone', { session })

/** @type {readonly Shot[]} */
const phoneStates = [
  { name: 'public-login-phone', path: '/login?step=phone' },
  {
    name: 'public-login-phone-limit',
    path: '/login?step=phone',
    prepare: refused('POST /auth/login-by-phone', 429, 'TOO_MANY_REQUESTS', { retryAfter: 2520 }),
    open: inOrder(type('#login-phone', '0500000000'), enter, alert),
  },
  { name: 'public-login-code', path: '/login?step=phone', prepare: phoneAnswered, open: askByPhone },
  ...Object.entries(codeRefusals).map(([state, prepare]) => ({
    name: `public-login-${state}`,
    path: '/login?step=phone',
    prepare: all(phoneAnswered, prepare('POST /auth/verify-OTP-after-login')),
    open: inOrder(askByPhone, typeCode, codeAnswered),
    ...(state === 'code-checking' && { isLoading: true }),
  })),
]

const restored = answered('POST /auth/forgot-password', { session })
const askRestore = inOrder(type('#login-phone', '0500000000'), enter, see('#restore-code'))
const fillRestore = inOrder(
  type('#restore-code', '123456'),
  type('#restore-password', 'Restored-25'),
  type('#restore-confirmation', 'Restored-25'),
  enter,
)

/** @type {readonly Shot[]} */
const restoreStates = [
  { name: 'public-login-restore', path: '/login?step=restore' },
  {
    name: 'public-login-restore-limit',
    path: '/login?step=restore',
    prepare: refused('POST /auth/forgot-password', 429, 'TOO_MANY_REQUESTS', { retryAfter: 2520 }),
    open: inOrder(type('#login-phone', '0500000000'), enter, alert),
  },
  { name: 'public-login-restore-code', path: '/login?step=restore', prepare: restored, open: askRestore },
  {
    name: 'public-login-restore-missing',
    path: '/login?step=restore',
    prepare: restored,
    open: inOrder(askRestore, click('main form button[type=submit]'), see('[aria-invalid=true]')),
  },
  {
    name: 'public-login-restore-refused',
    path: '/login?step=restore',
    prepare: all(
      restored,
      refused('POST /auth/reset-password', 400, 'INVALID_FIELDS', {
        errors: [{ code: 'PASSWORD_UNCHANGED', field: 'password' }],
      }),
    ),
    open: inOrder(askRestore, fillRestore, see('[aria-invalid=true]')),
  },
  {
    name: 'public-login-restore-done',
    path: '/login?step=restore',
    prepare: all(restored, answered('POST /auth/reset-password', { status: 201 })),
    open: inOrder(askRestore, fillRestore, see('#login-email')),
  },
]

const registered = answered('POST /eligibility', {
  id: session,
  process_id: session,
  username: '+972500000001_2025',
  session,
})
const atCode = inOrder(sendCheck, see('#one-time-code'))

/** The refusals that are shown as reasons, all on one screen. */
const reasons = eligibilityRuleCodes.filter((code) => code !== 'USER_EXIST' && code !== 'PERIOD_CLOSED')

/** Refuses the check for reasons, with the sentences of the server. @type {(codes: typeof eligibilityRuleCodes[number][]) => Prepare} */
const refusedFor = (codes) => async (page, language) => {
  const errors = await Promise.all(
    codes.map(async (code) => ({
      code,
      message: fill(await wordOf(language, 'eligibility', (words) => words.eligibilityRefusals[code]), {
        ceiling: '10,000',
      }),
    })),
  )
  await refused('POST /eligibility', 200, 'NOT_ELIGIBLE', { statusCode: 206, errors })(page, language)
}

/** @type {readonly Shot[]} */
const checkStates = [
  { name: 'public-check-eligibility-form', path: paths.checkEligibility, open: openCheck },
  {
    name: 'public-check-eligibility-missing',
    path: paths.checkEligibility,
    // The button is disabled, but a press shows what is missing.
    open: inOrder(
      openCheck,
      (page) => page.locator('main form button[aria-disabled=true]').click({ force: true }),
      see('[aria-invalid=true]'),
    ),
  },
  {
    name: 'public-check-eligibility-confirm',
    path: paths.checkEligibility,
    window: 'eligibilityConfirm',
    open: inOrder(fillCheck, click('main form button[type=submit]'), seeWindow),
  },
  {
    name: 'public-check-eligibility-exit',
    path: paths.checkEligibility,
    window: 'eligibilityExit',
    open: inOrder(
      openCheck,
      type('#field-phone', '0500000001'),
      press('eligibility', (words) => words.eligibilityTexts.exit),
      seeWindow,
    ),
  },
  {
    name: 'public-check-eligibility-refused',
    path: paths.checkEligibility,
    prepare: refusedFor(reasons),
    open: sendCheck,
  },
  {
    name: 'public-check-eligibility-user-exists',
    path: paths.checkEligibility,
    prepare: refused('POST /eligibility', 200, 'USER_EXIST', {
      statusCode: 203,
      message: 'User already exists',
    }),
    open: sendCheck,
  },
  {
    name: 'public-check-eligibility-closed-meanwhile',
    path: paths.checkEligibility,
    prepare: refusedFor(['PERIOD_CLOSED']),
    open: sendCheck,
  },
  {
    name: 'public-check-eligibility-not-sent',
    path: paths.checkEligibility,
    prepare: refused('POST /eligibility', 503, 'DATABASE_UNAVAILABLE'),
    open: sendCheck,
  },
  { name: 'public-check-eligibility-code', path: paths.checkEligibility, prepare: registered, open: atCode },
  ...Object.entries(codeRefusals).map(([state, prepare]) => ({
    name: `public-check-eligibility-${state}`,
    path: paths.checkEligibility,
    prepare: all(registered, prepare('POST /auth/verify-otp')),
    open: inOrder(atCode, typeCode, codeAnswered),
    ...(state === 'code-checking' && { isLoading: true }),
  })),
  {
    name: 'public-check-eligibility-attempt-over',
    path: paths.checkEligibility,
    prepare: all(registered, refused('POST /auth/verify-otp', 401, 'BAD_CREDENTIALS')),
    open: inOrder(atCode, typeCode, see('#field-identityNumber')),
  },
  {
    name: 'public-check-eligibility-code-pending',
    path: paths.checkEligibility,
    prepare: registered,
    open: inOrder(atCode, (page) => page.goBack(), see('#field-identityNumber')),
  },
  {
    name: 'public-check-eligibility-password-again',
    path: paths.checkEligibility,
    prepare: registered,
    open: inOrder(atCode, (page) => page.reload(), see('#registration-password')),
  },
]

export const loginShots = [...emailStates, ...phoneStates, ...restoreStates, ...checkStates]
