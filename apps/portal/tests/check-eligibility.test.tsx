import * as arabic from '@milgo/messages/ar/eligibility'
import { issues as arabicIssues } from '@milgo/messages/ar/issues'
import * as english from '@milgo/messages/en/eligibility'
import { issues as englishIssues } from '@milgo/messages/en/issues'
import * as hebrew from '@milgo/messages/he/eligibility'
import { home } from '@milgo/messages/he/home'
import { issues as hebrewIssues } from '@milgo/messages/he/issues'
import { shell } from '@milgo/messages/he/shell'
import { languageNames } from '@milgo/messages/languages'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPortal } from './support/open-portal.tsx'
import { openPeriod } from './support/period.ts'

const path = '/check-eligibility'
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const fieldOf = (id: keyof typeof hebrew.eligibilityQuestions) => document.querySelector(`#field-${id}`)

it.each([
  {
    phase: 'closed',
    times: { from: '2020-10-20T06:00:00Z', to: '2020-12-15T10:00:00Z' },
    day: '15.12.2020',
    title: home.period.closed,
    text: hebrew.eligibilityTexts.closedText,
  },
  {
    phase: 'upcoming',
    times: { from: '2099-10-20T06:00:00Z', to: '2099-12-15T10:00:00Z' },
    day: '20.10.2099',
    title: home.period.upcoming,
    text: hebrew.eligibilityTexts.upcomingText,
  },
] as const)('says that a period is $phase, and asks nothing', async ({ phase, times, day, title, text }) => {
  await openPortal(path, {
    answers: { 'GET /registration-period/get-all': [{ ...openPeriod, ...times, phase, is_open: false }] },
  })
  await expect.element(heading(title)).toBeVisible()
  await expect.element(page.getByText(day)).toBeVisible()
  await expect.element(page.getByText(text)).toBeVisible()
  expect(fieldOf('identityNumber')).toBeNull()
  await expectSound()
})

it('a person who started in a closed period is sent to the login', async () => {
  await openPortal(path, {
    answers: { 'GET /registration-period/get-all': [{ ...openPeriod, phase: 'closed', is_open: false }] },
  })
  await expect
    .element(page.getByRole('main').getByRole('link', { name: shell.login }))
    .toHaveAttribute('href', '/login')
})

it('a check that failed to load says so, and loads on a retry', async () => {
  const failure = refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'x' })
  const portal = await openPortal(path, { answers: { 'GET /registration-period/get-all': failure } })
  await expect.element(page.getByText(hebrew.eligibilityTexts.loadFailed)).toBeVisible()
  await expectSound()
  portal.change({ 'GET /registration-period/get-all': [openPeriod] })
  await page.getByRole('button', { name: shell.retry }).click()
  await expect.element(heading(hebrew.eligibilityStates.NEW)).toBeVisible()
})

it.each([
  ['he', hebrew, hebrewIssues, 'rtl'],
  ['ar', arabic, arabicIssues, 'rtl'],
  ['en', english, englishIssues, 'ltr'],
] as const)('an empty check is refused in %s by each field', async (language, words, issues, direction) => {
  const portal = await openPortal(path, { language })
  await page.getByRole('button', { name: words.eligibilityModals.eligibilityOnLoad.positive }).click()
  await expect.element(heading(words.eligibilityStates.NEW)).toBeVisible()
  expect(document.documentElement.dir).toBe(direction)
  // The button is not disabled for good: pressed, it says what is missing.
  const check = page.getByRole('main').getByRole('button', { name: words.eligibilityTexts.check })
  await expect.element(check).toBeInTheDocument()
  ;(check.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(issues.FIELD_REQUIRED, { exact: true }).first()).toBeVisible()
  await expectSound()
  expect(portal.made('POST /eligibility')).toEqual([])
})

it('on a phone the bar of buttons covers targets completely or not at all', async () => {
  await openPortal(path)
  await page.getByRole('button', { name: hebrew.eligibilityModals.eligibilityOnLoad.positive }).click()
  const check = page.getByRole('main').getByRole('button', { name: hebrew.eligibilityTexts.check })
  await expect.element(check).toBeInTheDocument()
  const button = check.element()
  const bar = button.closest('[class*="sticky"]')
  // A target needs 24 pixels: what ends further down is either hidden completely or has them.
  expect(bar?.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(
    Math.max(innerHeight, button.getBoundingClientRect().bottom + 24),
  )
})

it('a change of language does not remove what was typed', async () => {
  await openPortal(path, { language: 'en' })
  await page.getByRole('button', { name: english.eligibilityModals.eligibilityOnLoad.positive }).click()
  await page
    .getByRole('textbox', { name: english.eligibilityQuestions.email, exact: true })
    .fill('somebody@example.org')
  await page.getByRole('contentinfo').getByText(languageNames.ar, { exact: true }).click()
  await expect.element(heading(arabic.eligibilityStates.NEW)).toBeVisible()
  await expect
    .element(page.getByRole('textbox', { name: arabic.eligibilityQuestions.email, exact: true }))
    .toHaveValue('somebody@example.org')
})

it('the exit asks only if something was filled in', async () => {
  const { eligibilityOnLoad, eligibilityExit } = hebrew.eligibilityModals
  const portal = await openPortal(path)
  await page.getByRole('button', { name: eligibilityOnLoad.positive }).click()
  const exit = page.getByRole('button', { name: hebrew.eligibilityTexts.exit, exact: true })
  const email = page.getByRole('textbox', { name: hebrew.eligibilityQuestions.email, exact: true })

  // A typed field that was not left yet counts as filled in.
  await email.fill('somebody')
  await exit.click()
  const asked = page.getByRole('dialog', { name: eligibilityExit.header })
  await asked.getByRole('button', { name: eligibilityExit.negative }).click()
  await expect.element(email).toHaveValue('somebody')

  // An emptied field does not.
  await email.fill('')
  await exit.click()
  await expect.poll(portal.address).toBe('/')
})

it('the exit of an empty check asks nothing', async () => {
  const portal = await openPortal(path)
  await page.getByRole('button', { name: hebrew.eligibilityModals.eligibilityOnLoad.positive }).click()
  await page.getByRole('button', { name: hebrew.eligibilityTexts.exit, exact: true }).click()
  await expect.poll(portal.address).toBe('/')
})
