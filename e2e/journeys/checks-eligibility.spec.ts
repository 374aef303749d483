import { eligibilityModals, eligibilityStates } from '@milgo/messages/he/eligibility'
import { home } from '@milgo/messages/he/home'
import { oneTimeCode } from '@milgo/messages/he/one-time-code'
import { core } from '../core.ts'
import { checkButton, fillCheck, startCheck } from '../eligibility.ts'
import { expect, test } from '../fixtures.ts'
import { inventPerson, readCode } from '../student.ts'

// axe scans every state in light and dark, which takes long on a busy machine.
test.slow()

test('a new student goes from the home page to the application form', async ({
  page,
  request,
  expectAccessible,
}) => {
  // Given a person without an account, on the home page
  const person = inventPerson()
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: home.hero.checkEligibility }).click()

  // When the check opens, it says what the person needs to have ready
  await expect(page.getByRole('dialog', { name: eligibilityModals.eligibilityOnLoad.header })).toBeVisible()
  await expectAccessible()
  await startCheck(page)
  await expectAccessible()

  // And the button is disabled until everything is answered
  await expect(checkButton(page)).toHaveAttribute('aria-disabled', 'true')
  await fillCheck(page, person)
  await expect(checkButton(page)).not.toHaveAttribute('aria-disabled', 'true')

  // When the person sends the check and confirms
  let payload: unknown
  page.on('request', (sent) => {
    if (sent.url().endsWith(`${core}/eligibility`)) payload = sent.postDataJSON()
  })
  await checkButton(page).click()
  const window = page.getByRole('dialog', { name: eligibilityModals.eligibilityConfirm.header })
  await expect(window.getByRole('definition')).toHaveText([
    person.identityNumber,
    `${person.phone.slice(0, 3)}-${person.phone.slice(3)}`,
    person.email,
  ])
  await expectAccessible()
  await page.getByRole('button', { name: eligibilityModals.eligibilityConfirm.positive }).click()

  // Then a code is asked for, and its field has the focus
  await expect(page.getByRole('heading', { name: eligibilityStates.CHECKED })).toBeVisible()
  await expect(page.getByLabel(oneTimeCode.label)).toBeFocused()
  await expectAccessible()
  expect(payload).toEqual({
    identity_number: person.identityNumber,
    phone: person.phone,
    email: person.email,
    password: person.password,
    academic_institution_id: expect.any(Number),
    currently_studying: 'BACHELOR',
    other_bachelor: false,
    scholarships: ['NONE'],
    other_scholarship: false,
    not_deserter: true,
    residency_status: 'CITIZEN',
    terms: expect.any(Number),
  })

  // And the right code opens the application form, logged in, and the browser stores nothing of the check any more
  await page.getByLabel(oneTimeCode.label).fill(await readCode(request, person.phone))
  await expect(page).toHaveURL(/\/registration$/)
  expect(await page.evaluate(() => Object.values({ ...sessionStorage }).join())).not.toContain(person.phone)
  await page.reload()
  await expect(page).toHaveURL(/\/registration$/)
})
