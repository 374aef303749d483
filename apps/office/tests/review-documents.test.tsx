import type { Review } from '@milgo/contracts/office/review-answer'
import { officeReviewPage as hebrew } from '@milgo/messages/he/office-review-page'
import { viewer } from '@milgo/messages/he/viewer'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { documentOf, fileOf } from './support/review-fixture.ts'
import { at, openRequest, press, progress, shownDocument, three, yoav } from './support/review-page.ts'

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
    await expect.element(page.getByRole('tabpanel').getByText('id_old.jpg')).toBeVisible()
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
