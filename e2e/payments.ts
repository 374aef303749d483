import { officeBase, officePaths } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { officePayments as words } from '@milgo/messages/he/office-payments'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { type Ask, confirmAct } from './office.ts'

export type Order = { readonly reference: string; readonly amount: number; readonly request_id: string }

/**
 * Returns a result file of the bank with a row for each order. The payments of `returned` came back because the account
 * is closed.
 */
const resultFile = (orders: readonly Order[], returned: readonly Order[]) => {
  const rows = orders.map((order) =>
    returned.includes(order)
      ? `${order.reference},${order.amount},RETURNED,1,closed`
      : `${order.reference},${order.amount},PAID,,`,
  )
  const total = orders.reduce((sum, { amount }) => sum + amount, 0)
  const text = [
    'reference,amount,result,reason_code,reason_text',
    ...rows,
    `TOTAL,${rows.length},${total}`,
    '',
  ].join('\n')
  return { name: 'results.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
}

const openOrders = async (ask: Ask): Promise<readonly Order[]> =>
  (await ask(
    "select bank_reference as reference, amount, request_id from payment_orders where state = 'OPEN' order by sequence",
  )) as Order[]

/** Makes the accounts that students sent three days older, because an account is not paid in its first two days. */
export const letAccountsRest = (ask: Ask): Promise<unknown> =>
  ask("update bank_accounts set created_at = created_at - interval '3 days' where source = 'FIX'")

/**
 * The maker creates and exports a batch, the approver approves it, and the maker uploads a result file in which the
 * first `bounces` payments came back. Returns the orders of the batch.
 */
export const payBatch = async (
  maker: Page,
  approver: Page,
  ask: Ask,
  bounces: number,
): Promise<readonly Order[]> => {
  await maker.goto(officeBase + officePaths.payments)
  await maker.getByRole('button', { name: fill(words.makeFor, { payer: words.bank }) }).click()
  await maker.getByRole('dialog').getByRole('button', { name: words.make, exact: true }).click()
  await expect(maker.getByRole('heading', { level: 1 })).toContainText(words.states.DRAFT)
  await expect(maker.getByRole('button', { name: words.acts.APPROVE, exact: true })).toBeDisabled()
  await approver.goto(maker.url())
  await confirmAct(approver, words.acts.APPROVE)
  await maker.reload()
  await confirmAct(maker, words.acts.EXPORT)
  await expect(maker.getByText(words.sameBytes)).toBeVisible()
  const orders = await openOrders(ask)
  await maker.locator('input[type=file]').setInputFiles(resultFile(orders, orders.slice(0, bounces)))
  await expect(maker).toHaveURL(/\/payments\/results\//)
  await maker.getByRole('button', { name: new RegExp(`^${words.apply.split(' ')[0]}`) }).click()
  await expect(maker.getByRole('heading', { level: 1 })).toContainText(
    words.resultsApplied.split('{code}')[1] ?? '',
  )
  return orders
}

/** Expects that the reconciliation of the period lists so many batches, none of them with a difference. */
export const expectBalance = async (page: Page, batches: number): Promise<void> => {
  await page.goto(`${officeBase + officePaths.payments}?view=reconciliation`)
  await expect(page.getByText(words.balanced)).toBeVisible()
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /-\d{3}$/ }) })
  await expect(rows).toHaveCount(batches)
  for (const row of await rows.all()) await expect(row.getByRole('cell').last()).toHaveText('₪0')
}
