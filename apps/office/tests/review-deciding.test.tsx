import { officePaths } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { office } from '@milgo/messages/he/office'
import { officeReviewPage as hebrew } from '@milgo/messages/he/office-review-page'
import { officeStatuses } from '@milgo/messages/he/office-status'
import { statusEvents } from '@milgo/messages/he/status'
import { Refusal, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { idOf, reviewOf } from './support/review-fixture.ts'
import { at, openRequest, press, progress, shownDocument, three, yoav } from './support/review-page.ts'

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
  it('shows once what is returned, as the student will read it, and sends it by one key', async () => {
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

  it('that was returned once says at the flag that nobody is sent it', async () => {
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

  it('that is reopened stays on the screen as it is now', async () => {
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
    const done = fill(hebrew.decisions.done, { number: '2025-000011', event: statusEvents.REOPEN })
    await expect.element(page.getByText(done)).toBeVisible()
    await expect.element(page.getByText(officeStatuses.SUBMITTED).first()).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: 'סטודנטית 1' })).toBeVisible()
    expect(calls.made('POST /office/requests/{id}/decide')[0]?.body).toMatchObject({ takes_next: false })
  })

  it('is refused with a reason of the list, which is shown as the student will read it', async () => {
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
    // Pressed too early, it says what is missing
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

  it('with a flag is not returned while documents are left, which the key for deciding says', async () => {
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

  it('that somebody else has open is read only, and says who', async () => {
    await openRequest({
      open_by: { ...yoav, last_active_at: at },
      edit_refusal: 'OPEN_ELSEWHERE',
      may_take_over: true,
    })
    await expect.element(page.getByText(fill(hebrew.locked.title, { name: yoav.name }))).toBeVisible()
    await expect.element(page.getByRole('button', { name: hebrew.verdict.accept })).toBeDisabled()
    await expectSound()
  })

  it('that does not exist leads to the queue, and offers no second try', async () => {
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

  it('that another has decided meanwhile says who and what, and overwrites nothing', async () => {
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
    await press('a')
    await expect.element(page.getByRole('alert').getByText(new RegExp(yoav.name))).toBeVisible()
    await expect.element(page.getByRole('button', { name: hebrew.moved.reload })).toBeVisible()
    await expectSound()
  })

  it('whose document is no longer asked for says so in words for staff, and loads the request again', async () => {
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
    await press('a')
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
    await press('a')
    await expect.element(page.getByText(hebrew.notSaved.title)).toBeVisible()
    await expectSound()
    calls.change({ 'PUT /office/requests/{id}/verdict': () => progress(three) })
    await page.getByRole('button', { name: hebrew.notSaved.retry }).click()
    await expect.element(page.getByText(hebrew.notSaved.title)).not.toBeInTheDocument()
  })
})
