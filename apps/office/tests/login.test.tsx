import { officePaths } from '@milgo/contracts/office-paths'
import { menuOf } from '@milgo/domain/staff/office-pages'
import { office as english } from '@milgo/messages/en/office'
import { fill } from '@milgo/messages/fill'
import { office } from '@milgo/messages/he/office'
import { staffErrors } from '@milgo/messages/he/staff-errors'
import { type Answers, refuse } from '@milgo/page-testing/answer-calls'
import { expectDark } from '@milgo/page-testing/expect-dark'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { giveCookie, openOffice, sessionTimes, staffWith, takeCookie } from './support/open-office.tsx'
import '@milgo/page-testing/get-by-selector'

const sessionId = '00000000-0000-4000-8000-000000000007'
const email = page.getBySelector('#login-email')
const password = page.getBySelector('#login-password')
const code = page.getBySelector('#login-code')
const recovery = page.getBySelector('#login-recovery')
const alert = page.getByRole('alert')
const accountPage = page.getByRole('heading', { level: 1, name: office.account.title })
const accountMenu = page.getBySelector('[aria-controls="account-menu"]')

const refused = (name: string, status = 400) =>
  refuse(status, { statusCode: status, code: name, message: 'x' })

/** Answers a successful login, by password and by any code. */
const answerLogin = () => {
  giveCookie()
  return { id: sessionId, recovery_codes: null }
}
const known: Answers = {
  'POST /office-auth/login': { session: sessionId, enrolment: null },
  'POST /office-auth/verify': answerLogin,
  'POST /office-auth/verify-recovery': answerLogin,
  'POST /office-auth/logout': { id: sessionId },
}
const open = (answers: Answers = {}) =>
  openOffice(officePaths.account, {
    roles: ['reviewer'],
    isLoggedIn: false,
    answers: { ...known, ...answers },
  })

const typePassword = async () => {
  await email.fill('example@milgo.example')
  await password.fill('Milgo-Demo-25')
  await userEvent.keyboard('{Enter}')
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a login', () => {
  it.each([
    ['has no clipboard', undefined],
    ['refuses', { writeText: () => Promise.reject(new Error('refused')) }],
  ])('says that the key was not copied if the browser %s', async (_what, clipboard) => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as unknown as Clipboard)
    const enrolment = { otpauth_uri: 'otpauth://totp/Milgo?secret=ABCDEFGH', secret: 'ABCDEFGH' }
    await open({ 'POST /office-auth/login': { session: sessionId, enrolment } })
    await typePassword()
    await page.getByRole('button', { name: office.enrol.copy }).click()
    await expect.element(page.getByText(office.notCopied)).toBeVisible()
    await expectSound()
  })

  it('reports a wrong password and wrong codes, and starts again after too many', async () => {
    const calls = await open({ 'POST /office-auth/login': refused('BAD_CREDENTIALS') })
    await page.getByRole('button', { name: office.login.next }).click()
    await expect.element(email).toHaveFocus()
    await typePassword()
    await expect.element(alert).toHaveTextContent(office.login.wrong)
    await expectSound()
    await expectDark()

    calls.change({ ...known, 'POST /office-auth/verify': refused('CODE_WRONG') })
    await typePassword()
    await expect.element(code).toHaveFocus()
    await userEvent.keyboard('000000')
    await expect.element(page.getByText(office.code.wrong).first()).toBeVisible()
    await expectSound()
    await expectDark()
    calls.change({ 'POST /office-auth/verify': refused('LOGIN_EXPIRED') })
    await code.fill('000001')
    await expect.element(page.getByText(office.code.expired)).toBeVisible()
    await expect.element(password).toBeVisible()
  })

  it('says until when it is locked', async () => {
    const words = fill(staffErrors.LOGIN_LOCKED, { time: '12:45' })
    await open({
      'POST /office-auth/login': refuse(429, { statusCode: 429, code: 'LOGIN_LOCKED', message: words }),
    })
    await typePassword()
    await expect.element(alert).toHaveTextContent(/12:45/)
    await expectSound()
  })

  it('accepts an unused recovery code, however it is typed', async () => {
    const calls = await open({ 'POST /office-auth/verify-recovery': refused('CODE_WRONG') })
    await typePassword()
    await page.getByRole('button', { name: office.code.useRecovery }).click()
    await expect.element(recovery).toHaveFocus()
    await userEvent.keyboard('AB1{Enter}')
    await expect.element(page.getByText(office.recovery.format)).toBeVisible()
    await expectSound()
    await expectDark()
    await recovery.fill('ABCDE-FGHJK')
    await userEvent.keyboard('{Enter}')
    await expect.element(alert).toHaveTextContent(office.recovery.wrong)
    calls.change(known)
    await recovery.fill('abcde fghjk')
    await userEvent.keyboard('{Enter}')
    await expect.element(accountPage).toBeVisible()
    expect(calls.made('POST /office-auth/verify-recovery').at(-1)?.body).toEqual({
      session: sessionId,
      recovery_code: 'abcde fghjk',
    })
  })
})

it('new recovery codes are made with a code of the authenticator, shown and closed', async () => {
  const codes = Array.from({ length: 10 }, (_, place) => `ABCDE-FGHJ${place}`)
  await openOffice(officePaths.account, {
    roles: ['reviewer'],
    answers: {
      'GET /office-auth/current-staff': { ...staffWith(['reviewer']), recovery_codes_left: 0 },
      'POST /office-auth/recovery-codes': { recovery_codes: codes },
    },
  })
  await expect.element(page.getByText(office.account.codesNone)).toBeVisible()
  await page.getBySelector('#codes-code').fill('123456')
  await page.getByRole('button', { name: office.account.make }).click()
  const list = page.getByRole('list', { name: office.recoveryCodes.list })
  await expect.poll(() => list.getByRole('listitem').elements().length).toBe(10)
  await expectSound()
  await expectDark()
  await page.getByRole('button', { name: office.account.hide }).click()
  await expect.element(list).not.toBeInTheDocument()
})

describe('a session that is left idle', () => {
  const dialog = page.getByRole('alertdialog', { name: office.ending.title })
  const idle = (minutes: number) => ({ ...staffWith(['reviewer']), session: sessionTimes(minutes) })
  const openIdle = (minutes: number) =>
    openOffice(officePaths.account, {
      roles: ['reviewer'],
      answers: { ...known, 'GET /office-auth/current-staff': idle(minutes) },
    })

  it('warns, and is renewed on request', async () => {
    await openIdle(1.5)
    await expect.element(dialog).toBeVisible()
    // The window may be there before the page behind it.
    await expect.element(page.getBySelector('main h1')).toBeInTheDocument()
    await expectSound()
    await expectDark()
    await dialog.getByRole('button', { name: office.ending.goOn }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(accountPage).toBeVisible()
  })

  it('continues if another tab has renewed it', async () => {
    const calls = await openIdle(0.05)
    await expect.element(dialog).toBeVisible()
    calls.change({ 'GET /office-auth/current-staff': idle(30) })
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(accountPage).toBeVisible()
  })

  it('ends, which the login says, and the login returns to the same page', async () => {
    const calls = await openIdle(0.03)
    calls.change({ 'GET /office-auth/current-staff': refused('UNAUTHORIZED', 401) })
    await expect.element(page.getByText(office.login.ended.title)).toBeVisible()
    await expectSound()
    await expectDark()
    calls.change({ 'GET /office-auth/current-staff': idle(30) })
    await typePassword()
    await expect.element(code).toHaveFocus()
    await userEvent.keyboard('123456')
    await expect.element(accountPage).toBeVisible()
  })

  it('ends at the next call if the server has ended it', async () => {
    await openOffice(officePaths.account, {
      roles: ['reviewer'],
      answers: { 'POST /office-auth/change-password': refused('UNAUTHORIZED', 401) },
    })
    await page.getBySelector('#password-current').fill('Milgo-Demo-25')
    await page.getBySelector('#password-next').fill('Kq3vTr8mZ')
    await page.getBySelector('#password-confirmation').fill('Kq3vTr8mZ')
    await page.getByRole('button', { name: office.password.save }).click()
    await expect.element(page.getByText(office.login.ended.title)).toBeVisible()
  })
})

it('a page without the right for it links to the home page, which lists rights and pages of the role', async () => {
  await openOffice(officePaths.staff, { roles: ['reviewer'] })
  await page.getByRole('link', { name: office.notFound.back }).click()
  const { name } = staffWith([])
  await expect
    .element(page.getByRole('heading', { level: 1, name: fill(office.start.title, { name }) }))
    .toHaveFocus()
  await expect.element(page.getByRole('main')).toHaveTextContent(office.rights['review-requests'])
  await expect.element(page.getByRole('main')).not.toHaveTextContent(office.rights['pay-awards'])
  const { links } = menuOf(['reviewer'])
  expect(
    page
      .getByRole('navigation')
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(links.map((one) => office.pages[one]))
  await expectSound()
  await expectDark()
})

it('a logout in another tab logs out this one too', async () => {
  await openOffice(officePaths.account, { roles: ['reviewer'], answers: known })
  await expect.element(accountPage).toBeVisible()
  // The other tab removes the cookie and sends a message.
  takeCookie()
  const other = new BroadcastChannel('milgo-office-session')
  other.postMessage('left')
  await expect.element(page.getByText(office.login.left.title)).toBeVisible()
  other.close()
})

it('the menu of the account changes the language', async () => {
  await openOffice(officePaths.account, { roles: ['reviewer'] })
  await accountMenu.click()
  const menu = page.getBySelector('#account-menu')
  await menu.getByText('English', { exact: true }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: english.account.title })).toBeVisible()
  expect(document.documentElement.dir).toBe('ltr')
  expect(menu.getByRole('radio').elements()).toHaveLength(5)
})
