import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { officePayments as hebrew } from '@milgo/messages/he/office-payments'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { looks, openResults, preview, words } from './support/payments-fixture.ts'

describe('the page of a file of results', () => {
  it.each(looks)('explains every row in %s at %i px before anything is applied', async (language, width) => {
    await openResults(preview(), language, width)
    const { verdicts, returnReasons, apply } = words[language]
    await expect.element(page.getByText(returnReasons.ACCOUNT_CLOSED)).toBeVisible()
    await expect.element(page.getByText(verdicts.AMOUNT_DIFFERS)).toBeVisible()
    await expect.element(page.getByText(verdicts.UNKNOWN).first()).toBeVisible()
    // Two of the four rows match. The others wait for a decision.
    const count = counted(words[language].resultRows, 2, language)
    await expect.element(page.getByRole('button', { name: fill(apply, { count }) })).toBeEnabled()
    await expectSound()
  })

  it('says why this staff member may not apply it', async () => {
    const calls = await openResults(preview({ refusal: 'OWN_ROWS' }))
    await page.getByRole('button', { name: hebrew.discardFile }).click({ force: true })
    await expect.element(page.getByText(hebrew.ownRows)).toBeVisible()
    expect(calls.made('POST /office/payments/results/{id}/decide')).toEqual([])
  })
})
