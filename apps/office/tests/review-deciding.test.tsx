import { officePaths } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { office } from '@milgo/messages/he/office'
import { officeReviewPage as hebrew } from '@milgo/messages/he/office-review-page'
import { officeStatuses } from '@milgo/messages/he/office-status'
import { Refusal, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { isolated } from '../src/lib/isolated.ts'
import { press } from './support/press.ts'
import { idOf, reviewOf } from './support/review-fixture.ts'
import { acceptByKey, at, openRequest, progress, shownDocument, three, yoav } from './support/review-page.ts'

const flaggedFirst = three.map((one, place) =>
  place === 0
    ? {
        ...one,
        state: 'FLAGGED' as const,
        verdict: {
          verdict: 'FLAGGED',
          reason: 'UNREADABLE',
          note: 'חסר עמוד',
          by: yoav,
          is_own: true,
          at,
        } as const,
      }
    : { ...one, state: 'ACCEPTED' as const },
)

describe('a review', () => {
  it('shows the returned documents as the student will read them, and sends them by one key', async () => {
    const calls = await openRequest(
      { ...progress(flaggedFirst) },
      {
        'POST /office/requests/{id}/decide': refuse(503, {
          statusCode: 503,
          code: 'UNAVAILABLE',
          message: 'later',
        }),
      },
    )
    await expect.element(page.getByRole('toolbar')).toBeVisible()
    await press('{Control>}{Enter}{/Control}')
    const dialog = page.getByRole('dialog', { name: hebrew.decisions.dialog.RETURN_FOR_REPAIR })
    const listed = dialog.getByRole('list', { name: hebrew.decisions.returned }).getByRole('listitem')
    await expect.element(listed).toHaveTextContent('תעודת זהות: המסמך לא קריא חסר עמוד')
    expect(calls.made('POST /office/requests/{id}/decide')).toEqual([])
    await expectSound()
    await press('{Control>}{Enter}{/Control}')
    await expect
      .poll(() => calls.made('POST /office/requests/{id}/decide').map(({ body }) => body))
      .toMatchObject([{ event: 'RETURN_FOR_REPAIR' }])
  })

  it('is approved by key right after the last item was ticked', async () => {
    const approve = { event: 'APPROVE', needs: 'NOTHING' } as const
    const open = [{ code: 'CHECKLIST_INCOMPLETE', message: 'יש סעיפים שלא סומנו' }] as const
    const ticking = Promise.withResolvers<void>()
    const calls = await openRequest(
      { decisions: [{ ...approve, refusals: [...open] }] },
      {
        'PUT /office/requests/{id}/checklist': async () => {
          await ticking.promise
          return { ...progress(three), decisions: [{ ...approve, refusals: [] }] }
        },
        'POST /office/requests/{id}/decide': refuse(503, {
          statusCode: 503,
          code: 'UNAVAILABLE',
          message: 'later',
        }),
      },
    )
    await page.getByRole('checkbox', { name: 'זהות' }).click()
    await press('{Control>}{Enter}{/Control}')
    ticking.resolve()
    await expect
      .poll(() => calls.made('POST /office/requests/{id}/decide').map(({ body }) => body))
      .toMatchObject([{ event: 'APPROVE' }])
  })

  it('that was already returned says at the flag that the student will not get it', async () => {
    await openRequest({
      status: 'REPAIR_BACK_FROM',
      decisions: [{ event: 'DENY', needs: 'DENY_REASON', refusals: [] }],
    })
    await expect.element(shownDocument(1)).toBeInTheDocument()
    await press('f')
    await expect.element(page.getByText(hebrew.verdict.notReturned.text)).toBeVisible()
    expect(page.getByText(hebrew.verdict.preview).elements()).toHaveLength(0)
    await expectSound()
  })

  it('that is reopened stays on the screen in its new state', async () => {
    let opened = 0
    const calls = await openRequest(
      {},
      {
        'POST /office/requests/{id}/open': () => {
          opened += 1
          return opened === 1
            ? reviewOf(1, {
                status: 'DENIED',
                edit_refusal: 'NOT_IN_REVIEW',
                decisions: [{ event: 'REOPEN', needs: 'NOTE', refusals: [] }],
              })
            : reviewOf(1, { status: 'SUBMITTED' })
        },
        'POST /office/requests/{id}/decide': { id: idOf(1), status: 'SUBMITTED', next: null },
      },
    )
    await page.getByRole('button', { name: new RegExp(hebrew.decisions.names.REOPEN) }).click()
    const dialog = page.getByRole('dialog', { name: hebrew.decisions.dialog.REOPEN })
    await expect.element(dialog.getByText(hebrew.decisions.explained.REOPEN)).toBeVisible()
    await dialog.getByRole('textbox').fill('נשלח אישור חדש')
    await press('{Control>}{Enter}{/Control}')
    const done = fill(hebrew.decisions.done, {
      number: '2025-000011',
      outcome: hebrew.decisions.outcomes.REOPEN,
    })
    expect(done).toBe('בקשה 2025-000011: נפתחה מחדש')
    await expect.element(page.getByText(done)).toBeVisible()
    await expect.element(page.getByText(officeStatuses.SUBMITTED).first()).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: 'סטודנטית 1' })).toBeVisible()
    expect(calls.made('POST /office/requests/{id}/decide')[0]?.body).toMatchObject({ takes_next: false })
  })

  it('is denied with a reason of the list, shown as the student will read it', async () => {
    const calls = await openRequest(
      {},
      {
        'POST /office/requests/{id}/decide': refuse(503, {
          statusCode: 503,
          code: 'UNAVAILABLE',
          message: 'later',
        }),
      },
    )
    await page.getByRole('button', { name: new RegExp(hebrew.decisions.names.DENY) }).click()
    const dialog = page.getByRole('dialog', { name: hebrew.decisions.dialog.DENY })
    await expect.element(dialog).toBeVisible()
    await expectSound()
    // Pressed too early, the button says what is missing
    const confirm = dialog.getByRole('button', { name: hebrew.decisions.names.DENY.replace('…', '') })
    await confirm.click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(hebrew.decisions.needsReason)
    expect(calls.made('POST /office/requests/{id}/decide')).toEqual([])
    await dialog.getByRole('radio', { name: 'אין לימודים פעילים' }).click()
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
    await expect.element(dialog.getByText(hebrew.decisions.forStudent)).toBeVisible()
    await expectSound()
    await confirm.click()
    await expect
      .poll(() => calls.made('POST /office/requests/{id}/decide')[0]?.body)
      .toMatchObject({
        event: 'DENY',
        reason: 'NOT_STUDYING',
      })
  })

  it('with a flag is not returned while documents have no verdict, and the decision key says so', async () => {
    const left = { code: 'DOCUMENTS_NOT_LOOKED_AT', message: 'יש מסמכים שטרם נבדקו' }
    const verdict = {
      verdict: 'FLAGGED',
      reason: 'UNREADABLE',
      note: null,
      by: yoav,
      is_own: true,
      at,
    } as const
    const flagged = three.map((one, place) =>
      place === 0 ? { ...one, state: 'FLAGGED' as const, verdict } : one,
    )
    const calls = await openRequest(
      {},
      {
        'PUT /office/requests/{id}/verdict': () => ({
          ...progress(flagged),
          decisions: [{ event: 'RETURN_FOR_REPAIR', needs: 'LOOK', refusals: [left] }],
        }),
      },
    )
    await expect.element(shownDocument(1)).toBeInTheDocument()
    await press('1')
    const note = page.getByRole('textbox', { name: new RegExp(hebrew.verdict.note) })
    await note.fill('חסר עמוד')
    await press('{Control>}{Enter}{/Control}')
    const why = fill(hebrew.decisions.notYet, {
      decision: hebrew.decisions.names.RETURN_FOR_REPAIR,
      reasons: left.message,
    })
    await expect.element(page.getByRole('status').getByText(why)).toBeInTheDocument()
    await expectSound()
    expect(calls.made('PUT /office/requests/{id}/verdict').at(-1)?.body).toMatchObject({ note: 'חסר עמוד' })
    expect(calls.made('POST /office/requests/{id}/decide')).toHaveLength(0)
  })

  it.each([1440, 1024, 390] as const)(
    'whose checklist has open warnings names them at the confirmation, at %i px',
    async (width) => {
      await openRequest(
        {
          status: 'TEAM_MANAGER_APPROVAL',
          edit_refusal: 'NOT_IN_REVIEW',
          decisions: [{ event: 'CONFIRM', needs: 'NOTHING', refusals: [] }],
          checks: [
            {
              code: 'ACCOUNT_DIGITS',
              result: 'WARN',
              item: 'IDENTITY',
              document: null,
              params: {},
              text: 'ספרות הביקורת של החשבון שגויות',
            },
          ],
        },
        {},
        { width, roles: ['manager'] },
      )
      const confirm = page.getByRole('button', { name: new RegExp(hebrew.decisions.names.CONFIRM) }).last()
      await expect.element(confirm).toHaveAccessibleDescription(new RegExp(hebrew.decisions.openWarnings.one))
      await expectSound()
      await page.getByRole('button', { name: new RegExp(hebrew.decisions.openWarnings.one) }).click()
      const checklist = page.getByRole('group', { name: hebrew.checklist.title })
      await expect.element(checklist).toHaveFocus()
      await expect.element(checklist).toBeInViewport()
    },
  )

  it.each([1440, 1024, 390] as const)(
    'that cannot be approved before its checklist is complete links to it, at %i px',
    async (width) => {
      const refusals = [{ code: 'CHECKLIST_INCOMPLETE', message: 'רשימת הבדיקה לא הושלמה' }]
      await openRequest({ decisions: [{ event: 'APPROVE', needs: 'NOTHING', refusals }] }, {}, { width })
      const why = page.getByRole('button', { name: /: רשימת הבדיקה לא הושלמה$/ })
      await expect.element(why).toBeVisible()
      await expectSound()
      await why.click()
      const checklist = page.getByRole('group', { name: hebrew.checklist.title })
      await expect.element(checklist).toHaveFocus()
      await expect.element(checklist).toBeInViewport()
    },
  )

  it.each([1440, 1024, 390] as const)('assigned to a colleague says to whom, at %i px', async (width) => {
    await openRequest({ assignee: yoav }, {}, { width })
    await expect.element(page.getByText(yoav.name, { exact: true }).last()).toBeVisible()
    await expect.element(page.getByTitle(fill(hebrew.assignee, { name: isolated(yoav.name) }))).toBeVisible()
    await expectSound()
  })

  it('that a colleague has open is read-only, and says who', async () => {
    await openRequest({
      open_by: { ...yoav, last_active_at: at },
      edit_refusal: 'OPEN_ELSEWHERE',
      may_take_over: true,
    })
    await expect.element(page.getByText(fill(hebrew.locked.title, { name: yoav.name }))).toBeVisible()
    await expect.element(page.getByRole('button', { name: hebrew.verdict.accept })).toBeDisabled()
    await expectSound()
  })

  it('that a colleague has open is taken over by a manager', async () => {
    const calls = await openRequest(
      {},
      {
        'POST /office/requests/{id}/open': ({ body }) =>
          (body as { take_over?: boolean }).take_over
            ? reviewOf(1, { documents: three })
            : reviewOf(1, {
                documents: three,
                open_by: { ...yoav, last_active_at: at },
                edit_refusal: 'OPEN_ELSEWHERE',
                may_take_over: true,
              }),
      },
      { roles: ['manager'] },
    )
    await page.getByRole('button', { name: hebrew.locked.takeOver }).click()
    await expect.element(page.getByRole('button', { name: hebrew.verdict.accept })).toBeEnabled()
    expect(page.getByText(fill(hebrew.locked.title, { name: yoav.name })).elements()).toEqual([])
    expect(calls.made('POST /office/requests/{id}/open').map(({ body }) => body)).toEqual([
      {},
      { take_over: true },
    ])
  })

  it('that a colleague has taken over saves no verdict any more, and says who has it', async () => {
    await openRequest(
      {},
      {
        'PUT /office/requests/{id}/verdict': () =>
          new Refusal(409, {
            error: { statusCode: 409, code: 'OPEN_ELSEWHERE', message: 'taken' },
            open_by: yoav,
          }),
      },
    )
    await expect.element(shownDocument(1)).toBeInTheDocument()
    await acceptByKey()
    await expect.element(page.getByText(fill(hebrew.locked.title, { name: yoav.name }))).toBeVisible()
    await expectSound()
  })

  it('of a person whom the reviewer knows is handed over after a confirmation, and is left', async () => {
    const handOver = 'POST /office/requests/{id}/i-know-this-person'
    const calls = await openRequest({}, { [handOver]: { is_handed_over: true } })
    await expect.element(shownDocument(1)).toBeInTheDocument()
    await page.getByRole('button', { name: hebrew.iKnow.action }).click()
    const dialog = page.getByRole('dialog', { name: hebrew.iKnow.title })
    await expect.element(dialog).toHaveTextContent(hebrew.iKnow.text)
    await expectSound()
    expect(calls.made(handOver)).toEqual([])
    await dialog.getByRole('button', { name: hebrew.iKnow.confirm }).click()
    await expect.poll(() => calls.made(handOver).length).toBe(1)
    await expect.element(shownDocument(1)).not.toBeInTheDocument()
  })

  it.each([
    ['SEND_BACK_TO_REVIEW', 'NOTE'],
    ['CANCEL_RETURN', 'NOTHING'],
  ] as const)('is decided by %s, which needs %s', async (event, needs) => {
    const calls = await openRequest(
      { decisions: [{ event, needs, refusals: [] }] },
      { 'POST /office/requests/{id}/decide': { id: idOf(1), status: 'SUBMITTED', next: null } },
      { roles: ['manager'] },
    )
    await page.getByRole('button', { name: hebrew.decisions.names[event] }).click()
    if (needs === 'NOTE') {
      const dialog = page.getByRole('dialog', { name: hebrew.decisions.dialog[event] })
      await dialog.getByRole('textbox').fill('חסר בן/בת זוג')
      await expectSound()
      await dialog.getByRole('button', { name: hebrew.decisions.names[event].replace('…', '') }).click()
    }
    await expect
      .poll(() => calls.made('POST /office/requests/{id}/decide').map(({ body }) => body))
      .toMatchObject([{ event, ...(needs === 'NOTE' && { note: 'חסר בן/בת זוג' }) }])
  })

  it('is rejected with the institution’s reason, in words that are said to be for the student', async () => {
    const waiting = {
      number: 3,
      at: '2026-01-10T10:00:00.000Z',
      event: 'INSTITUTION_REJECTS',
      by: 'INSTITUTION_LIST' as const,
      staff: null,
      reason_text: 'הלימודים הופסקו במרץ',
      note: null,
      from: 'REPAIR_BACK_FOR' as const,
      to: 'REPAIR_BACK_FOR' as const,
    }
    const calls = await openRequest(
      {
        is_rejection_waiting: true,
        timeline: [waiting],
        decisions: [{ event: 'INSTITUTION_REJECTS', needs: 'WORDS_FOR_STUDENT', refusals: [] }],
      },
      {
        'POST /office/requests/{id}/decide': {
          id: idOf(1),
          status: 'REJECTED_BY_ACADEMIC_INSTITUTION',
          next: null,
        },
      },
      { roles: ['manager'] },
    )
    await page.getByRole('button', { name: hebrew.decisions.names.INSTITUTION_REJECTS }).click()
    const dialog = page.getByRole('dialog', { name: hebrew.decisions.dialog.INSTITUTION_REJECTS })
    expect(dialog.getByText(hebrew.decisions.noteForStaff).elements()).toEqual([])
    const box = dialog.getByRole('textbox', { name: hebrew.decisions.institutionReason })
    await expect.element(box).toHaveValue('הלימודים הופסקו במרץ')
    await expectSound()
    await dialog
      .getByRole('button', { name: hebrew.decisions.names.INSTITUTION_REJECTS.replace('…', '') })
      .click()
    await expect
      .poll(() => calls.made('POST /office/requests/{id}/decide').map(({ body }) => body))
      .toMatchObject([{ event: 'INSTITUTION_REJECTS', note: 'הלימודים הופסקו במרץ' }])
  })

  it('that does not exist links to the queue, and offers no retry', async () => {
    await openRequest(
      {},
      {
        'POST /office/requests/{id}/open': () =>
          refuse(404, { statusCode: 404, code: 'NO_REQUEST', message: 'none' }),
      },
    )
    await expect.element(page.getByText(office.failures.NO_REQUEST)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: hebrew.failed.toQueue }))
      .toHaveAttribute('href', officePaths.queue)
    expect(page.getByRole('button', { name: hebrew.failed.retry }).elements()).toHaveLength(0)
    await expectSound()
  })

  it('that a colleague has decided meanwhile says who and what, and overwrites nothing', async () => {
    await openRequest(
      {},
      {
        'PUT /office/requests/{id}/verdict': () =>
          new Refusal(409, {
            error: { statusCode: 409, code: 'REQUEST_MOVED', message: 'moved' },
            moved: { event: 'DENY', staff: yoav, at, status: 'DENIED' },
          }),
      },
    )
    await expect.element(shownDocument(1)).toBeInTheDocument()
    await acceptByKey()
    await expect.element(page.getByRole('alert').getByText(new RegExp(yoav.name))).toBeVisible()
    await expect.element(page.getByRole('button', { name: hebrew.moved.reload })).toBeVisible()
    await expectSound()
  })

  it('whose document is no longer needed says so in words for staff, and loads the request again', async () => {
    const calls = await openRequest(
      {},
      {
        'PUT /office/requests/{id}/verdict': () =>
          refuse(400, {
            statusCode: 400,
            code: 'INVALID_FIELDS',
            message: 'Correct the marked fields',
            errors: [{ code: 'NOT_ASKED', message: 'Your other answers rule this question out', field: 'x' }],
          }),
      },
    )
    await expect.element(shownDocument(1)).toBeInTheDocument()
    await acceptByKey()
    await expect.element(page.getByText(new RegExp(hebrew.notSaved.gone))).toBeVisible()
    await page.getByRole('button', { name: hebrew.moved.reload }).click()
    await expect.poll(() => calls.made('POST /office/requests/{id}/open').length).toBe(2)
  })

  it('whose verdict did not arrive says so, and sends it again', async () => {
    const calls = await openRequest(
      {},
      {
        'PUT /office/requests/{id}/verdict': () =>
          refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'later' }),
      },
    )
    await expect.element(shownDocument(1)).toBeInTheDocument()
    await acceptByKey()
    await expect
      .element(page.getByRole('alert').filter({ hasText: hebrew.notSaved.title }))
      .toHaveTextContent('השינוי לא נשמר. מה שכתבתם שמור בדפדפן הזה. later')
    await expectSound()
    calls.change({ 'PUT /office/requests/{id}/verdict': () => progress(three) })
    await page.getByRole('button', { name: hebrew.notSaved.retry }).click()
    await expect.element(page.getByText(hebrew.notSaved.title)).not.toBeInTheDocument()
  })
})
