import { officeBase, officePaths } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { bankFix } from '@milgo/messages/he/bank-fix'
import { officeAccounts } from '@milgo/messages/he/office-accounts'
import { upload } from '@milgo/messages/he/upload'
import type { Page } from '@playwright/test'
import { fileOf } from '../documents.ts'
import { expect, ownWindow } from '../fixtures.ts'
import { typeLogin } from '../login.ts'
import { type Ask, confirmAct, logStaffIn, openDesk, staffEmail, staffPassword } from '../office.ts'
import { testOnOwnServer as test } from '../own-server.ts'
import { expectBalance, letAccountsRest, type Order, payBatch } from '../payments.ts'
import { readCode } from '../student.ts'

test.use({ demoRequests: 120 })

type Owner = {
  readonly request_id: string
  readonly email: string
  readonly phone: string
  readonly name: string
}

const studentsOf = async (ask: Ask, orders: readonly Order[]): Promise<readonly Owner[]> =>
  (await ask(`select requests.id as request_id, students.email, students.phone, request_index.name from students
    join requests on requests.student_id = students.id
    join request_index on request_index.request_id = requests.id
    where requests.id in (${orders.map(({ request_id }) => `'${request_id}'`).join(', ')})
    order by requests.number`)) as Owner[]

/** Fills in the new account, uploads its confirmation, sends both and types the code. */
const sendAccount = async (page: Page, phone: string): Promise<void> => {
  await page.getByRole('combobox', { name: bankFix.bank }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('textbox', { name: bankFix.branch }).fill('936')
  await page.getByRole('textbox', { name: bankFix.account }).fill('7654321')
  await page.locator('input[type=file]').first().setInputFiles(fileOf('letter'))
  // Waits for the upload, because the card of the file moves everything below it.
  await expect(page.getByText(upload.loaded).first()).toBeVisible()
  await page.getByRole('checkbox', { name: /936.*7654321/ }).check({ force: true })
  await page.getByRole('button', { name: bankFix.send }).click()
  await expect(page.getByRole('region', { name: bankFix.codeTitle }).getByRole('textbox')).toBeFocused()
  await page.keyboard.type(await readCode(page.request, phone))
}

test('after three returned payments a student sends a new account on a phone and is paid, and the period balances', {
  tag: ownWindow,
}, async ({ page, browser, ownServer, expectAccessible }) => {
  const { ask, url } = ownServer
  test.slow()
  // Demo students sent accounts a moment ago, and an account is not paid in its first two days
  await letAccountsRest(ask)
  // Given a batch that one finance member created and another one approved, and three returned payments
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/office/login')
  await logStaffIn(page, ask, staffEmail('finance'))
  const approver = await openDesk(browser, ownServer, staffEmail('finance.2'))
  const [before] = (await ask(`select count(*)::int as batches from payment_batches
    where period_id = (select period_id from payment_batches order by created_at desc limit 1)`)) as {
    batches: number
  }[]
  const batches = before?.batches ?? 0
  await expectBalance(page, batches)
  const returned = (await payBatch(page, approver, ask, 3)).slice(0, 3)
  expect(returned).toHaveLength(3)

  // When finance asks the three students for another account
  await page.goto(officeBase + officePaths.bankFixes)
  await expect(page.getByRole('heading', { name: officeAccounts.toAsk })).toBeVisible()
  await expectAccessible({ state: 'to ask' })
  const students = await studentsOf(ask, returned)
  for (const { name } of students) {
    const asking = page.getByRole('button', { name: fill(officeAccounts.askOf, { name }), exact: true })
    await asking.click()
    await expect(asking).toHaveCount(0)
  }

  // And one of the students sends a new account on a phone, with a code
  const [student] = students
  if (!student) throw new Error('nobody was paid')
  const phoneContext = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    locale: 'he-IL',
    hasTouch: true,
    isMobile: true,
  })
  const phone = await phoneContext.newPage()
  await phone.goto('/login')
  await typeLogin(phone, { email: student.email, password: staffPassword })
  await expect(phone).not.toHaveURL(/login/)
  await phone.goto('/personal-area')
  await expect(phone.getByText(bankFix.reasons.ACCOUNT_CLOSED).first()).toBeVisible()
  await sendAccount(phone, student.phone)
  await expect(phone.getByRole('heading', { name: bankFix.title })).toHaveCount(0)

  // Then finance sees the account beside its confirmation, and accepts the account
  await approver.goto(officeBase + officePaths.bankFixes)
  await approver.getByRole('button', { name: fill(officeAccounts.checkOf, { name: student.name }) }).click()
  await expect(approver.getByText('7654321', { exact: true })).toBeVisible()
  await expect(approver.getByText(officeAccounts.readings.UNREAD)).toBeVisible()
  await confirmAct(approver, officeAccounts.accept)
  await expect(approver.getByText(fill(officeAccounts.accepted, { name: student.name }))).toBeVisible()

  // And after the two days a new order to this account is paid
  await letAccountsRest(ask)
  const again = await payBatch(page, approver, ask, 0)
  expect(again.map(({ request_id }) => request_id)).toEqual([student.request_id])
  const orders =
    (await ask(`select written.entry ->> 'order' as reference, written.entry -> 'reissues' as reissues,
      payment_orders.state from ledger_entries written
    join payment_orders on payment_orders.reference = written.entry ->> 'order'
    where written.kind = 'ORDER' and written.request_id = '${student.request_id}'
    order by written.number`)) as { readonly reference: string }[]
  // The demo data may contain earlier returned orders of this student.
  const [returnedOrder, paidOrder] = orders.slice(-2)
  expect(returnedOrder).toMatchObject({ state: 'RETURNED' })
  expect(paidOrder).toMatchObject({ state: 'PAID', reissues: [returnedOrder?.reference] })

  // And the reconciliation of the period has no difference, with these two batches and the earlier ones
  await expectBalance(page, batches + 2)
  await expectAccessible({ state: 'reconciled' })
  await phone.reload()
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
  await phoneContext.close()
  await approver.context().close()
})
