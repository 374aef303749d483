import { officePaths, releasePath } from '@milgo/contracts/office-paths'
import { counted } from '@milgo/messages/counted'
import { issues as englishIssues } from '@milgo/messages/en/issues'
import { office as english } from '@milgo/messages/en/office'
import { fill } from '@milgo/messages/fill'
import { issues as hebrewIssues } from '@milgo/messages/he/issues'
import { office } from '@milgo/messages/he/office'
import { officePayments } from '@milgo/messages/he/office-payments'
import { officeQueue } from '@milgo/messages/he/office-queue'
import { officeReleases } from '@milgo/messages/he/office-releases'
import { officeReviewPage } from '@milgo/messages/he/office-review-page'
import { statuses } from '@milgo/messages/he/status'
import { viewer } from '@milgo/messages/he/viewer'
import { leftToRight } from '@milgo/messages/left-to-right'
import { expectToHear, expectToHearAfter } from '@milgo/page-testing/announced'
import { refuse } from '@milgo/page-testing/answer-calls'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { giveCookie, openOffice } from './support/open-office.tsx'
import { openResults, preview } from './support/payments-fixture.ts'
import { press } from './support/press.ts'
import { idOf, openQueue, rowOf } from './support/queue-page.ts'
import { id, inState, none, release } from './support/releases-fixture.ts'
import { documentOf, idOf as requestIdOf, reviewOf } from './support/review-fixture.ts'
import {
  acceptByKey,
  approvable,
  figures,
  openFirst,
  openRequest,
  progress,
  shownDocument,
  three,
} from './support/review-page.ts'
import '@milgo/page-testing/get-by-selector'

const refused = (code: string) => refuse(400, { statusCode: 400, code, message: 'x' })
const titleOf = (title: string) => fill(office.documentTitle, { page: title })

/** What a screen reader announces in the main work of the office, read from Chromium's accessibility tree. */
describe('a staff member hears', () => {
  it.each([
    ['he', 'rtl', office, hebrewIssues],
    ['en', 'ltr', english, englishIssues],
  ] as const)(
    'at the login in %s, read %s, what is missing, a wrong password and a wrong code, and the page after it',
    async (language, direction, words, issues) => {
      const sessionId = '00000000-0000-4000-8000-000000000007'
      const calls = await openOffice(officePaths.account, {
        roles: ['reviewer'],
        isLoggedIn: false,
        language,
        answers: {
          'POST /office-auth/login': refused('BAD_CREDENTIALS'),
          'POST /office-auth/verify': refused('CODE_WRONG'),
        },
      })
      const { login, code } = words
      await expectToHear({
        title: fill(words.documentTitle, { page: login.title }),
        outline: [`1 ${login.title}`],
        live: [],
      })
      expect(document.documentElement.dir).toBe(direction)
      await expectToHearAfter(() => page.getByRole('button', { name: login.next }).click(), {
        spoken: [],
        focus: `textbox | ${login.email} | ${issues.FIELD_REQUIRED} | invalid`,
      })
      await page.getBySelector('#login-email').fill('example@milgo.example')
      await page.getBySelector('#login-password').fill('Milgo-Demo-25')
      await expectToHearAfter(() => userEvent.keyboard('{Enter}'), {
        spoken: [login.checking, `${login.failed} ${login.wrong}`],
      })
      calls.change({ 'POST /office-auth/login': { session: sessionId, enrolment: null } })
      await expectToHearAfter(() => userEvent.keyboard('{Enter}'), {
        spoken: [login.checking],
        headings: [code.title],
        focus: `textbox | ${code.label}`,
      })
      await expectToHearAfter(() => userEvent.keyboard('000000'), {
        spoken: [login.checking, code.wrong],
        focus: `textbox | ${code.label} | ${code.wrong} | invalid`,
      })
      calls.change({
        'POST /office-auth/verify': () => {
          giveCookie()
          return { id: sessionId, recovery_codes: null }
        },
      })
      await expectToHearAfter(() => userEvent.keyboard('000001'), {
        title: fill(words.documentTitle, { page: words.account.title }),
        focus: `heading | ${words.account.title}`,
      })
    },
  )

  it('of the queue how many requests wait, are selected and were changed, and that none is left to take', async () => {
    const changed = {
      request_id: idOf(2),
      request_number: '2025-000012',
      name: 'סטודנטית 2',
      outcome: 'done' as const,
      version: 0,
      at: null,
    }
    await openQueue({
      'POST /office/work/change': {
        results: [changed],
        undo: { change_id: idOf(90), until: '2026-11-16T12:15:00.000Z' },
      },
      'POST /office/work/undo': { results: [changed] },
      'POST /office/queue/take-next': { taken: null },
    })
    await expect.element(rowOf(1)).toBeVisible()
    await expectToHear({
      title: titleOf(officeQueue.title),
      headings: [statuses.SUBMITTED],
      live: [expect.stringContaining(counted(officeQueue.waiting, 3, 'he'))],
    })
    const selected = (count: number) => counted(officeQueue.selected, count, 'he')
    await expectToHearAfter(() => press('jx'), { spoken: [selected(1)], focus: 'link | סטודנטית 1' })
    await expectToHearAfter(() => press('jx'), { spoken: [selected(2)], focus: 'link | סטודנטית 2' })
    await expectToHearAfter(() => page.getByRole('button', { name: officeQueue.clearSelection }).click(), {
      spoken: [],
      focus: 'link | סטודנטית 3',
    })
    const { result } = officeQueue
    await expectToHearAfter(() => press('ja'), {
      spoken: [expect.stringContaining(counted(result.done, 1, 'he'))],
    })
    await expectToHearAfter(() => page.getByRole('button', { name: result.undo }).click(), {
      spoken: [expect.stringContaining(counted(result.undone, 1, 'he'))],
      focus: `button | ${result.details}`,
    })
    await expectToHearAfter(() => page.getByRole('button', { name: result.hide }).click(), {
      spoken: [],
      focus: expect.stringMatching(/^checkbox/),
    })
    const take = page.getByRole('button', { name: officeQueue.takeNext })
    await expectToHearAfter(() => take.click(), {
      spoken: [officeQueue.taking, officeQueue.nothingToTake],
      focus: expect.stringContaining(officeQueue.takeNext),
    })
  })

  it('of a filter its window, and the queue again after it', async () => {
    await openQueue()
    await expect.element(rowOf(1)).toBeVisible()
    await expectToHearAfter(
      () => page.getByRole('button', { name: officeQueue.addFilter, exact: true }).click(),
      {
        headings: [],
        focus: expect.stringContaining(`dialog | ${officeQueue.filterDialog.title}`),
      },
    )
    await expectToHearAfter(() => press('{Escape}'), {
      headings: [statuses.SUBMITTED],
      focus: `button | ${officeQueue.addFilter}`,
    })
  })

  it('of a review the document, what prevents a decision, the verdict, and what a flag and a refusal need', async () => {
    const { verdict, decisions, answers } = officeReviewPage
    const judged = three.map((one, place) => (place === 0 ? { ...one, state: 'ACCEPTED' as const } : one))
    await openRequest(
      {},
      {
        'PUT /office/requests/{id}/verdict': progress(judged),
        'POST /office/requests/{id}/reveal-number': { value: '000000018' },
      },
    )
    await expect.element(shownDocument(1)).toBeInTheDocument()
    const documentAt = (index: number) =>
      fill(viewer.position, { index, count: 3, title: three[index - 1]?.label ?? '' })
    await expectToHear({
      title: expect.stringContaining('2025-000011'),
      headings: ['סטודנטית 1'],
      focus: 'heading | סטודנטית 1',
      live: expect.arrayContaining([documentAt(1)]),
    })
    await expectToHearAfter(() => press('g'), { spoken: [expect.stringContaining('יש מסמכים שלא נבדקו')] })
    await expectToHearAfter(acceptByKey, { spoken: expect.arrayContaining([documentAt(2), verdict.saving]) })
    await expectToHearAfter(() => press('f'), { spoken: expect.arrayContaining([verdict.chooseReason]) })
    await press('{Escape}')
    const reveal = page.getByRole('button', { name: fill(answers.reveal, { question: 'מספר זהות' }) })
    await expectToHearAfter(() => reveal.click(), {
      spoken: expect.arrayContaining([`000000018 ${answers.revealed}`]),
      focus: expect.stringContaining(`button | ${fill(answers.show, { question: 'מספר זהות' })}`),
    })
    const deny = decisions.names.DENY.replace('…', '')
    await expectToHearAfter(() => page.getByRole('button', { name: new RegExp(deny) }).click(), {
      headings: [],
      focus: `dialog | ${decisions.dialog.DENY}`,
    })
    await expectToHearAfter(() => page.getByRole('dialog').getByRole('button', { name: deny }).click(), {
      spoken: [decisions.needsReason],
    })
  })

  it('that a flag will not be sent, as soon as its form opens', async () => {
    await openRequest({ decisions: [{ event: 'DENY', needs: 'DENY_REASON', refusals: [] }] })
    await expect.element(shownDocument(1)).toBeInTheDocument()
    const { chooseReason, notReturned } = officeReviewPage.verdict
    await expectToHearAfter(() => press('f'), { spoken: [chooseReason, notReturned.text] })
  })

  it('of a figure why it was refused, and the score after it was entered', async () => {
    const wrong = 'הזינו ערך בין 1 ל־30'
    const calls = await openRequest(
      { figures },
      {
        'PUT /office/requests/{id}/figures': refuse(200, {
          statusCode: 250,
          code: 'INVALID_ANSWERS',
          message: 'x',
          errors: [{ code: 'RANGE', message: wrong, field: 'number_of_persons' }],
        }),
      },
    )
    const persons = page.getByRole('textbox', { name: 'נפשות בבית' })
    await persons.fill('250')
    await expectToHearAfter(() => press('{Enter}'), { spoken: expect.arrayContaining([wrong]) })
    calls.change({
      'PUT /office/requests/{id}/figures': {
        figures,
        score: { ...reviewOf(1).score, total: 61.5 },
        seen: 1,
        progress: progress(three),
      },
    })
    await persons.fill('3')
    await expectToHearAfter(() => press('{Enter}'), { spoken: expect.arrayContaining(['61.5']) })
  })

  it('of a decision what was decided, and the next request', async () => {
    const { decisions } = officeReviewPage
    const second = reviewOf(2, { documents: [documentOf('id_front', 'תעודת זהות')] })
    let opened = 0
    await openFirst({
      'POST /office/requests/{id}/open': ({ body }) => {
        if ((body as { is_preview?: boolean }).is_preview) return second
        opened += 1
        return opened === 1 ? reviewOf(1, approvable) : second
      },
      'POST /office/queue/take-next': {
        taken: { request_id: requestIdOf(2), request_number: '2025-000012', name: 'סטודנטית 2' },
      },
      'POST /office/requests/{id}/decide': {
        id: requestIdOf(1),
        status: 'TEAM_MANAGER_APPROVAL',
        next: requestIdOf(2),
      },
    })
    const done = fill(decisions.done, { number: '2025-000011', outcome: decisions.outcomes.APPROVE })
    await expectToHearAfter(() => press('{Control>}{Enter}{/Control}'), {
      spoken: expect.arrayContaining([done]),
      focus: 'heading | סטודנטית 2',
    })
  })

  it('of publishing the question before it, and that it was done', async () => {
    const reloading = Promise.withResolvers<void>()
    const calls = await openOffice(releasePath(id), {
      roles: ['manager'],
      answers: {
        ...none,
        'GET /office/releases/{id}': { ...release, ...inState.APPROVED, state: 'APPROVED' },
        'POST /office/releases/{id}/change': { id, state: 'RUNNING' },
      },
    })
    const { events, done, check } = officeReleases
    const start = page.getByRole('button', { name: events.START })
    await expect.element(start).toBeVisible()
    await expectToHear({
      headings: [fill(officeReleases.title, { period: leftToRight(release.name) })],
      live: [fill(check.passed, { count: '120' })],
    })
    await expectToHearAfter(() => start.click(), {
      headings: [],
      focus: expect.stringMatching(/^dialog/),
    })
    const started = { ...release, ...inState.RUNNING, state: 'RUNNING' as const }
    calls.change({ 'GET /office/releases/{id}': () => reloading.promise.then(() => started) })
    // The window returns the focus to its button, or to the heading where the frame comes too early for that.
    const kept = expect.stringMatching(/^(heading|button) /)
    const confirm = page.getByRole('dialog').getByRole('button', { name: events.START })
    await expectToHearAfter(() => confirm.click(), {
      spoken: expect.arrayContaining([fill(done.title, { event: events.START })]),
      focus: kept,
    })
    // The pressed button goes with the state before, and the next one is there.
    await expectToHearAfter(() => reloading.resolve(), { focus: kept })
    await expect.element(page.getByRole('button', { name: events.PAUSE })).toBeVisible()
  })

  it('of an import of payments that it is being applied, and its new state', async () => {
    const calls = await openResults()
    const { apply, applying, resultRows, resultsTitle, resultsApplied } = officePayments
    const stateOf = (words: string) => fill(words, { code: leftToRight('2025-002') })
    await expectToHear({ headings: [stateOf(resultsTitle)], live: [] })
    const count = counted(resultRows, 2, 'he')
    calls.change({ 'GET /office/payments/results/{id}': preview({ state: 'APPLIED' }) })
    await expectToHearAfter(() => page.getByRole('button', { name: fill(apply, { count }) }).click(), {
      spoken: [applying],
      focus: `heading | ${stateOf(resultsApplied)}`,
    })
  })
})
