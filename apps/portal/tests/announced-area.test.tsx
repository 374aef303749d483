import { paths } from '@milgo/contracts/portal-paths'
import { contactRestHours } from '@milgo/domain/status/bank-fix-state'
import type { GuideKey } from '@milgo/domain/status/status-guide'
import { fill } from '@milgo/messages/fill'
import { issues } from '@milgo/messages/he/issues'
import { oneTimeCode } from '@milgo/messages/he/one-time-code'
import { personalArea } from '@milgo/messages/he/personal-area'
import { resultView } from '@milgo/messages/he/result'
import { shell } from '@milgo/messages/he/shell'
import { statusGuide } from '@milgo/messages/he/status-guide'
import { expectToHear, expectToHearAfter, listen } from '@milgo/page-testing/announced'
import { type Answers, refuse } from '@milgo/page-testing/answer-calls'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPortal } from './support/open-portal.tsx'
import { publishedArea, refusedResult, scoredResult } from './support/result.ts'
import { currentUser } from './support/student.ts'

type Area = ReturnType<typeof publishedArea>
type Actions = NonNullable<Area['request']>['actions']

const open = (area: Area, more: Answers = {}) =>
  openPortal(paths.personalArea, {
    isLoggedIn: true,
    answers: { 'GET /user/current-user': currentUser, 'GET /page-data/personal-area': area, ...more },
  })

const { todo, doing, next } = personalArea.blocks
const { contact: words } = personalArea
const award: Answers = { 'GET /page-data/result': scoredResult(12_400) }
const refusal: Answers = { 'GET /page-data/result': refusedResult }

const states: readonly (readonly [GuideKey, Actions, Answers, readonly string[]])[] = [
  ['NOT_STARTED', [], {}, [todo, doing, next]],
  ['SUBMITTED', ['VIEW_SUBMITTED_COPY'], {}, [todo, doing, next]],
  ['REPAIR_BACK_FOR', ['FIX_DOCUMENTS'], {}, [todo, doing, next]],
  ['UI_PROGRESS', ['VIEW_SUBMITTED_COPY'], {}, [todo, doing, next]],
  ['COMPUTED', ['APPEAL', 'VIEW_RESULT'], award, [resultView.money.title, todo, doing, next]],
  ['DENIED', ['APPEAL', 'VIEW_RESULT'], refusal, [todo, doing, next]],
  ['APPEAL_SUBMITTED', ['VIEW_APPEAL', 'VIEW_RESULT'], refusal, [todo, doing, next]],
  ['SCHOLARSHIP_PAID', ['VIEW_RESULT'], award, [resultView.money.title, todo, doing, next]],
]

/** What a screen reader announces in the personal area, read from Chromium's accessibility tree. */
describe('in the personal area a student hears', () => {
  it.each(states)('of %s the headline, and first what matters most', async (guide, actions, more, first) => {
    await open(publishedArea(guide, {}, actions), more)
    await expectToHear({
      title: `${shell.pages.personalArea} | ${shell.brand}`,
      headings: [statusGuide[guide].headline],
      live: [],
    })
    const { outline } = await listen()
    expect(outline.slice(0, first.length + 1)).toEqual([
      `1 ${statusGuide[guide].headline}`,
      ...first.map((title) => `2 ${title}`),
    ])
  })

  it('of a changed address what is wrong, that a code was sent, and that the change was made', async () => {
    const portal = await open(publishedArea('COMPUTED'), {
      ...award,
      'POST /auth/change-contact': { session: '00000000-0000-4000-8000-000000000004' },
      'POST /auth/confirm-contact': refuse(400, { statusCode: 400, code: 'CODE_WRONG', message: 'x' }),
    })
    const change = page.getByRole('button', { name: `${words.change}: ${words.email}` })
    const field = expect.stringContaining(`textbox | ${words.newEmail}`)
    await expectToHearAfter(() => change.click(), { spoken: [], focus: field })
    await expectToHearAfter(() => page.getByRole('button', { name: words.cancel }).click(), {
      spoken: [],
      focus: `button | ${words.change}: ${words.email}`,
    })
    await change.click()
    await expectToHear({ focus: field })
    const rest = fill(words.bankNote, { hours: contactRestHours })
    await expect.element(page.getByText(rest)).toBeVisible()
    const send = page.getByRole('button', { name: words.send })
    await expectToHearAfter(() => send.click(), {
      spoken: [],
      focus: expect.stringMatching(new RegExp(`${issues.FIELD_REQUIRED} \\| invalid$`)),
    })
    await page.getByRole('textbox', { name: words.newEmail }).fill('noa@example.org')
    await expectToHearAfter(() => send.click(), {
      spoken: [words.sending],
      focus: expect.stringContaining(oneTimeCode.label),
    })
    portal.change({
      'POST /auth/confirm-contact': {
        id: currentUser.id,
        username: currentUser.username,
        phone: currentUser.phone,
        email: 'noa@example.org',
      },
    })
    await expectToHearAfter(() => userEvent.keyboard('123456'), {
      spoken: [oneTimeCode.checking, words.changed],
      // The text that was announced has the focus. What follows it is read on.
      focus: 'generic',
    })
  })

  it('that a copy could not be downloaded', async () => {
    await open(publishedArea('SUBMITTED', {}, ['VIEW_SUBMITTED_COPY']), {
      'GET /user-request/submitted-copy/{number}': refuse(503, {
        statusCode: 503,
        code: 'UNAVAILABLE',
        message: 'x',
      }),
    })
    const download = page.getByRole('button', { name: new RegExp(personalArea.copies.download) })
    await expectToHearAfter(() => download.click(), {
      spoken: [personalArea.copies.preparing, expect.stringMatching(/\S/)],
      focus: expect.stringContaining(personalArea.copies.download),
    })
  })
})
