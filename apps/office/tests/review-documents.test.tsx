import { officeReviewPage as hebrew } from '@milgo/messages/he/office-review-page'
import { viewer } from '@milgo/messages/he/viewer'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { press } from './support/press.ts'
import { documentOf, fileOf, photoView } from './support/review-fixture.ts'
import { acceptByKey, at, openRequest, progress, shownDocument, three } from './support/review-page.ts'

describe('the documents of a review', () => {
  it('do not move the focus when another document is shown, and announce it', async () => {
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
    await acceptByKey()
    await expect.element(shownDocument(2)).toBeInTheDocument()
    await expect.element(accept).toHaveFocus()
    await press('j')
    await expect.element(shownDocument(3)).toBeInTheDocument()
    await expect.element(accept).toHaveFocus()
    expect(shownDocument(3).element().closest('[role="status"]')).not.toBeNull()
    await expect.poll(() => judged).toMatchObject([{ key: 'id_front', verdict: 'ACCEPTED' }])
  })

  it('say why they could not be downloaded', async () => {
    const calls = await openRequest({})
    await expect.element(shownDocument(1)).toBeInTheDocument()
    calls.change({
      'POST /office/requests/{id}/view-document': refuse(400, {
        statusCode: 400,
        code: 'NEWER_CODE',
        message: 'הקובץ אינו זמין',
      }),
    })
    await page.getByRole('button', { name: viewer.download }).click()
    await expect.element(page.getByText('הקובץ אינו זמין')).toBeVisible()
  })

  it('are accepted only once they are shown, however fast the key is pressed', async () => {
    const loading = Promise.withResolvers<void>()
    const calls = await openRequest(
      {},
      {
        'POST /office/requests/{id}/view-document': async () => {
          await loading.promise
          return photoView()
        },
        'PUT /office/requests/{id}/verdict': () =>
          progress(three.map((one, place) => (place === 0 ? { ...one, state: 'ACCEPTED' as const } : one))),
      },
    )
    await expect.element(shownDocument(1)).toBeInTheDocument()
    await expect.element(page.getByText(hebrew.verdict.whenShown)).toBeVisible()
    await press('aaa')
    await expectSound()
    expect(calls.made('PUT /office/requests/{id}/verdict')).toEqual([])
    await expect.element(shownDocument(1)).toBeInTheDocument()
    loading.resolve()
    await acceptByKey()
    await expect.element(shownDocument(2)).toBeInTheDocument()
    await expect
      .poll(() => calls.made('PUT /office/requests/{id}/verdict').map(({ body }) => body))
      .toMatchObject([{ key: 'id_front', verdict: 'ACCEPTED' }])
  })

  it.each([1024, 1440] as const)(
    'that the check could not read are marked before they are opened, at %i px',
    async (width) => {
      const unread = documentOf('study_confirmation', 'אישור לימודים', {
        file: { ...fileOf('study_confirmation'), format: 'pdf', pages: null, marks: ['UNCHECKED_PARTS'] },
      })
      await openRequest(
        { documents: three.map((one) => (one.key === unread.key ? unread : one)) },
        {},
        { width },
      )
      await expect.element(shownDocument(1)).toBeInTheDocument()
      const rail = page.getByRole('navigation', { name: hebrew.documents.label })
      const inRail = rail.getByRole('button', { name: new RegExp(unread.label) })
      await expect.element(inRail).toHaveTextContent(hebrew.documents.unread)
      const advice = page.getByText(hebrew.documents.unreadText)
      await expect.element(advice).not.toBeInTheDocument()
      await inRail.click()
      await expect.element(advice).toBeVisible()
      await expect.element(page.getByText(hebrew.documents.unread, { exact: true })).toHaveLength(2)
      await expectSound()
    },
  )

  it('are on record as viewed only once they are shown, not when the next one is loaded ahead', async () => {
    const calls = await openRequest({})
    const viewed = () => calls.made('POST /office/requests/{id}/view-document').map(({ body }) => body)
    const [first, second, third] = three.map(({ file }) => ({ file_name: file?.file_name }))
    await expect.poll(viewed).toEqual([first, { ...second, is_preview: true }])
    await press('j')
    await expect.element(shownDocument(2)).toBeInTheDocument()
    await expect
      .poll(viewed)
      .toEqual([first, { ...second, is_preview: true }, second, { ...third, is_preview: true }])
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

  it('show an uploaded but unsent file, marked as such, beside the sent one', async () => {
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

  it('that are deleted, infected or broken show a message instead', async () => {
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
