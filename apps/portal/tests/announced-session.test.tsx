import { paths } from '@milgo/contracts/portal-paths'
import { errors } from '@milgo/messages/he/errors'
import { issues } from '@milgo/messages/he/issues'
import { legal } from '@milgo/messages/he/legal'
import { login } from '@milgo/messages/he/login'
import { oneTimeCode } from '@milgo/messages/he/one-time-code'
import { session } from '@milgo/messages/he/session'
import { expectToHear, expectToHearAfter } from '@milgo/page-testing/announced'
import { noConnection, refuse } from '@milgo/page-testing/answer-calls'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { legalTexts } from './support/legal-texts.ts'
import { openPortal, tokenOfSession } from './support/open-portal.tsx'
import { newStudent } from './support/student.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })

/** What a screen reader announces around a session, read from Chromium's accessibility tree. */
describe('of a session a student hears', () => {
  it('when the password is restored that a code was sent, what is missing or wrong, and that it was changed', async () => {
    const { restore } = login
    const portal = await openPortal('/login?step=restore', {
      answers: {
        'POST /auth/forgot-password': { session: '00000000-0000-4000-8000-000000000006' },
        'POST /auth/reset-password': refuse(400, { statusCode: 400, code: 'CODE_WRONG', message: 'x' }),
      },
    })
    await expectToHear({ headings: [restore.title], live: [] })
    await page.getByRole('textbox', { name: login.phone }).fill(newStudent.phone)
    await expectToHearAfter(() => button(login.sendCode).click(), {
      headings: [restore.passwordTitle],
      focus: expect.stringContaining(oneTimeCode.label),
    })
    await expectToHearAfter(() => button(restore.save).click(), {
      spoken: [],
      focus: expect.stringMatching(new RegExp(`${oneTimeCode.label}.*invalid$`)),
    })
    // The focus moves on with the sixth digit.
    await expectToHearAfter(() => userEvent.keyboard('123456'), {
      focus: expect.stringContaining(restore.newPassword),
    })
    await expectToHearAfter(() => button(restore.save).click(), {
      focus: expect.stringMatching(new RegExp(`${restore.newPassword}.*${issues.FIELD_REQUIRED}.*invalid$`)),
    })
    await page.getByLabelText(restore.newPassword, { exact: true }).fill('Restored-25')
    await page.getByLabelText(restore.confirmation, { exact: true }).fill('Restored-25')
    await expectToHearAfter(() => button(restore.save).click(), {
      spoken: [restore.saving, errors.CODE_WRONG],
      focus: expect.stringContaining(oneTimeCode.label),
    })
    portal.change({ 'POST /auth/reset-password': { status: 201 } })
    await userEvent.keyboard('123456')
    await expectToHearAfter(() => button(restore.save).click(), {
      spoken: [restore.saving, expect.stringContaining(restore.done)],
      headings: [login.title],
    })
  })

  it('before its end the question, that it could not go on, and the page again', async () => {
    const portal = await openPortal(paths.terms, {
      isLoggedIn: true,
      answers: {
        'GET /user/current-user': newStudent,
        'GET /legal-text/get-all': legalTexts,
        // The token ends in half an hour.
        'GET /user/get-current-time': () => ({
          current_time: new Date(Date.now() + 29 * 60_000).toISOString(),
        }),
        'POST /auth/refresh': noConnection,
      },
    })
    const { ending } = session
    await expectToHear({ headings: [], focus: expect.stringContaining(`dialog | ${ending.title}`) })
    await expectToHearAfter(() => button(ending.goOn).click(), {
      spoken: [ending.renewing, ending.failed],
      focus: `button | ${ending.goOn}`,
    })
    portal.change({
      'POST /auth/refresh': () => ({ jwtToken: tokenOfSession('renewed') }),
      'GET /user/get-current-time': () => ({ current_time: new Date().toISOString() }),
    })
    await expectToHearAfter(() => button(ending.goOn).click(), { headings: [expect.stringMatching(/\S/)] })
  })

  it('of new terms the question by its name, and thanks for agreeing', async () => {
    const portal = await openPortal(paths.personalAreaAppeal, {
      isLoggedIn: true,
      answers: {
        'GET /user/current-user': { ...newStudent, texts_to_accept: [{ key: 'terms', version: 3 }] },
      },
    })
    const { consent } = legal
    await expect.element(page.getByRole('complementary', { name: consent.title })).toBeVisible()
    await expectToHear({ live: [] })
    portal.change({
      'POST /legal-text/accept': () => {
        portal.change({ 'GET /user/current-user': newStudent })
        return { id: newStudent.id }
      },
    })
    await expectToHearAfter(() => button(consent.accept).click(), {
      spoken: [consent.accepted],
      focus: expect.stringMatching(/^heading \| \S/),
    })
  })
})
