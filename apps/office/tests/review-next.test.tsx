import type { Review } from '@milgo/contracts/office/review-answer'
import { officePaths } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { officeReviewPage as hebrew } from '@milgo/messages/he/office-review-page'
import { statusEvents } from '@milgo/messages/he/status'
import { viewer } from '@milgo/messages/he/viewer'
import { type Answers, type MadeCall, type Refusal, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'
import { documentOf, fileOf, idOf, reviewAnswers, reviewOf, viewedPhotos } from './support/review-fixture.ts'
import { at, press, progress } from './support/review-page.ts'

const view = { status: 'SUBMITTED' }
const approvable: Partial<Review> = {
  documents: [documentOf('id_front', 'תעודת זהות', { state: 'ACCEPTED' })],
  decisions: [{ event: 'APPROVE', needs: 'NOTHING', refusals: [] }],
}
const second = reviewOf(2, { documents: [documentOf('id_front', 'תעודת זהות')] })

/** The first request of a view of the queue, opened from its row. */
const openFirst = async (answers: Answers) => {
  const calls = await openOffice(`${officePaths.queue}?status=SUBMITTED`, {
    roles: ['reviewer'],
    answers: { ...reviewAnswers, ...viewedPhotos, ...answers },
  })
  await page.getByRole('link', { name: 'סטודנטית 1' }).click()
  await expect.element(page.getByRole('toolbar')).toBeVisible()
  return calls
}
const headingOf = (place: number) => page.getByRole('heading', { level: 1, name: `סטודנטית ${place}` })

const isPreview = ({ body }: MadeCall): boolean => (body as { is_preview?: boolean }).is_preview === true

/** The second request is loaded ahead; really opened are these, one after the other. */
const openInTurn = (...reviews: readonly Review[]) => {
  let opened = 0
  return (made: MadeCall): Review => {
    if (isPreview(made)) return second
    opened += 1
    return reviews[opened - 1] ?? second
  }
}

type Decided = AnswerOf<'core', 'POST /office/requests/{id}/decide'>

/** Approves the first request by its key; the answers are the test's, and until then the second one is shown. */
const decideHeld = async (
  first: Partial<Review>,
  before: () => Promise<void> = async () => {},
  next: Review = second,
) => {
  let answering = Promise.withResolvers<Decided | Refusal>()
  const calls = await openFirst({
    'POST /office/requests/{id}/open': openInTurn(reviewOf(1, first), next),
    'POST /office/queue/take-next': {
      taken: { request_id: idOf(2), request_number: '2025-000012', name: 'סטודנטית 2' },
    },
    'POST /office/requests/{id}/decide': () => answering.promise,
    'PUT /office/requests/{id}/verdict': progress(second.documents),
  })
  await before()
  const previewed = () =>
    calls.made('POST /office/requests/{id}/view-document').filter((one) => isPreview(one)).length
  await expect.poll(previewed).toBe(1)
  await press('{Control>}{Enter}{/Control}')
  await expect.element(headingOf(2)).toBeVisible()
  const answer = (answered: Decided | Refusal) => {
    answering.resolve(answered)
    answering = Promise.withResolvers()
  }
  return { calls, answer }
}

/** Whether the text was on the page since, however shortly. */
const watchFor = (text: string): (() => boolean) => {
  let isSeen = false
  const observer = new MutationObserver(() => {
    isSeen ||= document.body.textContent.includes(text)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return () => isSeen
}

describe('the next request', () => {
  it('is the next of the same view, loaded ahead with its first document, and there before it is open', async () => {
    const photos = vi.spyOn(window, 'createImageBitmap')
    onTestFinished(() => photos.mockRestore())
    const held = Promise.withResolvers<void>()
    let opened = 0
    const calls = await openFirst({
      'POST /office/requests/{id}/open': async ({ body }) => {
        if ((body as { is_preview?: boolean }).is_preview) return second
        opened += 1
        if (opened === 1) return reviewOf(1, approvable)
        await held.promise
        return second
      },
      'POST /office/queue/take-next': {
        taken: { request_id: idOf(2), request_number: '2025-000012', name: 'סטודנטית 2' },
      },
      'POST /office/requests/{id}/decide': {
        id: idOf(1),
        status: 'TEAM_MANAGER_APPROVAL',
        next: idOf(2),
      },
    })
    const viewed = () => calls.made('POST /office/requests/{id}/view-document').map(({ body }) => body)
    const { file_name } = second.documents[0]?.file ?? {}
    await expect.poll(() => viewed().length).toBe(2)
    expect(viewed()[1]).toEqual({ file_name, is_preview: true })
    expect(calls.made('POST /office/queue/take-next').map(({ body }) => body)).toEqual([
      { view, except: [idOf(1)], is_preview: true },
    ])

    await expect
      .poll(() => photos.mock.settledResults.map(({ type }) => type))
      .toEqual(['fulfilled', 'fulfilled'])
    const sawLoading = watchFor(viewer.loading)
    await press('{Control>}{Enter}{/Control}')
    await expect.element(headingOf(2)).toBeVisible()
    await expect.element(page.getByText(fill(hebrew.place.of, { number: 2, count: 42 }))).toBeVisible()
    await expect.poll(() => page.getByRole('img', { name: /./ }).elements().length).toBe(1)
    expect(sawLoading()).toBe(false)
    await expect.poll(() => viewed().slice(2)).toEqual([{ file_name }])
    const done = page.getByText(
      fill(hebrew.decisions.done, { number: '2025-000011', event: statusEvents.APPROVE }),
    )
    await expect.element(done).toBeVisible()
    expect(calls.made('POST /office/requests/{id}/decide')[0]?.body).toMatchObject({ takes_next: true, view })
    held.resolve()
  })

  it('is decided by no second press before it is open, nor is the first one twice', async () => {
    const held = Promise.withResolvers<void>()
    const deciding = Promise.withResolvers<void>()
    let opened = 0
    const calls = await openFirst({
      'POST /office/requests/{id}/open': async ({ body }) => {
        if ((body as { is_preview?: boolean }).is_preview) return reviewOf(2, approvable)
        opened += 1
        if (opened === 1) return reviewOf(1, approvable)
        await held.promise
        return reviewOf(2, approvable)
      },
      'POST /office/queue/take-next': {
        taken: { request_id: idOf(2), request_number: '2025-000012', name: 'סטודנטית 2' },
      },
      'POST /office/requests/{id}/decide': async () => {
        await deciding.promise
        return { id: idOf(1), status: 'TEAM_MANAGER_APPROVAL', next: idOf(2) }
      },
    })
    await expect.poll(() => calls.made('POST /office/requests/{id}/view-document').length).toBe(2)
    const decided = () => calls.made('POST /office/requests/{id}/decide').length
    await press('{Control>}{Enter}{Enter}{/Control}')
    await expect.poll(decided).toBe(1)
    deciding.resolve()
    await expect.element(headingOf(2)).toBeVisible()
    await press('{Control>}{Enter}{/Control}')
    expect(decided()).toBe(1)

    held.resolve()
    // Open, it is.
    await expect
      .poll(async () => {
        await press('{Control>}{Enter}{/Control}')
        return decided()
      })
      .toBe(2)
  })

  it('is shown while the decision is on its way, and gives way to what the server refuses', async () => {
    const { calls, answer } = await decideHeld(approvable)
    expect(headingOf(1).elements()).toEqual([])
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
    // It is not open yet: nothing is written to it, it is not left for a third one, and the first one is not given back.
    await press('an')
    expect(calls.made('PUT /office/requests/{id}/verdict')).toEqual([])
    expect(calls.made('POST /office/queue/take-next').filter((one) => !isPreview(one))).toEqual([])
    const closed = () =>
      calls
        .made('POST /office/requests/{id}/keep-open')
        .filter(({ body }) => (body as { is_closing?: boolean }).is_closing)
    expect(closed()).toEqual([])

    answer(refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'later' }))
    await expect.element(headingOf(1)).toBeVisible()
    expect(headingOf(2).elements()).toEqual([])
    await page.getByRole('alert').getByRole('button', { name: hebrew.notSaved.retry }).click()
    await expect.element(headingOf(2)).toBeVisible()
    answer({ id: idOf(1), status: 'TEAM_MANAGER_APPROVAL', next: idOf(2) })
    await expect
      .element(
        page.getByText(fill(hebrew.decisions.done, { number: '2025-000011', event: statusEvents.APPROVE })),
      )
      .toBeVisible()
    expect(calls.made('POST /office/requests/{id}/decide')).toHaveLength(2)
    expect(calls.made('PUT /office/requests/{id}/verdict')).toEqual([])
    await expect.poll(() => closed().length).toBe(1)
    await expectSound()
  })

  it('is written to once it is open, in the order of the keys', async () => {
    const { calls, answer } = await decideHeld(approvable)
    await press('a')
    expect(calls.made('PUT /office/requests/{id}/verdict')).toEqual([])
    answer({ id: idOf(1), status: 'TEAM_MANAGER_APPROVAL', next: idOf(2) })
    await expect
      .poll(() => calls.made('PUT /office/requests/{id}/verdict').map(({ body }) => body))
      .toMatchObject([{ key: 'id_front', verdict: 'ACCEPTED' }])
  })

  it('leaves behind it what is compared, which comes back with a refusal', async () => {
    const { answer } = await decideHeld(
      {
        ...approvable,
        status: 'REPAIR_BACK_FROM',
        round: 2,
        changes: {
          before_at: at,
          after_at: at,
          documents: [
            {
              key: 'id_front',
              label: 'תעודת זהות',
              asked: null,
              before: fileOf('id_old'),
              after: fileOf('id_front'),
            },
          ],
          answers: [],
        },
      },
      async () => {
        await press('c')
        await expect.poll(() => page.getByRole('img', { name: /./ }).elements().length).toBe(2)
      },
    )
    answer(refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'later' }))
    await expect.element(headingOf(1)).toBeVisible()
    await expect.poll(() => page.getByRole('img', { name: /./ }).elements().length).toBe(2)
    await expect.element(page.getByText(hebrew.notSaved.title)).toBeVisible()
  })

  it('is left for another page only when the decision has arrived', async () => {
    const { answer } = await decideHeld(approvable)
    const toQueue = page.getByRole('link', { name: hebrew.toQueue })
    await toQueue.click()
    await expect.element(headingOf(2)).toBeVisible()
    answer(refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'later' }))
    await expect.element(headingOf(1)).toBeVisible()
    await page.getByRole('alert').getByRole('button', { name: hebrew.notSaved.retry }).click()
    await expect.element(headingOf(2)).toBeVisible()
    await toQueue.click()
    answer({ id: idOf(1), status: 'TEAM_MANAGER_APPROVAL', next: idOf(2) })
    await expect.element(page.getByRole('link', { name: 'סטודנטית 1' })).toBeVisible()
  })

  it('is another one than was shown where somebody was quicker', async () => {
    const third = reviewOf(3, { documents: [documentOf('id_front', 'תעודת זהות')] })
    const { calls, answer } = await decideHeld(approvable, undefined, third)
    answer({ id: idOf(1), status: 'TEAM_MANAGER_APPROVAL', next: idOf(3) })
    await expect.element(headingOf(3)).toBeVisible()
    expect(headingOf(2).elements()).toEqual([])
    // Nobody has opened the one that was taken by somebody else.
    const opened = calls.made('POST /office/requests/{id}/open').filter((one) => !isPreview(one))
    expect(opened).toHaveLength(2)
  })

  it('is asked for again only where somebody has moved meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const calls = await openFirst({ 'POST /office/requests/{id}/open': reviewOf(1, approvable) })
    const asked = () => calls.made('POST /office/queue/take-next').length
    await expect.poll(asked, { timeout: 5_000 }).toBe(1)
    // The press that led here was a move.
    vi.advanceTimersByTime(60_000)
    await expect.poll(asked).toBeLessThanOrEqual(2)
    const before = asked()
    vi.advanceTimersByTime(10 * 60_000)
    await expect.poll(() => calls.made('POST /office/requests/{id}/keep-open').length).toBeGreaterThan(10)
    expect(asked()).toBe(before)

    await press('{Shift}')
    vi.advanceTimersByTime(60_000)
    await expect.poll(asked).toBe(before + 1)
  })

  it('is taken once, however often its key is pressed', async () => {
    const held = Promise.withResolvers<void>()
    let opened = 0
    const calls = await openFirst({
      'POST /office/requests/{id}/open': () => {
        opened += 1
        return opened === 1 ? reviewOf(1, approvable) : second
      },
      'POST /office/queue/take-next': async ({ body }) => {
        if ((body as { is_preview?: boolean }).is_preview) return { taken: null }
        await held.promise
        return { taken: { request_id: idOf(2), request_number: '2025-000012', name: 'סטודנטית 2' } }
      },
    })
    const taking = () => calls.made('POST /office/queue/take-next').filter((one) => !isPreview(one))
    await press('nnn')
    await expect.poll(() => taking().length).toBe(1)
    held.resolve()
    await expect.element(headingOf(2)).toBeVisible()
    expect(taking()).toHaveLength(1)
  })

  it('is none after the last one of the view, which the queue says', async () => {
    await openFirst({
      'POST /office/requests/{id}/open': reviewOf(1, approvable),
      'POST /office/requests/{id}/decide': { id: idOf(1), status: 'TEAM_MANAGER_APPROVAL', next: null },
    })
    await press('{Control>}{Enter}{/Control}')
    const done = page.getByText(
      fill(hebrew.decisions.doneLast, { number: '2025-000011', event: statusEvents.APPROVE }),
    )
    await expect.element(done).toBeVisible()
    await expectSound()
  })
})
