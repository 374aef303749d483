import { office as englishOffice } from '@milgo/messages/en/office'
import { officeSecondLook as english } from '@milgo/messages/en/office-second-look'
import { fill } from '@milgo/messages/fill'
import { office as hebrewOffice } from '@milgo/messages/he/office'
import { officeSecondLook as hebrew } from '@milgo/messages/he/office-second-look'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { nextFrames } from '@milgo/page-testing/next-frames'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { compared, list, lookId, openCompare, openLook } from './support/second-looks-page.ts'

describe('a second look', () => {
  it('says how many wait, and is accessible', async () => {
    await openLook()
    await expect.element(page.getByText(hebrew.waiting.other.replace('{count}', '3'))).toBeVisible()
    await expectSound()
  })

  it('says that none waits', async () => {
    await openLook({ 'POST /office/second-looks/take': { look_id: null, waiting: 0 } })
    await expect.element(page.getByText(hebrew.none)).toBeVisible()
    expect(page.getByRole('button', { name: hebrew.take }).elements()).toHaveLength(0)
  })

  it('is decided with figures, and shows nothing of the first decision', async () => {
    const calls = await openLook()
    await page.getByRole('button', { name: hebrew.take }).click()
    await expect.element(page.getByText(hebrew.blind)).toBeVisible()
    await page.getByRole('radio', { name: hebrew.decision.APPROVE }).click()
    await page.getByLabelText('מספר נפשות', { exact: true }).fill('5')
    await page.getByLabelText(hebrew.decision.note).fill('לפי תלושים')
    await expectSound()
    await page.getByRole('button', { name: hebrew.decision.send }).click()
    await expect.element(page.getByText(hebrew.decision.sent)).toBeVisible()
    expect(calls.made('POST /office/second-looks/{id}/decide')[0]?.body).toEqual({
      decision: 'APPROVE',
      figures: { number_of_persons: '5' },
      note: 'לפי תלושים',
    })
    expect(document.body.textContent).not.toContain(hebrew.compare.states.DISAGREED)
  })

  it('is sent by its key with the figure that is being typed', async () => {
    const calls = await openLook()
    await page.getByRole('button', { name: hebrew.take }).click()
    await page.getByRole('radio', { name: hebrew.decision.APPROVE }).click()
    await page.getByLabelText('מספר נפשות', { exact: true }).fill('5')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByText(hebrew.decision.sent)).toBeVisible()
    expect(calls.made('POST /office/second-looks/{id}/decide').map(({ body }) => body)).toEqual([
      { decision: 'APPROVE', figures: { number_of_persons: '5' } },
    ])
  })

  it('offers no further one before the count is known', async () => {
    let isDecided = false
    const [asked, counted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await openLook({
      'POST /office/second-looks/take': async ({ body }) => {
        if (isDecided) {
          asked.resolve()
          await counted.promise
        }
        return (body as { is_count?: boolean }).is_count
          ? { look_id: null, waiting: isDecided ? 0 : 1 }
          : { look_id: lookId, waiting: 1 }
      },
      'POST /office/second-looks/{id}/decide': () => {
        isDecided = true
        return { state: 'DISAGREED' as const }
      },
    })
    await page.getByRole('button', { name: hebrew.take }).click()
    await page.getByRole('radio', { name: hebrew.decision.DENY }).click()
    await page.getByLabelText(hebrew.decision.reason).selectOptions('STUDY_SCOPE')
    await page.getByRole('button', { name: hebrew.decision.send }).click()
    await asked.promise
    await nextFrames()
    expect(page.getByRole('button', { name: hebrew.take }).elements()).toHaveLength(0)
    counted.resolve()
    await expect.element(page.getByText(hebrew.decision.sent)).toBeVisible()
    await expect.element(page.getByText(hebrew.none)).toBeVisible()
  })

  it('is decided with a reason', async () => {
    const calls = await openLook()
    await page.getByRole('button', { name: hebrew.take }).click()
    await page.getByRole('radio', { name: hebrew.decision.DENY }).click()
    await page.getByLabelText(hebrew.decision.reason).selectOptions('STUDY_SCOPE')
    await page.getByRole('button', { name: hebrew.decision.send }).click()
    await expect.element(page.getByText(hebrew.decision.sent)).toBeVisible()
    expect(calls.made('POST /office/second-looks/{id}/decide')[0]?.body).toEqual({
      decision: 'DENY',
      reason: 'STUDY_SCOPE',
    })
  })
})

describe('comparing second looks', () => {
  it.each([1440, 1024] as const)('shows both decisions side by side at %i px', async (width) => {
    await openCompare({}, { width })
    await expect.element(page.getByRole('cell', { name: '92%' })).toBeVisible()
    await expect.element(page.getByText('יואב לביא', { exact: false })).toBeVisible()
    for (const income of ['₪9,000', '₪12,400'])
      await expect.element(page.getByRole('cell', { name: income, exact: true })).toBeVisible()
    await expectSound()
  })

  it('reads from left to right in English', async () => {
    await openCompare({}, { language: 'en' })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Second looks' })).toBeVisible()
    await expectSound()
  })

  it('settles a disagreement with a reason', async () => {
    const calls = await openCompare({ 'POST /office/second-looks/{id}/settle': { state: 'SETTLED' } })
    await page.getByRole('button', { name: hebrew.compare.reopen }).click()
    await page.getByLabelText(hebrew.compare.why).fill('נפש נוספת')
    await expectSound()
    await page.getByRole('dialog').getByRole('button', { name: hebrew.compare.reopen }).click()
    await expect
      .poll(() => calls.made('POST /office/second-looks/{id}/settle')[0]?.body)
      .toEqual({ settlement: 'REOPEN', reason: 'נפש נוספת' })
  })

  it.each([
    ['he', hebrew, hebrewOffice],
    ['en', english, englishOffice],
  ] as const)(
    'says in %s how many are listed, and shows further pages by key',
    async (language, { compare }, office) => {
      const next = { is_disagreed: true, decided_at: '2026-11-01T10:00:00.000Z', id: lookId }
      const later = compared({
        id: lookId.replace('aa', 'ab'),
        request_number: '2025-000124',
        state: 'AGREED',
      })
      const calls = await openCompare(
        {
          'POST /office/second-looks/list': ({ body }) => ({
            ...list,
            counts: { DISAGREED: 1, AGREED: 1_100 },
            ...('after' in (body as object) ? { looks: [later] } : { next }),
          }),
        },
        { language },
      )
      await expect.element(page.getByText(fill(office.shown, { shown: '1', total: '1,101' }))).toBeVisible()
      await expectSound()
      await page.getByRole('button', { name: compare.more }).click()
      await expect.element(page.getByRole('link', { name: /2025-000124/ })).toBeVisible()
      await expect.element(page.getByRole('link', { name: /2025-000123/ })).toBeVisible()
      expect(page.getByRole('button', { name: compare.more }).elements()).toHaveLength(0)
      expect(calls.made('POST /office/second-looks/list').map(({ body }) => body)).toEqual([
        {},
        { after: next },
      ])
    },
  )

  it('says that no decision was selected', async () => {
    await openCompare({
      'POST /office/second-looks/list': { counts: {}, agreement: [], looks: [], next: null },
    })
    await expect.element(page.getByText(hebrew.compare.noLooks)).toBeVisible()
  })
})
