import { officeBase, officePaths } from '@milgo/contracts/office-paths'
import { appealOptions, appealQuestions } from '@milgo/messages/he/appeal'
import { appealPage } from '@milgo/messages/he/appeal-page'
import { officeResults } from '@milgo/messages/he/office-results'
import { officeReviewPage as review } from '@milgo/messages/he/office-review-page'
import { statusGuide } from '@milgo/messages/he/status-guide'
import type { Page } from '@playwright/test'
import { expect, ownWindow } from '../fixtures.ts'
import { typeLogin } from '../login.ts'
import { type Ask, openDesk, openReview, staffEmail, staffPassword } from '../office.ts'
import { testOnOwnServer as test } from '../own-server.ts'
import { expectBalance, payBatch } from '../payments.ts'
import { noSecondLooks, publishReady } from '../release.ts'

test.use({ seedArguments: ['12', '--only', 'SCHOLARSHIP_PAID'] })

/** SQL that makes 2024 the current period, because its results are published. */
const workOnThePast = "update settings set value = '2024' where key = 'REGISTER_PERIOD'"

/** SQL that raises the awards, so that a new score brings more. Demo people already have the smallest income. */
const raiseAwards = `update registration_periods set award_tiers = (select jsonb_agg(tier || '{"amount": 12480}')
  from jsonb_array_elements(award_tiers) tier)`

type Paid = { readonly id: string; readonly email: string; readonly award: number }

const findPaid = async (ask: Ask): Promise<Paid> => {
  const [paid] = (await ask(`select requests.id, students.email, scores.award from requests
      join students on students.id = requests.student_id join scores on scores.request_id = requests.id
    where requests.status = 'SCHOLARSHIP_PAID' and scores.award < 12480 order by requests.number limit 1`)) as Paid[]
  if (!paid) throw new Error('no student was paid less than the highest award')
  return paid
}

/** Returns the address of a staff member who has done nothing in this request. Throws if there is none. */
const findStranger = async (ask: Ask, role: 'reviewer' | 'manager', requestId: string): Promise<string> => {
  const [stranger] =
    (await ask(`select email from staff where is_demo and '${role}' = any(roles) and id not in
    (select actor_id from request_events where request_id = '${requestId}' and actor_id is not null)
    order by email limit 1`)) as { readonly email: string }[]
  if (!stranger) throw new Error(`every ${role} has acted in this request`)
  return stranger.email
}

const managers = [staffEmail('manager'), staffEmail('manager.2')]

const statusOf = async (ask: Ask, id: string): Promise<string> =>
  ((await ask(`select status from requests where id = '${id}'`)) as [{ status: string }])[0].status

const appeal = async (phone: Page): Promise<void> => {
  await phone.goto('/personal-area-appeal')
  await phone.getByText(appealOptions.appealGround.income, { exact: true }).click()
  await phone.getByLabel(appealQuestions.details).fill('במשק הבית נפשות רבות יותר')
  await phone.getByRole('button', { name: appealPage.send, exact: true }).click()
  await phone
    .getByRole('dialog', { name: appealPage.confirm.header })
    .getByRole('button', { name: appealPage.confirm.positive })
    .click()
  await expect(phone.getByRole('heading', { name: appealPage.receipt.made })).toBeVisible()
}

test('a paid student appeals and is paid the difference', {
  tag: ownWindow,
}, async ({ page, browser, ownServer }) => {
  test.slow()
  const { ask } = ownServer
  for (const statement of [workOnThePast, noSecondLooks, raiseAwards]) await ask(statement)
  // Given a paid student who appeals on a phone
  const { id, email, award } = await findPaid(ask)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/login')
  await typeLogin(page, { email, password: staffPassword })
  await expect(page).not.toHaveURL(/login/)
  await appeal(page)

  // When a reviewer counts more people in the household, and a manager grants the appeal
  const reviewer = await openDesk(browser, ownServer, await findStranger(ask, 'reviewer', id))
  await openReview(reviewer, id)
  // The figures of the first review are complete, so only this line says whether those of the appeal are saved
  await expect(reviewer.getByText(review.appeal.needsFigures)).toBeVisible()
  await reviewer.locator('[data-figure=number_of_persons] [data-figure-input]').fill('20')
  await reviewer.keyboard.press('Tab')
  await expect(reviewer.getByText(review.appeal.needsFigures)).toHaveCount(0)
  await reviewer.goto(officeBase + officePaths.queue)
  const managerEmail = await findStranger(ask, 'manager', id)
  const manager = await openDesk(browser, ownServer, managerEmail)
  await openReview(manager, id)
  await manager.getByRole('button', { name: review.decisions.names.APPROVE_APPEAL }).click()
  await expect.poll(() => statusOf(ask, id)).toBe('APPEAL_APPROVED')

  // And the new award is computed and released
  await manager.goto(officeBase + officePaths.computing)
  await manager.getByRole('button', { name: officeResults.compute.start }).click()
  await expect.poll(() => statusOf(ask, id)).toBe('APPEAL_CALCULATED')
  const otherEmail = managers.find((email) => email !== managerEmail) ?? ''
  const second = await openDesk(browser, ownServer, otherEmail)
  await publishReady(manager, second, '2')

  // Then finance pays only the difference
  const finance = await openDesk(browser, ownServer, staffEmail('finance'))
  const approver = await openDesk(browser, ownServer, staffEmail('finance.2'))
  const [before] = (await ask('select count(*)::int as batches from payment_batches')) as [
    { batches: number },
  ]
  const [raised] = (await ask(
    `select award from scores where request_id = '${id}' order by version desc limit 1`,
  )) as [{ award: number }]
  expect(raised.award).toBeGreaterThan(award)
  const orders = await payBatch(finance, approver, ask, 0)
  expect(orders).toMatchObject([{ request_id: id, amount: raised.award - award }])
  await expect.poll(() => statusOf(ask, id)).toBe('APPEAL_PAID')
  await expectBalance(finance, before.batches + 1)

  // And the student sees both payments
  await page.goto('/personal-area')
  await expect(page.getByRole('heading', { level: 1, name: statusGuide.APPEAL_PAID.headline })).toBeVisible()
  for (const amount of [award, raised.award - award])
    await expect(page.getByText(`₪${amount.toLocaleString('en')}`).first()).toBeVisible()
  for (const desk of [reviewer, manager, second, finance, approver]) await desk.context().close()
})
