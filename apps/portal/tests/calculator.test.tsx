import { calculator as english } from '@milgo/messages/en/calculator'
import { fill } from '@milgo/messages/fill'
import { calculator } from '@milgo/messages/he/calculator'
import { resultView } from '@milgo/messages/he/result'
import { shell } from '@milgo/messages/he/shell'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { calculatorAnswers as answers } from './support/calculator-answers.ts'
import { openPortal } from './support/open-portal.tsx'

const fieldOf = (name: 'houseHoldPeople' | 'income' | 'cluster' | 'childrenCount' | 'daysInReserve') =>
  page.getByLabelText(resultView.calculator[name], { exact: false }).first()
const result = page.getByRole('region', { name: calculator.result })

it('computes a range from the visitor’s figures, and sends nothing', async () => {
  const portal = await openPortal('/calculator', { answers })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(shell.pages.calculator)
  await expect.element(result).toHaveTextContent(calculator.waiting)
  await expectSound()
  const before = portal.made().length
  await fieldOf('houseHoldPeople').fill('5')
  await fieldOf('income').fill('40000')
  // The cluster is unknown: the range is wide, and no components are shown.
  await expect.element(result).toHaveTextContent(/2\.5.*27/)
  await expect.element(result).not.toHaveTextContent(resultView.calculator.parts)
  await expect.element(result).toHaveTextContent(resultView.calculator.coversClusters)
  await fieldOf('cluster').fill('4')
  await expect.element(result).not.toHaveTextContent(resultView.calculator.coversClusters)
  await expect.element(result).toHaveTextContent(/17\.5.*19\.5/)
  await expect.element(result).toHaveTextContent(resultView.calculator.noAward)
  await expect.element(result).toHaveTextContent(resultView.calculator.parts)
  await expect.element(result).toHaveTextContent(resultView.calculator.coversPriority)
  // Abroad no locality has priority, so the score is one number.
  await page.getByText(resultView.calculator.abroad).click()
  await expect.element(result).toHaveTextContent(fill(resultView.calculator.exactly.other, { count: 15 }))
  await expect.element(result).not.toHaveTextContent(resultView.calculator.coversPriority)
  expect(portal.made()).toHaveLength(before)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('40000')
  await expectSound()
})

it('an example fills the form in', async () => {
  await openPortal('/calculator', { answers, width: 1440 })
  await page.getByRole('button', { name: fill(calculator.use, { name: calculator.example.parent }) }).click()
  await expect.element(fieldOf('houseHoldPeople')).toHaveValue('3')
  // Fields in one row are aligned, however many lines their labels take.
  const topOf = (field: 'cluster' | 'childrenCount') => fieldOf(field).element().getBoundingClientRect().top
  expect(topOf('cluster')).toBe(topOf('childrenCount'))
  await expect.element(result).toHaveTextContent(resultView.calculator.parts)
  await expectSound()
})

it('an invalid text stays in its field with an error, and there is no result', async () => {
  await openPortal('/calculator', { answers })
  await fieldOf('houseHoldPeople').fill('<b>7</b>')
  await fieldOf('income').fill('40000')
  await expect.element(fieldOf('houseHoldPeople')).toHaveValue('<b>7</b>')
  await expect.element(page.getByText(fill(resultView.calculator.range, { min: 1, max: 30 }))).toBeVisible()
  await expect.element(result).toHaveTextContent(resultView.calculator.wrong)
  await expectSound()
})

it('says which days of reserve duty count, and refuses more than there are', async () => {
  await openPortal('/calculator', { answers })
  const help = fill(resultView.calculator.daysInReserveHelp, { from: '01.02.2025', to: '31.12.2025' })
  await expect.element(fieldOf('daysInReserve')).toHaveAccessibleDescription(help)
  await fieldOf('daysInReserve').fill('335')
  await expect.element(page.getByText(fill(resultView.calculator.range, { min: 0, max: 334 }))).toBeVisible()
})

it('a limit of thousands is written in groups, as in the field', async () => {
  await openPortal('/calculator', { answers })
  await fieldOf('income').fill('99999999')
  await expect.element(page.getByText(/\d{1,3},\d{3}$/)).toBeVisible()
})

it('on a phone the estimate stays visible while typing, and links to its components', async () => {
  await openPortal('/calculator', { answers })
  await fieldOf('houseHoldPeople').fill('4')
  const line = page.getByRole('main').getByRole('link').filter({ hasText: /\d/ })
  await expect.element(line).not.toBeInTheDocument()
  await fieldOf('income').fill('9000')
  await expect.element(line).toBeInViewport({ ratio: 1 })
  await expect
    .element(line)
    .toHaveTextContent(fill(resultView.calculator.between, { low: '', high: '' }).slice(0, 3))
  await expectSound()
  await line.click()
  await expect.element(result.getByRole('heading', { name: calculator.result })).toHaveFocus()
  // Typing after that does not scroll there again.
  await fieldOf('income').fill('')
  await userEvent.keyboard('12000')
  await expect.element(fieldOf('income')).toHaveValue('12,000')
  await expect.element(fieldOf('income')).toHaveFocus()
})

it('is laid out from left to right in English', async () => {
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
