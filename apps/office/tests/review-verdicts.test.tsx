import type { Review } from '@milgo/contracts/office/review-answer'
import { officeReviewPage as hebrew } from '@milgo/messages/he/office-review-page'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { press } from './support/press.ts'
import { documentOf } from './support/review-fixture.ts'
import {
  acceptByKey,
  at,
  openRequest,
  progress,
  reasons,
  returningReasons,
  shownDocument,
  three,
  yoav,
} from './support/review-page.ts'

describe('the documents of a review', () => {
  // Drafts of flags and notes are stored in the tab.
  beforeEach(() => sessionStorage.clear())

  it('lose their verdict by a key, and the request is approved by a key', async () => {
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
    // After an undo the same document stays shown.
    await expect.element(shownDocument(2)).toBeInTheDocument()
    await press('g')
    await expect
      .poll(() => calls.made('POST /office/requests/{id}/decide').map(({ body }) => body))
      .toMatchObject([{ event: 'APPROVE' }])
  })

  it('keep a verdict that the answer to an earlier one does not contain', async () => {
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const pending = [first, second]
    const calls = await openRequest(
      {},
      {
        'PUT /office/requests/{id}/verdict': async () => {
          const answered = calls.made('PUT /office/requests/{id}/verdict').length
          await pending[answered - 1]?.promise
          return progress(
            three.map((one, place) => (place < answered ? { ...one, state: 'ACCEPTED' as const } : one)),
          )
        },
      },
    )
    await expect.element(shownDocument(1)).toBeInTheDocument()
    await acceptByKey()
    await expect.element(shownDocument(2)).toBeInTheDocument()
    await acceptByKey()
    await expect.element(shownDocument(3)).toBeInTheDocument()
    first.resolve()
    await expect.poll(() => calls.made('PUT /office/requests/{id}/verdict')).toHaveLength(2)
    const left = page.getByRole('navigation').getByText(hebrew.documents.states.NOT_LOOKED_AT)
    await expect.poll(() => left.elements()).toHaveLength(1)
    second.resolve()
    await expect.element(shownDocument(3)).toBeInTheDocument()
  })

  it('keep a verdict that the answer to an earlier tick does not contain', async () => {
    const [ticked, judged] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const calls = await openRequest(
      {},
      {
        'PUT /office/requests/{id}/checklist': async () => {
          await ticked.promise
          return progress(three)
        },
        'PUT /office/requests/{id}/verdict': async () => {
          await judged.promise
          return progress(three.map((one, place) => (place === 0 ? { ...one, state: 'ACCEPTED' } : one)))
        },
      },
    )
    await expect.element(shownDocument(1)).toBeInTheDocument()
    await page.getByRole('checkbox', { name: 'זהות' }).click()
    await acceptByKey()
    await expect.element(shownDocument(2)).toBeInTheDocument()
    ticked.resolve()
    await expect.poll(() => calls.made('PUT /office/requests/{id}/verdict')).toHaveLength(1)
    const left = page.getByRole('navigation').getByText(hebrew.documents.states.NOT_LOOKED_AT)
    expect(left.elements()).toHaveLength(2)
    judged.resolve()
    await expect.poll(() => left.elements()).toHaveLength(2)
  })

  it('ask before the page is left while a verdict is being sent, and not after it has arrived', async () => {
    const pending = Promise.withResolvers<void>()
    await openRequest(
      {},
      {
        'PUT /office/requests/{id}/verdict': async () => {
          await pending.promise
          return progress(three)
        },
      },
    )
    const mayLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await expect.element(shownDocument(1)).toBeInTheDocument()
    expect(mayLeave()).toBe(true)
    await acceptByKey()
    await expect.poll(mayLeave).toBe(false)
    pending.resolve()
    await expect.poll(mayLeave).toBe(true)
  })

  it('that were accepted can still be flagged', async () => {
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
    // Opening the form changes nothing, as the page shows, and Escape closes it.
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
    // A reason that needs a note removes the verdict until the note is written.
    await reasons.getByRole('button', { name: 'אחר' }).click()
    await expect.poll(verdicts).toMatchObject([{ verdict: null }])
    // The focus goes to the note. A key that is pressed before would be typed into it.
    await expect.element(page.getByRole('textbox', { name: hebrew.verdict.note })).toHaveFocus()
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

  it('offer only the reasons that fit, each by the same digit for every document', async () => {
    const calls = await openRequest(
      { reasons: { ...reasons, returning: returningReasons('study_confirmation') } },
      {
        'PUT /office/requests/{id}/verdict': ({ body }) => {
          const { key } = body as { key: string }
          return progress(three.map((one) => (one.key === key ? { ...one, state: 'FLAGGED' } : one)))
        },
      },
    )
    const flagged = () =>
      calls
        .made('PUT /office/requests/{id}/verdict')
        .map(({ body }) => body as { key: string; reason: string | null })
    const group = page.getByRole('group', { name: hebrew.verdict.reasons })
    const unsigned = group.getByRole('button', { name: 'חסרה חתימה' })
    const other = group.getByRole('button', { name: 'אחר' })
    await expect.element(shownDocument(1)).toBeInTheDocument()
    await press('f')
    await expect.element(other).toHaveTextContent('3')
    await expect.element(unsigned).not.toBeInTheDocument()
    // The digit of a reason that does not fit does nothing, and chooses no other reason.
    await press('2')
    await press('j')
    await expect.element(shownDocument(2)).toBeInTheDocument()
    await press('f')
    await expect.element(unsigned).toHaveTextContent('2')
    await expect.element(other).toHaveTextContent('3')
    await press('2')
    await expect
      .poll(flagged)
      .toMatchObject([{ key: 'study_confirmation', verdict: 'FLAGGED', reason: 'UNSIGNED' }])
    await expectSound()
  })

  it('show the reason of an earlier verdict that does not fit any more', async () => {
    const [first = documentOf('', ''), ...others] = three
    const verdict = {
      verdict: 'FLAGGED' as const,
      reason: 'UNSIGNED',
      note: null,
      by: yoav,
      is_own: false,
      at,
    }
    await openRequest({
      documents: [{ ...first, state: 'FLAGGED', verdict }, ...others],
      reasons: { ...reasons, returning: returningReasons('study_confirmation') },
    })
    const chosen = page
      .getByRole('group', { name: hebrew.verdict.reasons })
      .getByRole('button', { name: 'חסרה חתימה' })
    await page.getByRole('button', { name: first.label }).click()
    await page.getByRole('button', { name: hebrew.verdict.flag }).click()
    await expect.element(chosen).toHaveAttribute('aria-pressed', 'true')
    await expect.element(chosen).toBeDisabled()
  })

  it('block the decision while a flag has not arrived, and are shown as the server has them', async () => {
    const accepted = three.map((one) => ({ ...one, state: 'ACCEPTED' as const }))
    const pending = Promise.withResolvers<void>()
    const calls = await openRequest(
      { documents: accepted, decisions: [{ event: 'APPROVE', needs: 'NOTHING', refusals: [] }] },
      {
        'PUT /office/requests/{id}/verdict': async () => {
          await pending.promise
          return refuse(503, { statusCode: 503, code: 'UNSPECIFIED', message: 'x' })
        },
      },
    )
    await expect.element(shownDocument(1)).toBeInTheDocument()
    await press('1')
    const flagged = page.getByRole('navigation').getByText(hebrew.documents.states.FLAGGED)
    await expect.element(flagged).toBeVisible()
    await press('{Control>}{Enter}{/Control}')
    pending.resolve()
    await expect.element(flagged).not.toBeInTheDocument()
    await expect.element(page.getByRole('alert').filter({ hasText: hebrew.notSaved.title })).toBeVisible()
    expect(calls.made('POST /office/requests/{id}/decide')).toEqual([])
  })

  it('with a flag show the text that the student reads, with markup as text', async () => {
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

  it('with a flag hide the answers and the figures on a narrow screen only while its form is open', async () => {
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

  it('are controlled by keys again after Escape in the internal note', async () => {
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
