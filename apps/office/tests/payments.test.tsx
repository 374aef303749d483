import { batchPath, officePaths } from '@milgo/contracts/office-paths'
import { officePayments as hebrew } from '@milgo/messages/he/office-payments'
import type { OfficeLanguage } from '@milgo/messages/office-languages'
import { expectSound } from '@milgo/page-testing/expect-sound'
import type { AnswerOf } from '@milgo/web-client/call-types'
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
  words,
} from './support/payments-fixture.ts'

describe('names in a Hebrew line', () => {
  /** Where each letter or digit of some words stands in the line, from left to right. */
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

  it('that are Latin and end in a number do not turn around on the page of a batch', async () => {
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

  it('do not turn around above a file of results either', async () => {
    await openResults(preview({ name: 'bank (2).csv', uploaded: { at, by: second } }))
    await expect.element(page.getByRole('button', { name: hebrew.discardFile })).toBeVisible()
    expect(isWholeLeftToRight('Demo Finance 2')).toBe(true)
    expect(isWholeLeftToRight('bank (2).csv')).toBe(true)
  })
})

describe('the reconciliation', () => {
  const money = {
    entitled: 20_000,
    paid: 10_000,
    in_flight: 4_000,
    due: 6_000,
    waiting: 2_000,
    returned: 4_000,
    unclaimed: 0,
  }
  const reconciled: AnswerOf<'core', 'POST /office/payments/reconciliation'> = {
    period: '2025',
    at,
    money,
    students: 4,
    difference: 0,
    batches: [
      {
        id,
        code: '2025-002',
        payer: { institution_id: null, institution: null },
        ordered: 18_000,
        paid: 10_000,
        in_flight: 4_000,
        returned: 4_000,
        cancelled: 0,
        difference: 0,
      },
    ],
    disagreements: [],
    unbalanced: [],
    ageing: [0, 30, 90, 180].map((from_days) => ({ from_days, count: 0, amount: 0 })),
  }
  const open = (answer: typeof reconciled, language: OfficeLanguage = 'he', width: 1024 | 1440 = 1440) =>
    openOffice(`${officePaths.payments}?view=reconciliation`, {
      roles: ['finance'],
      language,
      width,
      answers: {
        'POST /office/payments/overview': paymentsOverview({ money, students: 4 }),
        'POST /office/payments/reconciliation': answer,
      },
    })

  it.each(looks)('has both equations in %s at %i px, and no difference', async (language, width) => {
    await open(reconciled, language, width)
    await expect.element(page.getByText(words[language].balanced)).toBeVisible()
    await expect.element(page.getByText('2025-002').first()).toBeVisible()
    await expectSound()
  })

  it('names the rows that make a difference', async () => {
    const disagreements = [
      {
        reference: '2025-002-000001',
        request_number: '2025-000123',
        ledger: 'OPEN' as const,
        row: 'PAID' as const,
        amount: 6_240,
      },
    ]
    await open({ ...reconciled, disagreements })
    await expect.element(page.getByText('2025-002-000001')).toBeVisible()
    const row = page.getByRole('row', { name: /2025-002-000001/ })
    await expect.element(row).toHaveTextContent(hebrew.orderStates.OPEN)
    await expect.element(row).toHaveTextContent(hebrew.orderStates.PAID)
    await expect
      .element(page.getByRole('link', { name: '2025-002', exact: true }))
      .toHaveAttribute('href', expect.stringContaining(batchPath(id)))
    await expectSound()
  })
})
