import { type OpenPeriod, periodFieldsOf } from '@milgo/contracts/office/period-fields'
import { officePaths, periodPath } from '@milgo/contracts/office-paths'
import { examplePeriod } from '@milgo/domain/period/example-period.fixture'
import { about } from '@milgo/messages/en/about'
import { formNotes } from '@milgo/messages/en/form-notes'
import { officePeriods as english } from '@milgo/messages/en/office-periods'
import { fill } from '@milgo/messages/fill'
import { home } from '@milgo/messages/he/home'
import { office } from '@milgo/messages/he/office'
import { officePeriods as hebrew } from '@milgo/messages/he/office-periods'
import { officeRules } from '@milgo/messages/he/office-rules'
import { periodIssues } from '@milgo/messages/he/period'
import { staffErrors } from '@milgo/messages/he/staff-errors'
import { type Answers, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'

const { from, to } = examplePeriod
const listed = {
  code: '2025',
  phase: 'open' as const,
  is_current: true,
  from,
  to,
  use: { drafts: 12, sent: 7, published: 0 },
}
const period: OpenPeriod = {
  ...listed,
  now: '2024-12-01T10:00:00.000Z',
  version: 3,
  values: periodFieldsOf(examplePeriod),
  score_rules: examplePeriod.scoreRules,
  award_tiers: [...examplePeriod.awardTiers],
}
const openPage = (path: string, more: Answers = {}, rest: Partial<Parameters<typeof openOffice>[1]> = {}) =>
  openOffice(path, {
    roles: ['administrator'],
    answers: {
      'GET /office/periods': { periods: [listed] },
      'GET /office/periods/{code}': period,
      ...more,
    },
    ...rest,
  })

describe('the list of periods', () => {
  it.each(['he', 'en'] as const)('in %s', async (language) => {
    const words = language === 'he' ? hebrew : english
    await openPage(officePaths.periods, {}, { language })
    await expect.element(page.getByRole('row', { name: /2025/ })).toHaveTextContent(words.list.current)
    await expectSound()
  })

  it('makes a new one from the last', async () => {
    const calls = await openPage(officePaths.periods, {
      'POST /office/periods': { ...period, code: 'next', is_current: false },
    })
    await page.getByRole('button', { name: hebrew.copy.open }).click()
    await page.getByRole('button', { name: hebrew.copy.confirm }).click()
    await expect.element(page.getByText(hebrew.copy.codeWrong)).toBeVisible()
    await expectSound()
    await page.getByLabelText(hebrew.copy.code).fill('next')
    await page.getByRole('textbox', { name: hebrew.parts.day, exact: true }).fill('01.10.2090')
    await page.getByLabelText(hebrew.parts.hour).fill('09:00')
    await page.getByRole('button', { name: hebrew.copy.confirm }).click()
    await expect
      .poll(() => calls.made('POST /office/periods')[0]?.body)
      .toEqual({ code: 'next', copy_of: '2025', opens_at: '2090-10-01T06:00:00.000Z' })
  })
})

describe('a period', () => {
  it.each(['he', 'en'] as const)('in %s', async (language) => {
    const words = language === 'he' ? hebrew : english
    await openPage(periodPath('2025'), {}, { language })
    await expect.element(page.getByRole('heading', { name: words.sections.reasons })).toBeVisible()
    await expectSound()
  })

  it('is previewed in the words of the portal, by the clock of the server', async () => {
    await openPage(periodPath('2025'))
    const preview = page.getByRole('region', { name: hebrew.preview.title })
    await expect.element(preview).toHaveTextContent(home.period.open)
    await page.getByLabelText(hebrew.values.correctionDays).fill('1')
    await expect.element(preview).toHaveTextContent(home.period.correctionsValue.one)
    await page.getByLabelText(hebrew.values.correctionDays).fill('')
    await expect.element(preview.getByText('–', { exact: true })).toBeVisible()
    await preview.getByRole('tab', { name: hebrew.parts.en }).click()
    await page.getByLabelText(hebrew.values.appealDays).fill('9')
    await expect.element(preview).toHaveTextContent(fill(about.numbers.days.other, { count: 9 }))
    await expect
      .element(preview)
      .toHaveTextContent(fill(formNotes.submitAnswers, { date: examplePeriod.expectedAnswers.en }))
    await expectSound()
  })

  it('shows every table of the points in force', async () => {
    await openPage(periodPath('2025'))
    await page.getByRole('button', { name: hebrew.sections.rules }).click()
    for (const name of Object.values(officeRules.tables))
      await expect.element(page.getByRole('table', { name })).toBeVisible()
    const singles = page.getByRole('table', { name: officeRules.singles })
    await expect
      .element(singles.getByRole('row', { name: officeRules.single.notInIsrael }))
      .toHaveTextContent(String(examplePeriod.scoreRules.cluster.notInIsrael))
    await expectSound()
  })

  it('tells what does not fit where it stands, and sends nothing', async () => {
    const calls = await openPage(periodPath('2025'))
    await page.getByLabelText(hebrew.values.correctionDays).fill('0')
    await page.getByRole('button', { name: hebrew.save.action }).click()
    await expect.element(page.getByText(periodIssues.WRONG_VALUE).first()).toBeVisible()
    await expectSound()
    expect(calls.made('PUT /office/periods/{code}')).toHaveLength(0)
  })

  it('says whom a change reaches before it is saved', async () => {
    const saved = { ...period, version: 4, values: { ...period.values, correction_days: 21 } }
    const calls = await openPage(periodPath('2025'), { 'PUT /office/periods/{code}': saved })
    await page.getByLabelText(hebrew.values.correctionDays).fill('21')
    await page.getByRole('button', { name: hebrew.save.action }).click()
    await expect.element(page.getByRole('dialog')).toHaveTextContent('7')
    await expectSound()
    await page.getByRole('button', { name: hebrew.save.confirm }).click()
    await expect
      .poll(() => calls.made('PUT /office/periods/{code}')[0]?.body)
      .toMatchObject({ version: 3, is_confirmed: true, values: { correction_days: 21 } })
  })

  it('takes nothing typed while its values are saved', async () => {
    const held = Promise.withResolvers<void>()
    const values = { ...period.values, budget: 5_000_000 }
    await openPage(periodPath('2025'), {
      'PUT /office/periods/{code}': async () => {
        await held.promise
        return { ...period, version: 4, values }
      },
    })
    const budget = page.getByLabelText(hebrew.values.budget)
    await budget.fill('5000000')
    await userEvent.keyboard('{Enter}')
    await expect.element(budget).toBeDisabled()
    held.resolve()
    await expect.element(budget).toBeEnabled()
    await expect.element(budget).toHaveValue('5000000')
  })

  it('is not left with values that were not saved unless somebody says so', async () => {
    await openPage(periodPath('2025'))
    await page.getByLabelText(hebrew.values.correctionDays).fill('21')
    await page.getByRole('link', { name: hebrew.back }).click()
    await page.getByRole('button', { name: office.unsaved.stay }).click()
    await expect.element(page.getByLabelText(hebrew.values.correctionDays)).toHaveValue('21')
    await page.getByRole('link', { name: hebrew.back }).click()
    await page.getByRole('button', { name: office.unsaved.leave }).click()
    await expect.element(page.getByRole('row', { name: /2025/ })).toBeVisible()
  })

  it('that somebody else has changed keeps what was typed', async () => {
    await openPage(periodPath('2025'), {
      'PUT /office/periods/{code}': refuse(409, {
        statusCode: 409,
        code: 'PERIOD_CHANGED',
        message: staffErrors.PERIOD_CHANGED,
      }),
    })
    await page.getByLabelText(hebrew.values.budget).fill('5000000')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert')).toHaveTextContent(hebrew.save.failed)
    await expect.element(page.getByLabelText(hebrew.values.budget)).toHaveValue('5000000')
  })
})
