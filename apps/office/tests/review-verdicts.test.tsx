import type { Review } from '@milgo/contracts/office/review-answer'
import { officeReviewPage as hebrew } from '@milgo/messages/he/office-review-page'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { at, openRequest, press, progress, shownDocument, three, yoav } from './support/review-page.ts'

describe('the documents of a review', () => {
  // Drafts of flags and notes are kept in the tab.
  beforeEach(() => sessionStorage.clear())

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
    // The form alone changes nothing, which the page says, and Escape leaves it.
    const accept = page.getByRole('button', { name: hebrew.verdict.accept })
    const flag = page.getByRole('button', { name: hebrew.verdict.flag })
    await expect.element(accept).toHaveAttribute('aria-pressed', 'true')
    await expect.element(flag).toHaveAttribute('aria-pressed', 'false')
    const said = page.getByText(hebrew.verdict.fineUntilReason)
    await expect.element(said).toBeVisible()
    await press('{Escape}')
    await expect.element(said).not.toBeInTheDocument()
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
    await expect.element(accept).toHaveAttribute('aria-pressed', 'false')
    await expect.element(flag).toHaveAttribute('aria-pressed', 'true')
  })

  it('are not decided on while a flag has not arrived, and look as the server has them', async () => {
    const accepted = three.map((one) => ({ ...one, state: 'ACCEPTED' as const }))
    const held = Promise.withResolvers<void>()
    const calls = await openRequest(
      { documents: accepted, decisions: [{ event: 'APPROVE', needs: 'NOTHING', refusals: [] }] },
      {
        'PUT /office/requests/{id}/verdict': async () => {
          await held.promise
          return refuse(503, { statusCode: 503, code: 'UNSPECIFIED', message: 'x' })
        },
      },
    )
    await expect.element(shownDocument(1)).toBeInTheDocument()
    await press('1')
    const flagged = page.getByRole('navigation').getByText(hebrew.documents.states.FLAGGED)
    await expect.element(flagged).toBeVisible()
    await press('{Control>}{Enter}{/Control}')
    held.resolve()
    await expect.element(flagged).not.toBeInTheDocument()
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(calls.made('POST /office/requests/{id}/decide')).toEqual([])
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

  it.each(['NOT_IN_REVIEW', 'NOT_A_REVIEWER', 'REVIEWED_BEFORE'] as const)(
    'cannot be marked, and say why: %s',
    async (refusal) => {
      await openRequest({ edit_refusal: refusal })
      const pane = page.getByRole('region', { name: hebrew.verdict.label })
      await expect.element(pane.getByText(hebrew.verdict.closed[refusal])).toBeVisible()
      for (const name of [hebrew.verdict.accept, hebrew.verdict.flag])
        await expect.element(pane.getByRole('button', { name: new RegExp(name) })).toBeDisabled()
      await expectSound()
    },
  )
})
