import { type OpenPeriod, periodFieldsOf } from '@milgo/contracts/office/period-fields'
import { officePaths, periodPath } from '@milgo/contracts/office-paths'
import { examplePeriod } from '@milgo/domain/period/example-period.fixture'
import { officePeriods as english } from '@milgo/messages/en/office-periods'
import { errors } from '@milgo/messages/he/errors'
import { officePeriods as hebrew } from '@milgo/messages/he/office-periods'
import { periodIssues } from '@milgo/messages/he/period'
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

  it('that somebody else has changed keeps what was typed', async () => {
    await openPage(periodPath('2025'), {
      'PUT /office/periods/{code}': refuse(409, {
        statusCode: 409,
        code: 'PERIOD_CHANGED',
        message: errors.PERIOD_CHANGED,
      }),
    })
    await page.getByLabelText(hebrew.values.budget).fill('5000000')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert')).toHaveTextContent(hebrew.save.failed)
    await expect.element(page.getByLabelText(hebrew.values.budget)).toHaveValue('5000000')
  })
})
