import { blankSurvey } from '@milgo/domain/survey/survey-payload'
import { login } from '@milgo/messages/he/login'
import { notFound } from '@milgo/messages/he/not-found'
import { session } from '@milgo/messages/he/session'
import { shell } from '@milgo/messages/he/shell'
import { surveyTexts } from '@milgo/messages/he/survey'
import { type Answers, noConnection, type Refusal, refuse } from '@milgo/page-testing/answer-calls'
import { expectDark } from '@milgo/page-testing/expect-dark'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { callCore, readCore } from '../src/lib/service-client.ts'
import { refreshSession } from '../src/lib/student/refresh-session.ts'
import { openPortal, tokenOfSession } from './support/open-portal.tsx'
import { currentUser, newStudent } from './support/student.ts'

const isOver = refuse(401, { statusCode: 401, code: 'UNAUTHORIZED', message: 'x' })
const email = page.getByRole('textbox', { name: login.email })

/** Opens a page of a student whose session ends during one call, while another call is still under way. */
const endSession = async () => {
  const late = Promise.withResolvers<Refusal>()
  const portal = await openPortal('/student-survey', {
    answers: {
      'GET /user/current-user': currentUser,
      'GET /sector-survey/get-sector-survey': { ...blankSurvey, saw_survey: false, took_survey: false },
      'GET /sector-survey/get-static-data': { countries: [], education: [], culture_group: [] },
      'POST /auth/refresh': () => late.promise,
      'POST /auth/login-by-email': {
        jwtToken: tokenOfSession('another'),
        register_period: currentUser.register_period,
      },
    },
    isLoggedIn: true,
  })
  await expect.element(page.getByRole('button', { name: surveyTexts.send })).toBeVisible()
  const second = refreshSession().catch(() => undefined)
  portal.change({ 'GET /user/current-user': isOver })
  await expect(readCore('/user/current-user', {})).rejects.toMatchObject({ status: 401 })
  portal.change({ 'GET /user/current-user': currentUser })
  await expect.poll(portal.address).toBe('/login')
  return {
    portal,
    endAgain: async () => {
      late.resolve(isOver)
      await second
    },
  }
}

it('a second call that finds the session ended does not remove what was typed into the login', async () => {
  const { endAgain } = await endSession()
  await email.fill('dana@milgo.example')
  const drawn = email.element()
  await endAgain()
  await expect.element(email).toHaveValue('dana@milgo.example')
  expect(email.element()).toBe(drawn)
})

it('a late answer after the login does not end the new session, and the login leads back', async () => {
  const { portal, endAgain } = await endSession()
  await email.fill('dana@milgo.example')
  await page.getByLabelText(login.password, { exact: true }).fill('Milgo-Demo-25')
  await userEvent.keyboard('{Enter}')
  await expect.poll(portal.address).toBe('/student-survey')
  await endAgain()
  await expect.element(page.getByRole('button', { name: surveyTexts.send })).toBeVisible()
  expect(portal.address()).toBe('/student-survey')
})

/** Waits for a call that is made after all others, so that those have been counted. */
const anotherCall = () => callCore('GET /setting/get-all')

/** Opens a page of a student that makes no calls while it is only looked at. */
const openSurvey = async (refreshed: NonNullable<Answers['POST /auth/refresh']>) => {
  const portal = await openPortal('/student-survey', {
    answers: {
      'GET /user/current-user': currentUser,
      'GET /sector-survey/get-sector-survey': { ...blankSurvey, saw_survey: false, took_survey: false },
      'GET /sector-survey/get-static-data': { countries: [], education: [], culture_group: [] },
      'POST /auth/refresh': refreshed,
    },
    isLoggedIn: true,
  })
  await expect.element(page.getByRole('button', { name: surveyTexts.send })).toBeVisible()
  return portal
}

it('a key press renews the session, and the next ones soon after it do not', async () => {
  const portal = await openSurvey({ jwtToken: tokenOfSession('renewed') })
  await userEvent.keyboard('{Shift}{Shift}{Shift}')
  await expect.poll(() => portal.made('POST /auth/refresh')).toHaveLength(1)
  await userEvent.keyboard('{Shift}')
  await anotherCall()
  expect(portal.made('POST /auth/refresh')).toHaveLength(1)
})

it('a renewal that failed is repeated by a key press ten seconds later, not by the very next one', async () => {
  const portal = await openSurvey(noConnection)
  const renewals = () => portal.made('POST /auth/refresh').length
  await userEvent.keyboard('{Shift}')
  await expect.poll(renewals).toBe(1)
  await userEvent.keyboard('{Shift}{Shift}')
  await anotherCall()
  expect(renewals()).toBe(1)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000)
  onTestFinished(() => clock.mockRestore())
  await userEvent.keyboard('{Shift}')
  await expect.poll(renewals).toBe(2)
})

it('a key press finds that the session has ended, and the login says so', async () => {
  const portal = await openSurvey(isOver)
  await userEvent.keyboard('{Shift}')
  await expect.poll(portal.address).toBe('/login')
  await expect.element(page.getByText(login.ended)).toBeVisible()
})

/** A student who can log in; the form never loads. */
const canLogIn: Answers = {
  'GET /user/current-user': newStudent,
  'GET /page-data/registration': () => new Promise(() => {}),
  'POST /auth/login-by-email': () => ({
    jwtToken: tokenOfSession('new'),
    register_period: newStudent.register_period,
  }),
}
const logIn = async () => {
  await email.fill(newStudent.email)
  await page.getByLabelText(login.password, { exact: true }).fill('Milgo-Demo-25')
  await userEvent.keyboard('{Enter}')
}

describe('the form without a login', () => {
  it.each(['main', 'banner'] as const)(
    'leads to the page that says so, and by the login of its %s to the form',
    async (place) => {
      const portal = await openPortal('/registration/?step=1', { answers: canLogIn, width: 1440 })
      await expect.poll(portal.address).toBe('/404')
      await expect.element(page.getByRole('heading', { level: 1, name: notFound.login.title })).toBeVisible()
      await expectSound()
      await expectDark()
      await page.getByRole(place).getByRole('link', { name: shell.login }).click()
      await expect.element(page.getByText(shell.pages.registration)).toBeVisible()
      await logIn()
      await expect.poll(portal.address).toBe('/registration?step=1')
    },
  )

  it('with a stored token that has expired is not opened, and there is no loop', async () => {
    const dead = { 'GET /user/current-user': isOver, 'GET /page-data/registration': isOver }
    const portal = await openPortal('/registration', { answers: { ...canLogIn, ...dead }, isLoggedIn: true })
    await expect.poll(portal.address).toBe('/404')
    expect(localStorage.getItem('milgo.token')).toBeNull()
  })
})

it('an account that the service does not know leads to the page that says so, and its login leads back', async () => {
  const unknown = refuse(404, { statusCode: 404, code: 'NOT_FOUND', message: 'x' })
  const portal = await openPortal('/registration?step=1', {
    answers: {
      ...canLogIn,
      'GET /user/current-user': unknown,
      'GET /page-data/registration': unknown,
      'POST /auth/logout': { id: '00000000-0000-4000-8000-000000000009' },
    },
    isLoggedIn: true,
  })
  await expect.poll(portal.address).toBe('/404')
  await expect.element(page.getByRole('heading', { level: 1, name: notFound.account.title })).toBeVisible()
  await expectSound()
  portal.change(canLogIn)
  await page.getByRole('main').getByRole('link', { name: shell.login }).click()
  await expect.element(email).toBeVisible()
  await logIn()
  await expect.poll(portal.address).toBe('/registration?step=1')
})

it('a public page stays open when its token has expired', async () => {
  const portal = await openPortal('/about', {
    answers: { 'GET /user/current-user': isOver },
    isLoggedIn: true,
    width: 1440,
  })
  await expect.element(page.getByRole('banner').getByRole('link', { name: shell.login })).toBeVisible()
  expect(portal.address()).toBe('/about')
})

it('a login never leads out of the portal', async () => {
  sessionStorage.setItem('milgo.tab.return-address', '//evil.example/registration')
  const portal = await openPortal('/login', { answers: canLogIn })
  await logIn()
  await expect.poll(portal.address).toBe('/registration')
})

it('when the service cannot say who is logged in, the page says so and recovers without another login', async () => {
  const failure = refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'x' })
  const portal = await openPortal('/student-survey', {
    answers: {
      'GET /user/current-user': failure,
      'GET /sector-survey/get-sector-survey': { ...blankSurvey, saw_survey: false, took_survey: false },
      'GET /sector-survey/get-static-data': { countries: [], education: [], culture_group: [] },
    },
    isLoggedIn: true,
  })
  await expect.element(page.getByText(session.failed.title)).toBeVisible()
  await expectSound()
  await expectDark()
  portal.change({ 'GET /user/current-user': currentUser })
  await page.getByRole('button', { name: shell.retry }).click()
  await expect.element(page.getByRole('button', { name: surveyTexts.send })).toBeVisible()
})
