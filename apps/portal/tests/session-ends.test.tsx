import { blankSurvey } from '@milgo/domain/survey/survey'
import { login } from '@milgo/messages/he/login'
import { surveyTexts } from '@milgo/messages/he/survey'
import { type Refusal, refuse } from '@milgo/page-testing/answer-calls'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readCore } from '../src/lib/service-client.ts'
import { refreshSession } from '../src/lib/session/refresh-session.ts'
import { openPortal, tokenOfSession } from './support/open-portal.tsx'
import { currentUser } from './support/student.ts'

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
