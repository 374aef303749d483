import { blankSurvey } from '@milgo/domain/survey/survey'
import { login } from '@milgo/messages/he/login'
import { notFound } from '@milgo/messages/he/not-found'
import { session } from '@milgo/messages/he/session'
import { shell } from '@milgo/messages/he/shell'
import { surveyTexts } from '@milgo/messages/he/survey'
import { type Answers, type Refusal, refuse } from '@milgo/page-testing/answer-calls'
import { expectDark } from '@milgo/page-testing/expect-dark'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readCore } from '../src/lib/service-client.ts'
import { refreshSession } from '../src/lib/session/refresh-session.ts'
import { openPortal, tokenOfSession } from './support/open-portal.tsx'
import { currentUser, newStudent } from './support/student.ts'

const isOver = refuse(401, { statusCode: 401, code: 'UNAUTHORIZED', message: 'x' })
const email = page.getByRole('textbox', { name: login.email })

/** A page of a student whose session ends under one call, while another is still on its way. */
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

it('a second call that finds the session over leaves what was typed into the login', async () => {
  const { endAgain } = await endSession()
  await email.fill('dana@milgo.example')
  const drawn = email.element()
  await endAgain()
  await expect.element(email).toHaveValue('dana@milgo.example')
  expect(email.element()).toBe(drawn)
})

it('one that comes after the login ends no other session, and the login leads back', async () => {
  const { portal, endAgain } = await endSession()
  await email.fill('dana@milgo.example')
  await page.getByLabelText(login.password, { exact: true }).fill('Milgo-Demo-25')
  await userEvent.keyboard('{Enter}')
  await expect.poll(portal.address).toBe('/student-survey')
  await endAgain()
  await expect.element(page.getByRole('button', { name: surveyTexts.send })).toBeVisible()
  expect(portal.address()).toBe('/student-survey')
})

/** A page of a student that asks for nothing while somebody only looks at it. */
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

it('a key renews the session, and the next ones soon after it do not', async () => {
  const portal = await openSurvey({ jwtToken: tokenOfSession('renewed') })
  await userEvent.keyboard('{Shift}{Shift}{Shift}')
  await expect.poll(() => portal.made('POST /auth/refresh')).toHaveLength(1)
  await userEvent.keyboard('{Shift}')
  expect(portal.made('POST /auth/refresh')).toHaveLength(1)
})

it('a key finds that the session is over, which the login says', async () => {
  const portal = await openSurvey(isOver)
  await userEvent.keyboard('{Shift}')
  await expect.poll(portal.address).toBe('/login')
  await expect.element(page.getByText(login.ended)).toBeVisible()
})

/** Somebody who can log in; the form takes its time. */
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
    'goes to the page that says so, and by the login of its %s to the form',
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

  it('is nobody’s by a stored token that has died, and no loop', async () => {
    const dead = { 'GET /user/current-user': isOver, 'GET /page-data/registration': isOver }
    const portal = await openPortal('/registration', { answers: { ...canLogIn, ...dead }, isLoggedIn: true })
    await expect.poll(portal.address).toBe('/404')
    expect(localStorage.getItem('milgo.token')).toBeNull()
  })
})

it('a page that anyone may read stays where it is when its token has died', async () => {
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

it('when the service cannot tell who it is, the page says so and recovers without another login', async () => {
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
