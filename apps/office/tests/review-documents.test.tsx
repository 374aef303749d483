import type { Review } from '@milgo/contracts/office/review-answer'
import { fill } from '@milgo/messages/fill'
import { officeReviewPage as hebrew } from '@milgo/messages/he/office-review-page'
import { viewer } from '@milgo/messages/he/viewer'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { pdfAddress } from './support/paper.ts'
import { documentOf, fileOf } from './support/review-fixture.ts'
import { at, openRequest, press, progress, shownDocument, three, yoav } from './support/review-page.ts'

type Turn = { readonly degrees: number }

const photoOf = (title: string) =>
  page
    .getByRole('img', { name: fill(viewer.image, { title }) })
    .elements()
    .find((one) => one instanceof HTMLCanvasElement)

/** Width and height of the photo as it is drawn. */
const shapeOf = (title: string) => () => {
  const photo = photoOf(title)
  return photo && [photo.width, photo.height]
}

/** Of the photo on the screen. */
const widthOf = (title: string) => photoOf(title)?.getBoundingClientRect().width ?? 0

describe('the documents of a review', () => {
  // Drafts of flags and notes are kept in the tab.
  beforeEach(() => sessionStorage.clear())

  it('name every control of the viewer', async () => {
    await openRequest({})
    const tools = page.getByRole('toolbar', { name: viewer.tools })
    for (const name of [viewer.zoomIn, viewer.zoomOut, viewer.fit, viewer.rotate, viewer.download])
      await expect.element(tools.getByRole('button', { name: new RegExp(name) })).toBeVisible()
    for (const button of tools.getByRole('button').elements())
      expect(button.getAttribute('aria-label') ?? button.textContent).not.toBe('')
  })

  it('are turned by a key, which is remembered for everybody, and open as they were turned', async () => {
    const turnedBefore = { ...fileOf('study_confirmation'), rotation: 270 }
    const calls = await openRequest(
      { documents: three.map((one, place) => (place === 1 ? { ...one, file: turnedBefore } : one)) },
      { 'PUT /office/requests/{id}/rotation': ({ body }) => ({ degrees: (body as Turn).degrees }) },
    )
    const sent = () => calls.made('PUT /office/requests/{id}/rotation').map(({ body }) => body)
    // The photo is 40 by 60 as it was sent.
    await expect.poll(shapeOf('תעודת זהות')).toEqual([40, 60])
    await press('r')
    await expect.poll(shapeOf('תעודת זהות')).toEqual([60, 40])
    await expect.poll(sent).toEqual([{ file_name: 'id_front.jpeg', degrees: 90 }])
    await press('r')
    await expect.poll(shapeOf('תעודת זהות')).toEqual([40, 60])
    await expect.poll(sent).toHaveLength(2)
    await press('r')
    await expect.poll(sent).toHaveLength(3)
    expect(sent()[2]).toEqual({ file_name: 'id_front.jpeg', degrees: 270 })
    await press('j')
    await expect.poll(shapeOf('אישור לימודים')).toEqual([60, 40])
    await press('j')
    await expect.poll(shapeOf('אישור שירות')).toEqual([40, 60])
    await press('kk')
    await expect.poll(shapeOf('תעודת זהות')).toEqual([60, 40])
  })

  it('are enlarged by keys and by two fingers, and fit again', async () => {
    await openRequest({})
    await expect.poll(shapeOf('תעודת זהות')).toEqual([40, 60])
    const percent = () => widthOf('תעודת זהות') / 0.4
    const tools = page.getByRole('toolbar', { name: viewer.tools })
    const expectScale = async (wanted: number) => {
      await expect.element(tools.getByText(fill(viewer.scale, { percent: wanted }))).toBeVisible()
      await expect.poll(percent).toBeCloseTo(wanted, 0)
    }
    await expectScale(100)
    await press('==')
    await expectScale(125)
    await press('-')
    await expectScale(110)
    await press('0')
    await expectScale(100)

    const room = page.getByRole('region', { name: fill(viewer.image, { title: 'תעודת זהות' }) }).element()
    const touch = (type: string, pointerId: number, clientX: number) =>
      room.dispatchEvent(
        new PointerEvent(type, { pointerId, clientX, clientY: 300, pointerType: 'touch', bubbles: true }),
      )
    touch('pointerdown', 1, 100)
    touch('pointermove', 1, 140)
    touch('pointerdown', 2, 240)
    // One finger scrolls by itself.
    await expectScale(100)
    touch('pointermove', 2, 390)
    await expectScale(250)
    touch('pointermove', 1, 240)
    await expectScale(150)
    touch('pointerup', 2, 390)
    touch('pointermove', 1, 20)
    await expectScale(150)
    touch('pointerup', 1, 20)
    // Whoever enlarges one document wants the next one as large.
    await press('j')
    await expect.poll(() => widthOf('אישור לימודים') / 0.4).toBeCloseTo(150, 0)
  })

  it('of several pages are leafed through by keys', async () => {
    await openRequest(
      {},
      {
        'POST /office/requests/{id}/view-document': {
          url: pdfAddress('First', 'Second'),
          media_type: 'application/pdf',
          bytes: 700,
          expires_at: at,
        },
      },
    )
    const shownPage = (number: number) =>
      page
        .getByRole('toolbar', { name: viewer.tools })
        .getByText(fill(viewer.pages, { page: number, count: 2 }))
    await expect.element(shownPage(1)).toBeVisible()
    await press(']')
    await expect.element(shownPage(2)).toBeVisible()
    await press('[[')
    await expect.element(shownPage(1)).toBeVisible()
  })

  it('lose their verdict again by a key, and a request is approved by one', async () => {
    const states = ['ACCEPTED', 'ACCEPTED', 'NOT_LOOKED_AT'] as const
    const judged = three.map((one, place) => ({ ...one, state: states[place] ?? 'NOT_LOOKED_AT' }))
    const calls = await openRequest(
      { documents: judged, decisions: [{ event: 'APPROVE', needs: 'NOTHING', refusals: [] }] },
      {
        'PUT /office/requests/{id}/verdict': () => ({
          ...progress(judged.map((one, place) => (place === 1 ? { ...one, state: 'NOT_LOOKED_AT' } : one))),
          decisions: [{ event: 'APPROVE', needs: 'NOTHING', refusals: [] }],
        }),
        'POST /office/requests/{id}/decide': refuse(503, {
          statusCode: 503,
          code: 'UNAVAILABLE',
          message: 'later',
        }),
      },
    )
    await expect.element(shownDocument(3)).toBeInTheDocument()
    await press('k')
    await expect.element(shownDocument(2)).toBeInTheDocument()
    const left = page.getByRole('navigation').getByText(hebrew.documents.states.NOT_LOOKED_AT)
    expect(left.elements()).toHaveLength(1)
    await press('u')
    await expect.poll(() => left.elements()).toHaveLength(2)
    await expect
      .poll(() => calls.made('PUT /office/requests/{id}/verdict').map(({ body }) => body))
      .toMatchObject([{ key: 'study_confirmation', verdict: null }])
    // Nobody is led away from what they have undone.
    await expect.element(shownDocument(2)).toBeInTheDocument()
    await press('g')
    await expect
      .poll(() => calls.made('POST /office/requests/{id}/decide').map(({ body }) => body))
      .toMatchObject([{ event: 'APPROVE' }])
  })

  it('leave the focus where it is while documents change, and say which one is shown', async () => {
    const judged: unknown[] = []
    await openRequest(
      {},
      {
        'PUT /office/requests/{id}/verdict': ({ body }) => {
          judged.push(body)
          const accepted = new Set(judged.map((one) => (one as { key: string }).key))
          return progress(
            three.map((one) => (accepted.has(one.key) ? { ...one, state: 'ACCEPTED' as const } : one)),
          )
        },
      },
    )
    await expect.element(shownDocument(1)).toBeInTheDocument()
    const accept = page.getByRole('button', { name: hebrew.verdict.accept })
    ;(accept.element() as HTMLElement).focus()
    await press('a')
    await expect.element(shownDocument(2)).toBeInTheDocument()
    await expect.element(accept).toHaveFocus()
    await press('j')
    await expect.element(shownDocument(3)).toBeInTheDocument()
    await expect.element(accept).toHaveFocus()
    expect(shownDocument(3).element().closest('[role="status"]')).not.toBeNull()
    expect(judged).toMatchObject([{ key: 'id_front', verdict: 'ACCEPTED' }])
  })

  it('keep a verdict of which the answer to an earlier one knows nothing', async () => {
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const held = [first, second]
    const calls = await openRequest(
      {},
      {
        'PUT /office/requests/{id}/verdict': async () => {
          const answered = calls.made('PUT /office/requests/{id}/verdict').length
          await held[answered - 1]?.promise
          return progress(
            three.map((one, place) => (place < answered ? { ...one, state: 'ACCEPTED' as const } : one)),
          )
        },
      },
    )
    await expect.element(shownDocument(1)).toBeInTheDocument()
    await press('a')
    await expect.element(shownDocument(2)).toBeInTheDocument()
    await press('a')
    await expect.element(shownDocument(3)).toBeInTheDocument()
    first.resolve()
    await expect.poll(() => calls.made('PUT /office/requests/{id}/verdict')).toHaveLength(2)
    const left = page.getByRole('navigation').getByText(hebrew.documents.states.NOT_LOOKED_AT)
    await expect.poll(() => left.elements()).toHaveLength(1)
    second.resolve()
    await expect.element(shownDocument(3)).toBeInTheDocument()
  })

  it('asks whoever leaves while a verdict is on its way, and nobody after it has arrived', async () => {
    const held = Promise.withResolvers<void>()
    await openRequest(
      {},
      {
        'PUT /office/requests/{id}/verdict': async () => {
          await held.promise
          return progress(three)
        },
      },
    )
    const mayLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await expect.element(shownDocument(1)).toBeInTheDocument()
    expect(mayLeave()).toBe(true)
    await press('a')
    await expect.poll(mayLeave).toBe(false)
    held.resolve()
    await expect.poll(mayLeave).toBe(true)
  })

  it('that were found fine are flagged after all', async () => {
    const accepted = three.map((one) => ({ ...one, state: 'ACCEPTED' as const }))
    const calls = await openRequest(
      { documents: accepted },
      {
        'PUT /office/requests/{id}/verdict': ({ body }) => {
          const { verdict } = body as { verdict: 'FLAGGED' | null }
          const state = verdict ?? ('NOT_LOOKED_AT' as const)
          return progress(accepted.map((one, place) => (place === 0 ? { ...one, state } : one)))
        },
      },
    )
    const verdicts = () =>
      calls
        .made('PUT /office/requests/{id}/verdict')
        .map(({ body }) => body as { verdict: string; reason?: string })
    const reasons = page.getByRole('group', { name: hebrew.verdict.reasons })
    await expect.element(shownDocument(1)).toBeInTheDocument()
    await page.getByRole('button', { name: hebrew.verdict.flag }).click()
    await expect.element(reasons).toBeVisible()
    await expectSound()
    // The form alone changes nothing, and Escape leaves it.
    await press('{Escape}')
    expect(verdicts()).toEqual([])
    await press('f')
    // A reason that needs a note takes the verdict back until the note is there.
    await reasons.getByRole('button', { name: 'אחר' }).click()
    await expect.poll(verdicts).toMatchObject([{ verdict: null }])
    await press('{Escape}1')
    await expect
      .poll(verdicts)
      .toMatchObject([{ verdict: null }, { verdict: 'FLAGGED', reason: 'UNREADABLE' }])
    await expect
      .element(page.getByRole('navigation').getByText(hebrew.documents.states.FLAGGED))
      .toBeVisible()
  })

  it('with a flag show the text of the student, markup as text', async () => {
    const flagged = three.map((one, place) => (place === 0 ? { ...one, state: 'FLAGGED' as const } : one))
    await openRequest({}, { 'PUT /office/requests/{id}/verdict': () => progress(flagged) })
    await expect.element(shownDocument(1)).toBeInTheDocument()
    await press('1')
    await expect
      .element(page.getByRole('navigation').getByText(hebrew.documents.states.FLAGGED))
      .toBeVisible()
    await page
      .getByRole('textbox', { name: new RegExp(hebrew.verdict.note) })
      .fill('<img src=x onerror=alert(1)>')
    await expect.element(page.getByText(/המסמך לא קריא/).last()).toBeVisible()
    await expect.element(page.getByText('<img src=x onerror=alert(1)>').last()).toBeVisible()
    expect(document.querySelector('img[src="x"]')).toBeNull()
    await expectSound()
  })

  it('with a flag leave the answers and the figures in sight on a narrow screen, but for its open form', async () => {
    const figure: Review['figures']['rows'][number] = {
      id: 'numberOfPersons',
      wire: 'number_of_persons',
      kind: 'digits',
      label: 'נפשות בבית',
      is_required: true,
      is_missing: true,
      claimed: '4',
      value: null,
      source: null,
      sources: ['id_front'],
    }
    const figures = { version: 0, is_frozen: false, entered_by: null, entered_at: null, rows: [figure] }
    const verdict = {
      verdict: 'FLAGGED' as const,
      reason: 'UNREADABLE',
      note: 'מטושטש',
      by: yoav,
      at,
      is_own: false,
    }
    const flagged = three.map((one, place) =>
      place === 0 ? { ...one, state: 'FLAGGED' as const, verdict } : one,
    )
    await openRequest(
      { documents: flagged, figures },
      { 'PUT /office/requests/{id}/verdict': () => progress(flagged) },
      { width: 1024 },
    )
    await expect.element(shownDocument(2)).toBeInTheDocument()
    await press('k')
    await expect.element(shownDocument(1)).toBeInTheDocument()
    const tabs = page.getByRole('tablist')
    const reasons = page.getByRole('group', { name: hebrew.verdict.reasons })
    await expect.element(tabs).toBeVisible()
    await expect.element(page.getByText('מטושטש').last()).toBeVisible()
    await expect.element(reasons).not.toBeInTheDocument()
    await expectSound()

    await press('f')
    await expect.element(reasons).toBeVisible()
    await expect.element(tabs).not.toBeInTheDocument()
    await expectSound()
    await press('{Escape}')
    await expect.element(tabs).toBeVisible()

    await press('t')
    await expect.element(page.getByRole('textbox', { name: new RegExp(hebrew.verdict.note) })).toHaveFocus()
    await press('{Escape}')
    await expect.element(tabs).toBeVisible()

    await press('1')
    await expect.element(reasons).toBeVisible()
    await press('v')
    await expect.element(page.getByRole('textbox', { name: /נפשות בבית/ })).toHaveFocus()
    await press('{Escape}f')
    await page.getByRole('button', { name: hebrew.verdict.close }).click()
    await expect.element(tabs).toBeVisible()

    await press('1jk')
    await expect.element(shownDocument(1)).toBeInTheDocument()
    await expect.element(tabs).toBeVisible()
  })

  it('get the keys back from the internal note by Escape', async () => {
    await openRequest({})
    await expect.element(shownDocument(1)).toBeInTheDocument()
    await press('f')
    const reasons = page.getByRole('group', { name: hebrew.verdict.reasons })
    await expect.element(reasons).toBeVisible()
    await press('{Escape}')
    await expect.element(reasons).not.toBeInTheDocument()
    await press('i')
    const note = page.getByRole('textbox', { name: hebrew.notes.label })
    await expect.element(note).toHaveFocus()
    await press('אבג{Escape}j')
    await expect.element(shownDocument(2)).toBeInTheDocument()
    await expect.element(note).toHaveValue('אבג')
  })

  it('after a correction compare the old and the new file, and the changed answers', async () => {
    await openRequest({
      status: 'REPAIR_BACK_FROM',
      round: 2,
      documents: three.map((one, place) => (place === 0 ? { ...one, is_replaced: true } : one)),
      changes: {
        before_at: at,
        after_at: '2026-11-05T10:00:00.000Z',
        documents: [
          {
            key: 'id_front',
            label: 'תעודת זהות',
            asked: { reason: 'UNREADABLE', reason_text: 'המסמך לא קריא', note: null },
            before: fileOf('id_old'),
            after: fileOf('id_front'),
          },
        ],
        answers: [{ key: 'incomeType', label: 'סוג הכנסה', before: 'שכיר', after: 'עצמאי' }],
      },
    })
    const changes = page.getByRole('tabpanel')
    await expect.element(changes.getByText('id_old.jpg')).toBeVisible()
    await expect.element(changes.getByText('סוג הכנסה')).toBeVisible()
    await expect.element(changes.getByRole('deletion').filter({ hasText: 'שכיר' })).toBeVisible()
    await expect.element(changes.getByRole('insertion').filter({ hasText: 'עצמאי' })).toBeVisible()
    await expectSound()
    await press('c')
    await expect
      .element(page.getByRole('button', { name: new RegExp(hebrew.documents.compareEnd) }))
      .toBeVisible()
    await expect.poll(() => page.getByRole('img', { name: /./ }).elements().length).toBeGreaterThanOrEqual(2)
    await expectSound()
  })

  it('show a file that was uploaded and not sent beside the one that was, marked so', async () => {
    const unsent = { ...documentOf('id_front', 'תעודת זהות'), file: fileOf('id_unsent') }
    const calls = await openRequest({ status: 'REPAIR_BACK_FROM_TO', unsent_documents: [unsent] })
    await expect.element(page.getByText(hebrew.changes.unsentText)).toBeVisible()
    await page.getByRole('button', { name: hebrew.changes.showUnsent }).click()
    await expect
      .element(
        page
          .getByRole('heading', { name: new RegExp(hebrew.documents.unsentFile.split(' · ')[0] ?? '') })
          .last(),
      )
      .toBeVisible()
    await expect
      .poll(() => calls.made('POST /office/requests/{id}/view-document').map(({ body }) => body))
      .toContainEqual({ file_name: 'id_unsent.jpeg' })
    await expect.poll(() => page.getByRole('img', { name: /./ }).elements().length).toBeGreaterThanOrEqual(2)
    await expectSound()
  })

  it('that are gone, infected or broken say so in their place', async () => {
    await openRequest({
      documents: [
        documentOf('id_front', 'תעודת זהות', { file: null }),
        documentOf('study_confirmation', 'אישור לימודים', { file: { ...fileOf('study'), scan: 'infected' } }),
        documentOf('army_document', 'אישור שירות'),
      ],
    })
    await expect.element(page.getByText(viewer.missing.title)).toBeVisible()
    await expectSound()
    await press('j')
    await expect.element(page.getByText(hebrew.documents.infected)).toBeVisible()
    await expectSound()
  })
})
