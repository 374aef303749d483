// States that every page of the office has: it loads, it fails, and the windows and menus of the frame around it.
import { officePaths } from '../../packages/contracts/src/office-paths.ts'
import { all, answered, changed, failing, refused, waiting } from './answers.mjs'
import { inKebab } from './in-kebab.mjs'
import { id } from './office-samples.mjs'
import { goOffline, loseCode, lostCode } from './states.mjs'
import { click, inOrder, see, seeWindow, type } from './words.mjs'

/** @typedef {import('./shot.mjs').Shot} Shot */
/** @typedef {NonNullable<Shot['page']>} OfficePage */

/** @type {(role: string) => string} */
export const demo = (role) => `demo.${role}@milgo.example`

/** The pages that load something, with a role that may open them. @type {readonly (readonly [page: OfficePage, role: string])[]} */
const loading = [
  ['start', 'reviewer'],
  ['queue', 'reviewer'],
  ['request', 'reviewer'],
  ['dashboard', 'manager'],
  ['releases', 'manager'],
  ['release', 'manager'],
  ['secondLook', 'reviewer'],
  ['secondLooks', 'manager'],
  ['revisions', 'manager'],
  ['revision', 'manager'],
  ['computing', 'manager'],
  ['requestMessages', 'manager'],
  ['institutionLists', 'manager'],
  ['institutionList', 'manager'],
  ['erasures', 'manager'],
  ['payments', 'finance'],
  ['batch', 'finance'],
  ['results', 'finance'],
  ['bankFixes', 'finance'],
  ['content', 'editor'],
  ['periods', 'admin'],
  ['dictionaries', 'admin'],
  ['trail', 'admin'],
  ['jobs', 'admin'],
]

/** @type {readonly Shot[]} */
const loadingShots = loading.flatMap(([page, role]) => {
  const shared = { page, path: officePaths[page].replace(':id', id), member: demo(role) }
  return [
    { ...shared, name: `failing-${inKebab(page)}`, prepare: failing },
    ...(page === 'start'
      ? []
      : [{ ...shared, name: `loading-${inKebab(page)}`, prepare: waiting, isLoading: true }]),
  ]
})

const session = '00000000-0000-4000-8000-000000000001'
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const enrolment = {
  otpauth_uri: `otpauth://totp/Milgo:demo.reviewer%40milgo.example?secret=${secret}&issuer=Milgo`,
  secret,
}
const recoveryCodes = Array.from({ length: 10 }, (_, place) => `k7m${place}-q2w${place}-x9p${place}`)

const typePassword = inOrder(
  type('#login-email', demo('reviewer')),
  type('#login-password', 'Milgo-Demo-25'),
  (page) => page.keyboard.press('Enter'),
)
const atCode = inOrder(typePassword, see('#login-code'))
const typeCode = type('#login-code', '123456')
const alert = see('main [role=alert]:not(.sr-only):not(:empty)')
const login = 'POST /office-auth/login'
const passed = answered(login, { session, enrolment: null })
const verify = 'POST /office-auth/verify'

/** @type {readonly Shot[]} */
const loginShots = [
  { name: 'login' },
  {
    name: 'login-missing',
    open: inOrder(click('main form button[type=submit]'), see('[aria-invalid=true]')),
  },
  {
    name: 'login-refused',
    prepare: refused(login, 401, 'BAD_CREDENTIALS'),
    open: inOrder(typePassword, alert),
  },
  {
    name: 'login-locked',
    prepare: refused(login, 429, 'TOO_MANY_REQUESTS', { retryAfter: 900 }),
    open: inOrder(typePassword, alert),
  },
  { name: 'login-code', prepare: passed, open: atCode },
  {
    name: 'login-code-wrong',
    prepare: all(passed, refused(verify, 400, 'CODE_WRONG')),
    open: inOrder(atCode, typeCode, see('[aria-invalid=true], main [role=alert]:not(.sr-only):not(:empty)')),
  },
  {
    name: 'login-code-expired',
    prepare: all(passed, refused(verify, 400, 'CODE_EXPIRED')),
    open: inOrder(atCode, typeCode, see('#login-email')),
  },
  { name: 'login-enrol', prepare: answered(login, { session, enrolment }), open: atCode },
  {
    name: 'login-recovery-codes',
    prepare: all(
      answered(login, { session, enrolment }),
      answered(verify, { id, recovery_codes: recoveryCodes }),
    ),
    open: inOrder(atCode, typeCode, see('#codes-saved')),
  },
  {
    name: 'login-recovery',
    prepare: passed,
    open: inOrder(atCode, click('main form ~ div button'), see('#login-recovery')),
  },
].map((shot) => ({ ...shot, page: 'login', path: officePaths.login }))

const withToken = `${officePaths.invitation}#${'x'.repeat(43)}`
const fillInvitation = inOrder(
  type('#invitation-identity', '123456782'),
  type('#invitation-password', 'Rv7kbaL2x'),
  type('#invitation-confirmation', 'Rv7kbaL2x'),
  click('main form button[type=submit]'),
)
const accept = 'POST /office-auth/accept-invitation'

/** @type {readonly Shot[]} */
const invitationShots = [
  { name: 'invitation', path: officePaths.invitation },
  { name: 'invitation-open', path: withToken },
  {
    name: 'invitation-missing',
    path: withToken,
    open: inOrder(click('main form button[type=submit]'), see('[aria-invalid=true]')),
  },
  {
    name: 'invitation-expired',
    path: withToken,
    prepare: refused(accept, 400, 'INVITATION_EXPIRED'),
    open: inOrder(fillInvitation, alert),
  },
  {
    name: 'invitation-done',
    path: withToken,
    prepare: answered(accept, { id }),
    open: inOrder(fillInvitation, see(`main a[href$="${officePaths.login}"]`)),
  },
].map((shot) => ({ ...shot, page: 'invitation' }))

const currentStaff = 'GET /office-auth/current-staff'
/** @type {(minutes: number, isFinal?: boolean) => import('./answers.mjs').Prepare} */
const endingIn = (minutes, isFinal = false) =>
  changed(currentStaff, (staff) => {
    const end = new Date(Date.parse(staff.session.now) + minutes * 60_000).toISOString()
    return {
      ...staff,
      session: { ...staff.session, idle_ends_at: end, ...(isFinal && { ends_at: end }) },
    }
  })

/** @type {readonly Shot[]} */
const frameShots = [
  {
    name: 'session-ending',
    path: officePaths.account,
    window: 'office/app/session/ending-dialog',
    prepare: endingIn(1.5),
    open: seeWindow,
  },
  { name: 'session-ending-final', path: officePaths.account, prepare: endingIn(1.5, true), open: seeWindow },
  {
    name: 'first-password',
    path: officePaths.account,
    prepare: changed(currentStaff, (staff) => ({ ...staff, must_change_password: true })),
  },
  {
    name: 'failing-staff',
    path: officePaths.account,
    prepare: refused(currentStaff, 503, 'DATABASE_UNAVAILABLE'),
  },
  { name: 'no-right', path: officePaths.payments },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'offline', path: officePaths.account, open: goOffline },
  { name: 'account-menu', path: officePaths.account, open: click('[aria-controls=account-menu]') },
  {
    name: 'notice',
    path: officePaths.account,
    prepare: answered('GET /office/notices', {
      notices: [{ id, tone: 'attention', text: 'Notice 17.11.2026, 12:00-14:00' }],
    }),
  },
  {
    name: 'crash',
    path: officePaths.account,
    complaint: lostCode,
    open: inOrder(loseCode, click('header nav a:not([aria-current])'), see('main h1')),
  },
].map((shot) => ({ ...shot, page: 'account', member: demo('reviewer') }))

/** @type {readonly Shot[]} */
const accountShots = [
  { page: 'account', name: 'account', path: officePaths.account, member: demo('reviewer') },
  {
    page: 'account',
    name: 'account-missing',
    path: officePaths.account,
    member: demo('reviewer'),
    open: inOrder(click('main form button[type=submit]'), see('[aria-invalid=true]')),
  },
  {
    page: 'account',
    name: 'account-recovery-codes',
    path: officePaths.account,
    member: demo('reviewer'),
    prepare: answered('POST /office-auth/recovery-codes', { recovery_codes: recoveryCodes }),
    open: inOrder(
      (page) => page.locator('main input[inputmode=numeric]').first().fill('123456'),
      (page) => page.keyboard.press('Enter'),
      see('main code, main ol li bdi, main ul li bdi'),
    ),
  },
  {
    page: 'account',
    name: 'more-menu',
    path: officePaths.account,
    member: demo('manager'),
    open: click('[aria-controls=more-menu]'),
  },
]

export const stateShots = [...loadingShots, ...loginShots, ...invitationShots, ...frameShots, ...accountShots]
