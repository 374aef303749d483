import { paths } from '@milgo/contracts/portal-paths'
import { appealOptions, appealQuestions } from '@milgo/messages/he/appeal'
import { appealPage } from '@milgo/messages/he/appeal-page'
import { bankFix } from '@milgo/messages/he/bank-fix'
import { errors } from '@milgo/messages/he/errors'
import { oneTimeCode } from '@milgo/messages/he/one-time-code'
import { resultView } from '@milgo/messages/he/result'
import { shell } from '@milgo/messages/he/shell'
import { statusGuide } from '@milgo/messages/he/status-guide'
import { upload } from '@milgo/messages/he/upload'
import type { Page } from '@playwright/test'
import { expectToHear, titleOf } from '../announced.ts'
import { fileOf } from '../documents.ts'
import { expect, ownWindow } from '../fixtures.ts'
import { typeLogin } from '../login.ts'
import { staffPassword } from '../office.ts'
import { testOnOwnServer as test } from '../own-server.ts'
import { openAppeals } from '../published-request.ts'
import { otherThan, readCode } from '../student.ts'

test.use({ demoRequests: 60 })
// One after the other, on one server: another one would cost more than the journeys.
test.describe.configure({ mode: 'default' })

type Ask = (statement: string) => Promise<unknown>

/** Logs a demo student in whose request stands as `condition` says. */
const logInWhere = async (page: Page, ask: Ask, condition: string): Promise<{ phone: string }> => {
  const [student] = (await ask(`
    select students.email, students.phone from requests join students on students.id = requests.student_id
    where students.is_demo and ${condition} order by requests.period_id desc, requests.number limit 1`)) as {
    readonly email: string
    readonly phone: string
  }[]
  if (!student) throw new Error(`No demo request is ${condition}`)
  await page.goto(paths.login)
  await typeLogin(page, { email: student.email, password: staffPassword })
  await expect(page).not.toHaveURL(/login/)
  return student
}

test('published result: the decision is the heading, and the letter is named', { tag: ownWindow }, async ({
  page,
  ownServer: { ask },
}) => {
  await logInWhere(page, ask, "publish_state = '1' and requests.status = 'COMPUTED'")
  await page.goto(paths.personalArea)
  await page.getByRole('button', { name: resultView.letter.download }).focus()
  await expectToHear(page, {
    title: titleOf(shell.pages.personalArea),
    headings: [expect.stringMatching(`${statusGuide.COMPUTED.headline}|${statusGuide.NO_AWARD.headline}`)],
    focus: `button | ${resultView.letter.download}`,
    live: [],
  })
})

test('appeal against a published result: what is missing, the question before it is sent, the receipt', {
  tag: ownWindow,
}, async ({ page, ownServer: { ask } }) => {
  await ask(openAppeals)
  await logInWhere(page, ask, "publish_state = '1' and requests.status = 'COMPUTED'")
  await page.goto(paths.personalAreaAppeal)
  const send = page.getByRole('button', { name: appealPage.send, exact: true })
  await expectToHear(page, {
    title: titleOf(shell.pages.personalAreaAppeal),
    headings: [shell.pages.personalAreaAppeal],
    live: [],
  })
  await send.click()
  await expectToHear(page, { focus: expect.stringContaining('invalid') })
  await page.getByText(appealOptions.appealGround.income, { exact: true }).click()
  await page.getByLabel(appealQuestions.details).fill('ההכנסה ירדה')
  await send.click()
  await expectToHear(page, { headings: [], focus: expect.stringContaining(appealPage.confirm.header) })
  await page.getByRole('button', { name: appealPage.confirm.positive }).last().click()
  await expectToHear(page, { focus: `region | ${appealPage.receipt.made}` })
})

test('bank fix: what is missing, the file, the code, a wrong one, and that the account has come', {
  tag: ownWindow,
}, async ({ page, ownServer: { ask } }) => {
  const { phone } = await logInWhere(page, ask, "requests.status = 'INVALID_BANK_BACK_FOR_REPAIR'")
  await page.goto(paths.personalArea)
  await page.getByRole('button', { name: bankFix.send }).click()
  await expectToHear(page, {
    headings: [statusGuide.INVALID_BANK_BACK_FOR_REPAIR.headline],
    focus: `region | ${bankFix.problems}`,
  })
  const file = fileOf('letter')
  await page.locator('input[type=file]').first().setInputFiles(file)
  await expectToHear(page, { live: expect.arrayContaining([`${upload.loaded}: ${file.name}`]) })
  await page.getByRole('combobox', { name: bankFix.bank }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('textbox', { name: bankFix.branch }).fill('936')
  await page.getByRole('textbox', { name: bankFix.account }).fill('7654321')
  await page.getByRole('checkbox', { name: /936.*7654321/ }).check({ force: true })
  await page.getByRole('button', { name: bankFix.send }).click()
  await expectToHear(page, { focus: expect.stringContaining(oneTimeCode.label) })
  const code = await readCode(page.request, phone)
  await page.keyboard.type(otherThan(code))
  await expectToHear(page, { live: expect.arrayContaining([errors.CODE_WRONG]) })
  await page.keyboard.type(code)
  await expectToHear(page, {
    headings: [statusGuide.INVALID_BANK_REPAIR_BACK_FROM.headline],
    focus: `region | ${bankFix.sent.title}`,
  })
})
