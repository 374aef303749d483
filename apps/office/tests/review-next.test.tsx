import type { Review } from '@milgo/contracts/office/review-answer'
import { fill } from '@milgo/messages/fill'
import { officeReviewPage as hebrew } from '@milgo/messages/he/office-review-page'
import { viewer } from '@milgo/messages/he/viewer'
import { type MadeCall, type Refusal, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { press } from './support/press.ts'
import { documentOf, fileOf, idOf, listed, reviewOf } from './support/review-fixture.ts'
import { acceptByKey, approvable, at, openFirst, progress, view } from './support/review-page.ts'

const second = reviewOf(2, { documents: [documentOf('id_front', 'תעודת זהות')] })

const headingOf = (place: number) => page.getByRole('heading', { level: 1, name: `סטודנטית ${place}` })

const isPreview = ({ body }: MadeCall): boolean => (body as { is_preview?: boolean }).is_preview === true

/**
 * Answers the calls that open a request. The second request is loaded ahead; these reviews are really opened, one after
 * another.
 */
const openInTurn = (...reviews: readonly Review[]) => {
  let opened = 0
  return (made: MadeCall): Review => {
    if (isPreview(made)) return second
    opened += 1
    return reviews[opened - 1] ?? second
  }
}

type Decided = AnswerOf<'core', 'POST /office/requests/{id}/decide'>

/**
 * Approves the first request by its key. The test decides when the server answers; until then the second request is
 * shown.
 */
const decideWithPendingAnswer = async (
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

/** Returns a function that says whether the text was on the page since this call, however briefly. */
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
  it('is the next one of the same view, loaded ahead with its first document and shown before it is open', async () => {
    const photos = vi.spyOn(window, 'createImageBitmap')
    onTestFinished(() => photos.mockRestore())
    const pending = Promise.withResolvers<void>()
    let opened = 0
    const calls = await openFirst({
      'POST /office/requests/{id}/open': async ({ body }) => {
        if ((body as { is_preview?: boolean }).is_preview) return second
        opened += 1
        if (opened === 1) return reviewOf(1, approvable)
        await pending.promise
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
    await expect.element(page.getByText(fill(hebrew.place.of, { number: 1, count: 41 }))).toBeVisible()
    await expect.poll(() => page.getByRole('img', { name: /./ }).elements().length).toBe(1)
    expect(sawLoading()).toBe(false)
    await expect.poll(() => viewed().slice(2)).toEqual([{ file_name }])
    const done = page.getByText(
      fill(hebrew.decisions.done, { number: '2025-000011', outcome: hebrew.decisions.outcomes.APPROVE }),
    )
    await expect.element(done).toBeVisible()
    expect(calls.made('POST /office/requests/{id}/decide')[0]?.body).toMatchObject({ takes_next: true, view })
    pending.resolve()
  })

  it('is where the view has it now, if the decided request may still be in the view', async () => {
    let isDecided = false
    const calls = await openFirst(
      {
        'POST /office/requests/{id}/open': openInTurn(reviewOf(1, approvable), second),
        'POST /office/queue/take-next': {
          taken: { request_id: idOf(2), request_number: '2025-000012', name: 'סטודנטית 2' },
        },
        'POST /office/requests/{id}/decide': () => {
          isDecided = true
          return { id: idOf(1), status: 'TEAM_MANAGER_APPROVAL', next: idOf(2) }
        },
        // The decided request has a later target now.
        'POST /office/requests/list': () => ({
          requests: (isDecided ? [2, 3, 1] : [1, 2, 3]).map(listed),
          next: null,
        }),
      },
      '?status=SUBMITTED,TEAM_MANAGER_APPROVAL&sort=-waiting',
    )
    await expect.element(page.getByText(fill(hebrew.place.of, { number: 1, count: 42 }))).toBeVisible()
    await press('{Control>}{Enter}{/Control}')
    await expect.element(headingOf(2)).toBeVisible()
    const now = page.getByRole('navigation', { name: hebrew.place.label })
    await expect.element(now).toHaveTextContent(fill(hebrew.place.of, { number: 1, count: 42 }))
    await expect.element(now.getByRole('link', { name: hebrew.place.previous })).not.toBeInTheDocument()
    await expect
      .element(now.getByRole('link', { name: hebrew.place.following }))
      .toHaveAttribute('href', expect.stringContaining(idOf(3)))
    expect(calls.made('POST /office/requests/list').at(-1)?.body).toEqual({
      view: { status: 'SUBMITTED,TEAM_MANAGER_APPROVAL' },
      sort: '-waiting',
    })
    await expectSound()
  })

  it('is not decided by a second press before it is open, and the first one is not decided twice', async () => {
    const pending = Promise.withResolvers<void>()
    const deciding = Promise.withResolvers<void>()
    let opened = 0
    const calls = await openFirst({
      'POST /office/requests/{id}/open': async ({ body }) => {
        if ((body as { is_preview?: boolean }).is_preview) return reviewOf(2, approvable)
        opened += 1
        if (opened === 1) return reviewOf(1, approvable)
        await pending.promise
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

    pending.resolve()
    // Once it is open, the key decides it.
    await expect
      .poll(async () => {
        await press('{Control>}{Enter}{/Control}')
        return decided()
      })
      .toBe(2)
  })

  it('is shown while the decision is being sent, and is hidden again after a refusal', async () => {
    const { calls, answer } = await decideWithPendingAnswer(approvable)
    expect(headingOf(1).elements()).toEqual([])
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
    // The request is not open yet: nothing is written to it, no third one is taken, and the first one is not released.
    await acceptByKey()
    await press('n')
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
        page.getByText(
          fill(hebrew.decisions.done, { number: '2025-000011', outcome: hebrew.decisions.outcomes.APPROVE }),
        ),
      )
      .toBeVisible()
    expect(calls.made('POST /office/requests/{id}/decide')).toHaveLength(2)
    expect(calls.made('PUT /office/requests/{id}/verdict')).toEqual([])
    await expect.poll(() => closed().length).toBe(1)
    await expectSound()
  })

  it('gets the writes in the order of the keys once it is open', async () => {
    const { calls, answer } = await decideWithPendingAnswer(approvable)
    await acceptByKey()
    expect(calls.made('PUT /office/requests/{id}/verdict')).toEqual([])
    answer({ id: idOf(1), status: 'TEAM_MANAGER_APPROVAL', next: idOf(2) })
    await expect
      .poll(() => calls.made('PUT /office/requests/{id}/verdict').map(({ body }) => body))
      .toMatchObject([{ key: 'id_front', verdict: 'ACCEPTED' }])
  })

  it('hides a comparison of the first one, which is shown again after a refusal', async () => {
    const { answer } = await decideWithPendingAnswer(
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

  it('is left for another page only after the decision has arrived', async () => {
    const { answer } = await decideWithPendingAnswer(approvable)
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

  it('is another one than shown ahead if a colleague was faster', async () => {
    const third = reviewOf(3, { documents: [documentOf('id_front', 'תעודת זהות')] })
    const { calls, answer } = await decideWithPendingAnswer(approvable, undefined, third)
    answer({ id: idOf(1), status: 'TEAM_MANAGER_APPROVAL', next: idOf(3) })
    await expect.element(headingOf(3)).toBeVisible()
    expect(headingOf(2).elements()).toEqual([])
    // The request that a colleague took was not opened.
    const opened = calls.made('POST /office/requests/{id}/open').filter((one) => !isPreview(one))
    expect(opened).toHaveLength(2)
  })

  it('is determined again only after activity', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const calls = await openFirst({ 'POST /office/requests/{id}/open': reviewOf(1, approvable) })
    const asked = () => calls.made('POST /office/queue/take-next').length
    await expect.poll(asked).toBe(1)
    // The press that opened the request was activity.
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
    const pending = Promise.withResolvers<void>()
    let opened = 0
    const calls = await openFirst({
      'POST /office/requests/{id}/open': () => {
        opened += 1
        return opened === 1 ? reviewOf(1, approvable) : second
      },
      'POST /office/queue/take-next': async ({ body }) => {
        if ((body as { is_preview?: boolean }).is_preview) return { taken: null }
        await pending.promise
        return { taken: { request_id: idOf(2), request_number: '2025-000012', name: 'סטודנטית 2' } }
      },
    })
    const taking = () => calls.made('POST /office/queue/take-next').filter((one) => !isPreview(one))
    await press('nnn')
    await expect.poll(() => taking().length).toBe(1)
    pending.resolve()
    await expect.element(headingOf(2)).toBeVisible()
    expect(taking()).toHaveLength(1)
  })

  it('does not exist after the last one of the view, and the queue says so', async () => {
    await openFirst({
      'POST /office/requests/{id}/open': reviewOf(1, approvable),
      'POST /office/requests/{id}/decide': { id: idOf(1), status: 'TEAM_MANAGER_APPROVAL', next: null },
    })
    await press('{Control>}{Enter}{/Control}')
    const done = page.getByText(
      fill(hebrew.decisions.doneLast, { number: '2025-000011', outcome: hebrew.decisions.outcomes.APPROVE }),
    )
    await expect.element(done).toBeVisible()
    await expectSound()
  })
})
