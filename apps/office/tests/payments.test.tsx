import { batchPath, officePaths } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { office as hebrewOffice } from '@milgo/messages/he/office'
import { officePayments as hebrew } from '@milgo/messages/he/office-payments'
import type { OfficeLanguage } from '@milgo/messages/office-languages'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'
import {
  at,
  batch,
  dana,
  fileId,
  id,
  looks,
  openBatch,
  openResults,
  paymentsOverview,
  preview,
  reconciled,
  words,
} from './support/payments-fixture.ts'

describe('names in a Hebrew line', () => {
  /** Returns whether the letters and digits of some words are in order from left to right on the screen. */
  const isWholeLeftToRight = (words: string): boolean => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const places: { readonly letter: string; readonly left: number }[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      for (let at = 0; at < node.length; at += 1) {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        places.push({ letter: node.data[at] ?? '', left: range.getBoundingClientRect().left })
      }
    }
    const start = places
      .map(({ letter }) => letter)
      .join('')
      .indexOf(words)
    const found = places.slice(start, start + words.length).filter(({ letter }) => letter !== ' ')
    return start >= 0 && found.every(({ left }, place) => place === 0 || left > (found[place - 1]?.left ?? 0))
  }
  const second = { id: dana.id, name: 'Demo Finance 2' }

  it('that are Latin and end in a number are not reordered on the page of a batch', async () => {
    const results = [
      {
        id: fileId,
        name: 'bank (2).csv',
        state: 'APPLIED' as const,
        uploaded_at: at,
        uploaded_by: second,
        rows: 2,
      },
    ]
    await openBatch(batch('DRAFT', { created_by: second, results }))
    await expect.element(page.getByRole('link', { name: 'bank (2).csv' })).toBeVisible()
    expect(isWholeLeftToRight('Demo Finance 2')).toBe(true)
    expect(isWholeLeftToRight('bank (2).csv')).toBe(true)
  })

  it('are not reordered above a result file either', async () => {
    await openResults(preview({ name: 'bank (2).csv', uploaded: { at, by: second } }))
    await expect.element(page.getByRole('button', { name: hebrew.discardFile })).toBeVisible()
    expect(isWholeLeftToRight('Demo Finance 2')).toBe(true)
    expect(isWholeLeftToRight('bank (2).csv')).toBe(true)
  })
})

describe('the reconciliation', () => {
  const open = (answer: typeof reconciled, language: OfficeLanguage = 'he', width: 1024 | 1440 = 1440) =>
    openOffice(`${officePaths.payments}?view=reconciliation`, {
      roles: ['finance'],
      language,
      width,
      answers: {
        'POST /office/payments/overview': paymentsOverview({ money: reconciled.money, students: 4 }),
        'POST /office/payments/reconciliation': answer,
      },
    })

  it.each(looks)('has both equations in %s at %i px, and no difference', async (language, width) => {
    await open(reconciled, language, width)
    await expect.element(page.getByText(words[language].balanced)).toBeVisible()
    await expect.element(page.getByText('2025-002').first()).toBeVisible()
    await expectSound()
  })

  it('names the rows that cause a difference', async () => {
    const disagreements = [
      {
        reference: '2025-002-000001',
        request_number: '2025-000123',
        ledger: 'OPEN' as const,
        row: 'PAID' as const,
        amount: 6_240,
      },
    ]
    await open({ ...reconciled, disagreements, disagreements_total: 1 })
    await expect.element(page.getByText('2025-002-000001')).toBeVisible()
    const row = page.getByRole('row', { name: /2025-002-000001/ })
    await expect.element(row).toHaveTextContent(hebrew.orderStates.OPEN)
    await expect.element(row).toHaveTextContent(hebrew.orderStates.PAID)
    await expect
      .element(page.getByRole('link', { name: '2025-002', exact: true }))
      .toHaveAttribute('href', expect.stringContaining(batchPath(id)))
    await expectSound()
  })

  it('says how many of the rows and ledgers are listed if there are more', async () => {
    const [first, second] = ['2025-000123', '2025-000124']
    await open({
      ...reconciled,
      disagreements: [
        { reference: '2025-002-000001', request_number: first, ledger: 'OPEN', row: 'PAID', amount: 6_240 },
      ],
      disagreements_total: 40_000,
      unbalanced: [first, second].map((request_number) => ({
        request_number,
        difference: 1,
        money: reconciled.money,
      })),
      unbalanced_total: 1_300,
    })
    for (const [shown, total] of [
      ['1', '40,000'],
      ['2', '1,300'],
    ] as const)
      await expect.element(page.getByText(fill(hebrewOffice.shown, { shown, total }))).toBeVisible()
    await expectSound()
  })
})
