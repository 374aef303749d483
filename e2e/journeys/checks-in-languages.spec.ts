import * as arabic from '@milgo/messages/ar/eligibility'
import { issues as arabicIssues } from '@milgo/messages/ar/issues'
import * as english from '@milgo/messages/en/eligibility'
import { issues as englishIssues } from '@milgo/messages/en/issues'
import { languageNames } from '@milgo/messages/languages'
import { fieldOf } from '../eligibility.ts'
import { expect, test } from '../fixtures.ts'

for (const [language, words, issues, direction] of [
  ['ar', arabic, arabicIssues, 'rtl'],
  ['en', english, englishIssues, 'ltr'],
] as const) {
  test(`the check in ${language}`, async ({ page, readIn, expectAccessible }) => {
    await readIn(language)
    await page.goto('/check-eligibility')
    await page.getByRole('button', { name: words.eligibilityModals.eligibilityOnLoad.positive }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await expect(page.getByRole('heading', { name: words.eligibilityStates.NEW })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: words.eligibilityTexts.check }).press('Enter')
    await expect(page.getByText(issues.FIELD_REQUIRED, { exact: true }).first()).toBeVisible()
    await expectAccessible()
  })
}

test('a change of language keeps what was typed', async ({ page, readIn }) => {
  await readIn('en')
  await page.goto('/check-eligibility')
  await page.getByRole('button', { name: english.eligibilityModals.eligibilityOnLoad.positive }).click()
  await fieldOf(page, 'email').fill('somebody@example.org')
  await fieldOf(page, 'password').fill('Rv7kbaL2x')
  await page.getByRole('contentinfo').getByText(languageNames.ar, { exact: true }).click()
  await expect(page.getByRole('heading', { name: arabic.eligibilityStates.NEW })).toBeVisible()
  await expect(fieldOf(page, 'email')).toHaveValue('somebody@example.org')
  await expect(fieldOf(page, 'password')).toHaveValue('Rv7kbaL2x')
})
