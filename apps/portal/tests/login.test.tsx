import { academicYearText } from '@milgo/messages/academic-year-text'
import { callFailures as arabicFailures } from '@milgo/messages/ar/call-failures'
import { login as arabic } from '@milgo/messages/ar/login'
import { login as english } from '@milgo/messages/en/login'
import { fill } from '@milgo/messages/fill'
import { callFailures } from '@milgo/messages/he/call-failures'
import { errors } from '@milgo/messages/he/errors'
import { issues } from '@milgo/messages/he/issues'
import { login } from '@milgo/messages/he/login'
import { oneTimeCode } from '@milgo/messages/he/one-time-code'
import { session } from '@milgo/messages/he/session'
import { shell } from '@milgo/messages/he/shell'
import { languageNames } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import { type Answers, noConnection, refuse, refuseFor } from '@milgo/page-testing/answer-calls'
import { expectDark } from '@milgo/page-testing/expect-dark'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPortal, tokenOfSession } from './support/open-portal.tsx'
import { openPeriod } from './support/period.ts'
import { publishedArea } from './support/result.ts'
import { newStudent } from './support/student.ts'
import '@milgo/page-testing/get-by-selector'

const pastPeriod = {
  ...openPeriod,
  id: 2,
  code: 'past',
  academic_year: 2023,
  is_current: false,
  phase: 'closed',
  is_open: false,
} as const
const email = page.getBySelector('#login-email')
const password = page.getBySelector('#login-password')
const phone = page.getBySelector('#login-phone')
const code = page.getByLabelText(oneTimeCode.label)
const resend = page.getByRole('button', { name: oneTimeCode.resend })
const send = page.getByRole('button', { name: login.sendCode })
const alert = page.getByRole('alert')
const refused = (name: string) => refuse(400, { statusCode: 400, code: name, message: 'x' })
const settings = [
  { key: 'RESEND_SECONDS', value: '0' },
  { key: 'CODE_MINUTES', value: '10' },
]

/** A student whom the service knows, by password, phone and code. */
const known: Answers = {
  'GET /setting/get-all': settings,
  'POST /auth/login-by-email': () => ({ jwtToken: tokenOfSession('new'), register_period: openPeriod.code }),
  'POST /auth/login-by-phone': { session: '00000000-0000-4000-8000-000000000004' },
  'POST /auth/verify-OTP-after-login': () => ({
    jwtToken: tokenOfSession('new'),
    register_period: openPeriod.code,
  }),
  'POST /auth/resend-code': { session: '00000000-0000-4000-8000-000000000005' },
  'POST /auth/forgot-password': { session: '00000000-0000-4000-8000-000000000006' },
  'GET /user/current-user': newStudent,
  'GET /page-data/registration': () => new Promise(() => {}),
}

it('an unknown step in the address is the first', async () => {
  await openPortal('/login?step=x', { answers: known })
  await expect.element(page.getByRole('heading', { level: 1, name: login.title })).toBeVisible()
  await expect.element(email).toBeVisible()
  await expectSound()
})

describe('by e-mail and password', () => {
  it('refuses invalid input, in the words of the portal', async () => {
    const portal = await openPortal('/login', { answers: known })
    await page.getByRole('main').getByRole('button', { name: login.logIn, exact: true }).click()
    await expect.poll(() => page.getByText(issues.FIELD_REQUIRED).elements()).toHaveLength(2)
    await expect.element(email).toHaveFocus()
    await email.fill('no-address')
    await password.fill('x')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(issues.ENTER_CORRECT_EMAIL)).toBeVisible()

    portal.change({ 'POST /auth/login-by-email': refused('USER_NOT_FOUND') })
    await email.fill('nobody@example.org')
    await userEvent.keyboard('{Enter}')
    await expect.element(alert).toHaveTextContent(callFailures.USER_NOT_FOUND)
    await expect.element(alert.getByRole('link')).toHaveAttribute('href', '/check-eligibility')
    await expectSound()
    await expectDark()
  })

  it('works by keyboard alone in English; a refusal follows a change of language', async () => {
    const portal = await openPortal('/login', {
      language: 'en',
      width: 1440,
      answers: { ...known, 'GET /registration-period/get-all': [openPeriod, pastPeriod] },
    })
    const period = page.getByRole('combobox', { name: english.period.label })
    await expect.element(period).toBeVisible()

    // The login by e-mail comes first, the choice of the period after it.
    ;(page.getByRole('tab', { name: english.ways.email }).element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByLabelText(english.phone)).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(email).toBeVisible()
    ;(page.getByRole('link', { name: english.newHere.action }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(period).toHaveFocus()
    ;(email.element() as HTMLElement).focus()
    await expectSound()
    await expectDark()

    portal.change({ 'POST /auth/login-by-email': refused('BAD_CREDENTIALS') })
    await userEvent.keyboard('noa@example.org{Tab}Wrong-Demo-25{Enter}')
    await expect.element(alert).toHaveTextContent('The e-mail or password is incorrect')
    await page.getByRole('contentinfo').getByText(languageNames.ar, { exact: true }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: arabic.title })).toBeVisible()
    await expect.element(alert).toHaveTextContent(arabicFailures.BAD_CREDENTIALS)
    expect(document.documentElement.dir).toBe('rtl')
    await expectSound()

    portal.change(known)
    ;(password.element() as HTMLElement).focus()
    await userEvent.keyboard('{Control>}a{/Control}Milgo-Demo-25{Enter}')
    await expect.poll(portal.address).toBe('/registration')
  })

  it('a form that loads slowly still starts at its heading', async () => {
    await openPortal('/login', { answers: known })
    await email.fill(newStudent.email)
    await password.fill('Milgo-Demo-25')
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByRole('heading', { level: 1, name: shell.pages.registration }))
      .toHaveFocus()
  })

  it('to a past period: it can be chosen, leads to its request, and a banner says so', async () => {
    const user = { ...newStudent, register_period: 'past', academic_year: 2023, is_current_period: false }
    const portal = await openPortal('/login', {
      answers: {
        ...known,
        'GET /registration-period/get-all': [openPeriod, pastPeriod],
        'POST /auth/login-by-email': { jwtToken: tokenOfSession('past'), register_period: 'past' },
        'GET /user/current-user': user,
        'GET /page-data/personal-area': { ...publishedArea('NOT_STARTED'), request: null, deadlines: [] },
      },
    })
    await page.getByRole('combobox', { name: login.period.label }).click()
    await page.getByRole('option', { name: academicYearText(2023, 'he'), exact: true }).click()
    await expectSound()
    await expectDark()
    await email.fill(user.email)
    await password.fill('Milgo-Demo-25')
    await userEvent.keyboard('{Enter}')

    // The call sends the period, and its request is opened, not the form.
    await expect.poll(portal.address).toBe('/personal-area')
    expect(portal.made('POST /auth/login-by-email')[0]?.body).toMatchObject({ register_period: 'past' })
    const notice = page.getByRole('complementary', { name: session.pastPeriod.label })
    await expect
      .element(notice)
      .toHaveTextContent(fill(session.pastPeriod.title, { year: academicYearText(2023, 'he') }))
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSound()
    await expectDark()
    // Students do not know the code of a period.
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: shell.pages.personalArea }).click()
    const account = header.getByText(fill(session.account.period, { year: academicYearText(2023, 'he') }))
    await expect.element(account).toBeVisible()
    expect(document.body.textContent).not.toContain(pastPeriod.code)
  })

  it('tells two registrations of one academic year apart', async () => {
    const sameYear = { ...pastPeriod, academic_year: openPeriod.academic_year }
    await openPortal('/login', {
      answers: { ...known, 'GET /registration-period/get-all': [openPeriod, sameYear] },
    })
    await page.getByRole('combobox', { name: login.period.label }).click()
    const name = academicYearText(openPeriod.academic_year, 'he')
    for (const code of [openPeriod.code, sameYear.code])
      await expect
        .element(page.getByRole('option', { name: `${name} · ${leftToRight(code)}`, exact: true }))
        .toBeVisible()
  })
})

describe('by phone and code', () => {
  /** Opens the code screen by way of the phone. */
  const reachCode = async (answers: Answers = {}) => {
    const portal = await openPortal('/login?step=phone', { answers: { ...known, ...answers } })
    await phone.fill(newStudent.phone)
    await send.click()
    await expect.element(code).toHaveFocus()
    return portal
  }

  it('says that the browser is offline, leaves the digits and tries them again', async () => {
    const portal = await openPortal('/login?step=phone', {
      answers: { ...known, 'POST /auth/login-by-phone': noConnection },
    })
    await phone.fill('123')
    await send.click()
    await expect.element(page.getByText(issues.ENTER_CORRECT_PHONE)).toBeVisible()
    await phone.fill(newStudent.phone)
    await send.click()
    await expect.element(alert).toHaveTextContent(callFailures.noConnection)

    portal.change(known)
    await send.click()
    await expect.element(page.getByRole('heading', { level: 1, name: login.codeTitle })).toBeVisible()
    await expect.element(code).toHaveFocus()
    portal.change({ 'POST /auth/verify-OTP-after-login': noConnection })
    await userEvent.keyboard('123456')
    await expect.element(alert.filter({ hasText: callFailures.noConnection })).toBeVisible()
    portal.change(known)
    await page.getByRole('button', { name: oneTimeCode.checkAgain }).click()
    await expect.poll(portal.address).toBe('/registration')
  })

  it('a reached limit says how long to wait, and links to the other way to log in', async () => {
    const portal = await openPortal('/login', {
      answers: { ...known, 'POST /auth/login-by-email': refuseFor(14 * 60) },
    })
    await email.fill(newStudent.email)
    await password.fill('Wrong-Demo-25')
    await userEvent.keyboard('{Enter}')
    await expect.element(alert).toHaveTextContent(fill(callFailures.tooMany.other, { count: 14 }))
    await alert.getByRole('link', { name: login.failed.byPhone }).click()

    portal.change({ 'POST /auth/login-by-phone': refuseFor(42 * 60) })
    await phone.fill(newStudent.phone)
    await send.click()
    await expect
      .element(alert.getByRole('link', { name: login.failed.byEmail }))
      .toHaveAttribute('href', '/login')
    await expectSound()
    await expectDark()

    // An unknown phone is sent to the check.
    portal.change({ 'POST /auth/login-by-phone': refused('USER_NOT_FOUND') })
    await phone.fill('0529999999')
    await send.click()
    await expect.element(alert).toHaveTextContent(callFailures.USER_NOT_FOUND)
    await expectSound()
  })

  it('an expired code, a refused resend, and too many tries', async () => {
    const portal = await reachCode({ 'POST /auth/verify-OTP-after-login': refused('CODE_EXPIRED') })
    await code.fill('123456')
    await expect.element(alert.filter({ hasText: oneTimeCode.expired.title })).toBeVisible()
    await expectSound()

    // When no more codes may be sent to this phone, the wait is counted down.
    portal.change({ 'POST /auth/resend-code': refuseFor(42 * 60) })
    await resend.click()
    await expect.element(page.getByText(fill(callFailures.tooMany.other, { count: 42 }))).toBeVisible()
    await expect.element(page.getByText('41:')).toBeVisible()
    await expect.element(resend).toHaveAttribute('aria-disabled', 'true')
  })

  it('too many codes disable the boxes, and the page says until when', async () => {
    await reachCode({ 'POST /auth/verify-OTP-after-login': refuseFor(15 * 60) })
    await code.fill('123456')
    await expect.element(page.getByText(/14:\d\d/)).toBeVisible()
    await expect.element(code).toHaveAttribute('readonly', '')
    await expectSound()
    await expectDark()
  })

  it('a refusal without a reason is shown as specified, and the digits are removed', async () => {
    const silent = refuse(400, { statusCode: 400, code: 'UNHEARD_OF', message: '' })
    await reachCode({ 'POST /auth/verify-OTP-after-login': silent })
    await code.fill('123456')
    await expect.element(alert.filter({ hasText: login.failed.unexpected })).toBeInTheDocument()
    await expect.element(code).toHaveValue('')
  })
})

describe('a forgotten password', () => {
  const newPassword = page.getByLabelText(login.restore.newPassword, { exact: true })
  const confirmation = page.getByLabelText(login.restore.confirmation, { exact: true })
  const save = page.getByRole('button', { name: login.restore.save })

  it('says that no code may be sent, and offers the login by password', async () => {
    await openPortal('/login?step=restore', {
      answers: { ...known, 'POST /auth/forgot-password': refuseFor(42 * 60) },
    })
    await phone.fill(newStudent.phone)
    await send.click()
    await expect.element(alert).toHaveTextContent(login.failed.codeTitle)
    await expect
      .element(alert.getByRole('link', { name: login.failed.byEmail }))
      .toHaveAttribute('href', '/login')
    await expectSound()
    await expectDark()
  })

  it('a refused password does not remove the code; an expired code does not remove the password', async () => {
    const portal = await openPortal('/login?step=restore', {
      answers: {
        ...known,
        'POST /auth/reset-password': refuse(400, {
          statusCode: 400,
          code: 'INVALID_FIELDS',
          message: '',
          errors: [{ code: 'PASSWORD_UNCHANGED', field: 'password', message: '' }],
        }),
      },
    })
    await phone.fill(newStudent.phone)
    await send.click()
    await code.fill('123456')
    await newPassword.fill('Restored-25')
    await confirmation.fill('Restored-25')
    await save.click()
    await expect.element(page.getByText(issues.PASSWORD_UNCHANGED)).toBeVisible()
    await expect.element(code).toHaveValue('123456')
    await expectSound()

    portal.change({ 'POST /auth/reset-password': refused('CODE_WRONG') })
    await newPassword.fill('Restored-26')
    await confirmation.fill('Restored-26')
    await save.click()
    await expect.element(alert.filter({ hasText: errors.CODE_WRONG })).toBeInTheDocument()
    await expect.element(code).toHaveFocus()
    await expect.element(newPassword).toHaveValue('Restored-26')

    for (const [name, words] of [
      ['CODE_BLOCKED', oneTimeCode.blocked],
      ['CODE_EXPIRED', oneTimeCode.expired],
    ] as const) {
      portal.change({ 'POST /auth/reset-password': refused(name) })
      await code.fill('123456')
      await save.click()
      await expect.element(alert.filter({ hasText: words.title })).toBeVisible()
      await expect.element(resend).toHaveFocus()
      await expectSound()
      await resend.click()
      await expect.element(code).toHaveFocus()
    }
  })
})
