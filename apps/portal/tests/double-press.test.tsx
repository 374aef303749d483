import { eligibilityModals, eligibilityStates } from '@milgo/messages/he/eligibility'
import { oneTimeCode } from '@milgo/messages/he/one-time-code'
import '@milgo/page-testing/get-by-selector'
import { middleOf, pressPoint } from '@milgo/page-testing/press-point'
import { expect, it } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { checkButton, fillCheck, openCheck, person } from './support/open-check.ts'

const checked = {
  id: '00000000-0000-4000-8000-000000000002',
  process_id: '00000000-0000-4000-8000-000000000003',
  username: `+972${person.phone.slice(1)}_example`,
  session: '00000000-0000-4000-8000-000000000004',
}

const agree = () => {
  const { header, positive } = eligibilityModals.eligibilityConfirm
  return page.getByRole('dialog', { name: header }).getByRole('button', { name: positive })
}
const otherPhone = page.getByRole('button', { name: oneTimeCode.otherPhone })

const resend = page.getByRole('button', { name: oneTimeCode.resend })

const isChecked = () =>
  expect.element(page.getByRole('heading', { name: eligibilityStates.CHECKED })).toBeVisible()

/** Moves a button of the next screen to where the pressed one was. */
const moveTo = ({ x, y }: { x: number; y: number }, target: Locator) => {
  const now = middleOf(target)
  const button = target.element() as HTMLElement
  button.style.translate = `${x - now.x}px ${y - now.y}px`
}

it.each(['mouse', 'finger'] as const)(
  'the second half of a double press by %s presses nothing of the next screen',
  async (by) => {
    await openCheck({ 'POST /eligibility': checked })
    await fillCheck()
    await checkButton.click()
    await expect.element(agree()).toBeVisible()
    const place = middleOf(agree())
    const at = Date.now()
    await pressPoint(place, { by, at })
    await expect.element(otherPhone).toBeVisible()
    moveTo(place, otherPhone)
    await pressPoint(place, { by, count: 2, at: at + 200 })
    await isChecked()
    // A later press counts.
    await pressPoint(place, { by, at: at + 2_000 })
    await expect.element(page.getByRole('heading', { name: eligibilityStates.NEW })).toBeVisible()
  },
)

it('a window that a double click opens is not closed by its second half', async () => {
  await openCheck()
  await fillCheck()
  await checkButton.dblClick()
  await expect.element(agree()).toBeVisible()
  const { negative } = eligibilityModals.eligibilityConfirm
  await page.getByRole('dialog').getByRole('button', { name: negative }).click()
  await expect.element(agree()).not.toBeInTheDocument()
})

it('a finger that was put down before the next screen was shown presses nothing of it', async () => {
  const answer = Promise.withResolvers<typeof checked>()
  const portal = await openCheck({
    'POST /eligibility': () => answer.promise,
    'POST /auth/resend-OTP': { session: checked.session },
    // Another code can be asked for at once.
    'GET /setting/get-all': [],
  })
  await fillCheck()
  await checkButton.click()
  await agree().click()
  await expect.element(agree()).not.toBeInTheDocument()
  const place = middleOf(page.getBySelector('main [data-pending]'))
  await pressPoint(place, { by: 'finger put down' })
  answer.resolve(checked)
  await expect.element(resend).toBeVisible()
  moveTo(place, resend)
  await pressPoint(place, { by: 'finger lifted' })
  await isChecked()
  expect(portal.made('POST /auth/resend-OTP')).toEqual([])
  await resend.click()
  await expect.poll(() => portal.made('POST /auth/resend-OTP').length).toBe(1)
})
