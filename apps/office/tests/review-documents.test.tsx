import { officeReviewPage as hebrew } from '@milgo/messages/he/office-review-page'
import { viewer } from '@milgo/messages/he/viewer'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { documentOf, fileOf } from './support/review-fixture.ts'
import { at, openRequest, press, progress, shownDocument, three } from './support/review-page.ts'

describe('the documents of a review', () => {
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
