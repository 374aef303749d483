import { defaultAwardTiers } from '@milgo/domain/score/default-award-tiers'
import { defaultScoreRules } from '@milgo/domain/score/default-score-rules'
import { calculator as english } from '@milgo/messages/en/calculator'
import { fill } from '@milgo/messages/fill'
import { calculator } from '@milgo/messages/he/calculator'
import { resultView } from '@milgo/messages/he/result'
import { shell } from '@milgo/messages/he/shell'
import { type Answers, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openPortal } from './support/open-portal.tsx'

const answers: Answers = {
  'GET /page-data/calculator': {
    register_period: 'example',
    score_rules: { version: 'first', ...defaultScoreRules },
    award_tiers: [...defaultAwardTiers],
  },
}

const fieldOf = (name: 'houseHoldPeople' | 'income' | 'cluster' | 'childrenCount') =>
  page.getByLabelText(resultView.calculator[name], { exact: false }).first()
const result = page.getByRole('region', { name: calculator.result })

it('works a range out of one’s own figures, and sends nothing of them', async () => {
  const portal = await openPortal('/calculator', { answers })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(shell.pages.calculator)
  await expect.element(result).toHaveTextContent(calculator.waiting)
  await expectSound()
  const before = portal.made().length
  await fieldOf('houseHoldPeople').fill('5')
  await fieldOf('income').fill('40000')
  // The cluster is unknown: a wide range, and no parts.
  await expect.element(result).toHaveTextContent(/2\.5.*27/)
  await expect.element(result).not.toHaveTextContent(calculator.parts)
  await fieldOf('cluster').fill('4')
  await expect.element(result).toHaveTextContent(/17\.5.*19\.5/)
  await expect.element(result).toHaveTextContent(calculator.noAward)
  await expect.element(result).toHaveTextContent(calculator.parts)
  await expect.element(result).toHaveTextContent(calculator.priority)
  // Abroad no place has priority, and the score is one number.
  await page.getByText(resultView.calculator.abroad).click()
  await expect.element(result).toHaveTextContent(fill(calculator.exactly.other, { count: 15 }))
  await expect.element(result).not.toHaveTextContent(calculator.priority)
  expect(portal.made()).toHaveLength(before)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('40000')
  await expectSound()
})

it('an example fills the form in', async () => {
  await openPortal('/calculator', { answers, width: 1440 })
  await page.getByRole('button', { name: fill(calculator.use, { name: calculator.example.parent }) }).click()
  await expect.element(fieldOf('houseHoldPeople')).toHaveValue('3')
  // However many lines a label takes, fields beside each other are on one line.
  const topOf = (field: 'cluster' | 'childrenCount') => fieldOf(field).element().getBoundingClientRect().top
  expect(topOf('cluster')).toBe(topOf('childrenCount'))
  await expect.element(result).toHaveTextContent(calculator.parts)
  await expectSound()
})

it('nonsense stays in its field and is named; there is no result from it', async () => {
  await openPortal('/calculator', { answers })
  await fieldOf('houseHoldPeople').fill('<b>7</b>')
  await fieldOf('income').fill('40000')
  await expect.element(fieldOf('houseHoldPeople')).toHaveValue('<b>7</b>')
  await expect.element(page.getByText(fill(resultView.calculator.range, { min: 1, max: 30 }))).toBeVisible()
  await expect.element(result).toHaveTextContent(calculator.wrong)
  await expectSound()
})

it('in English it reads from left to right', async () => {
  await openPortal('/calculator', { answers, language: 'en' })
  await expect.element(page.getByText(english.privacy)).toBeVisible()
  expect(document.documentElement.dir).toBe('ltr')
  await expectSound()
})

it('without a period it says when the rules appear', async () => {
  const missing = refuse(404, { statusCode: 404, code: 'NOT_FOUND', message: 'x' })
  await openPortal('/calculator', { answers: { 'GET /page-data/calculator': missing } })
  await expect.element(page.getByText(calculator.missing)).toBeVisible()
})
