import type { OpenPeriod } from '@milgo/contracts/office/period-fields'
import { officePaths, periodPath } from '@milgo/contracts/office-paths'
import { examplePeriod } from '@milgo/domain/period/example-period.fixture'
import { about } from '@milgo/messages/en/about'
import { formNotes } from '@milgo/messages/en/form-notes'
import { officePeriods as english } from '@milgo/messages/en/office-periods'
import { places as englishPlaces } from '@milgo/messages/en/places'
import { fill } from '@milgo/messages/fill'
import { home } from '@milgo/messages/he/home'
import { office } from '@milgo/messages/he/office'
import { officePeriods as hebrew } from '@milgo/messages/he/office-periods'
import { officeRules } from '@milgo/messages/he/office-rules'
import { periodIssues } from '@milgo/messages/he/period'
import { places as hebrewPlaces } from '@milgo/messages/he/places'
import { staffErrors } from '@milgo/messages/he/staff-errors'
import { leftToRight } from '@milgo/messages/left-to-right'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { nameOfPeriod } from './support/named-periods.ts'
import { listed, openPeriods, period } from './support/periods-page.ts'

describe('the list of periods', () => {
  it.each(['he', 'en'] as const)('in %s', async (language) => {
    const words = language === 'he' ? hebrew : english
    await openPeriods(officePaths.periods, {}, { language })
    const row = page.getByRole('row', { name: nameOfPeriod('2025', language) })
    await expect.element(row).toHaveTextContent(words.list.current)
    await expect.element(row.getByText('2025', { exact: true })).toBeVisible()
    await expectSound()
  })

  it('makes a new period as a copy of the last', async () => {
    const calls = await openPeriods(officePaths.periods, {
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
    // The page of the new period follows.
    await expect.element(page.getByRole('heading', { name: hebrew.sections.reasons })).toBeVisible()
  })
})

describe('a period', () => {
  it.each(['he', 'en'] as const)('in %s', async (language) => {
    const words = language === 'he' ? hebrew : english
    await openPeriods(periodPath('2025'), {}, { language })
    await expect.element(page.getByRole('heading', { name: words.sections.reasons })).toBeVisible()
    const name = nameOfPeriod('2025', language)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(name)
    await expectSound()
  })

  it('is previewed in the words of the portal, by the clock of the server', async () => {
    await openPeriods(periodPath('2025'))
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
    await openPeriods(periodPath('2025'))
    await page.getByRole('button', { name: hebrew.sections.rules }).click()
    for (const name of Object.values(officeRules.tables))
      await expect.element(page.getByRole('table', { name })).toBeVisible()
    const singles = page.getByRole('table', { name: officeRules.singles })
    await expect
      .element(singles.getByRole('row', { name: officeRules.single.notInIsrael }))
      .toHaveTextContent(String(examplePeriod.scoreRules.cluster.notInIsrael))
    await expectSound()
  })

  it.each(['he', 'en'] as const)('limits a reason to some documents, in %s', async (language) => {
    const words = language === 'he' ? hebrew : english
    const names = (language === 'he' ? hebrewPlaces : englishPlaces).documents
    const calls = await openPeriods(
      periodPath('2025'),
      { 'PUT /office/periods/{code}': { ...period, version: 4 } },
      { language },
    )
    await page.getByRole('button', { name: words.sections.reasons }).click()
    const forAll = page.getByText(words.reason.forAll, { exact: true })
    const forIncome = page.getByText(fill(words.reason.forSome, { documents: names.income }))
    // UNREADABLE is for all documents, MISSING_MONTH for incomes. OTHER always fits, so it has no choice.
    await expect.element(forIncome).toBeVisible()
    expect(forAll.elements()).toHaveLength(1)
    await forAll.click()
    await page.getByText(names.studies, { exact: true }).first().click()
    await expect
      .element(page.getByText(fill(words.reason.forSome, { documents: names.studies })))
      .toBeVisible()
    await forIncome.click()
    await page.getByText(names.income, { exact: true }).last().click()
    await expect.element(forAll).toBeVisible()
    await expectSound()
    await page.getByRole('button', { name: words.save.action }).click()
    await page.getByRole('button', { name: words.save.confirm }).click()
    const saved = () =>
      (
        calls.made('PUT /office/periods/{code}')[0]?.body as { values: OpenPeriod['values'] } | undefined
      )?.values.reasons.returning.map(({ code, places }) => [code, places])
    await expect.poll(saved).toEqual([
      ['UNREADABLE', ['studies']],
      ['MISSING_MONTH', undefined],
      ['OTHER', undefined],
    ])
  })

  it('shows errors at their fields, and sends nothing', async () => {
    const calls = await openPeriods(periodPath('2025'))
    await page.getByLabelText(hebrew.values.correctionDays).fill('0')
    await page.getByRole('button', { name: hebrew.save.action }).click()
    await expect.element(page.getByText(periodIssues.WRONG_VALUE).first()).toBeVisible()
    await expectSound()
    expect(calls.made('PUT /office/periods/{code}')).toHaveLength(0)
  })

  const dayOf = (name: string) =>
    page
      .getByRole('group', { name, exact: true })
      .getByRole('textbox', { name: hebrew.parts.day, exact: true })

  it('says that dates contradict each other when a field is left, and not while day and hour are typed', async () => {
    const calls = await openPeriods(periodPath('2025'))
    const wrongOrder = page.getByText(periodIssues.PERIOD_ORDER)
    const unfinished = page.getByText(periodIssues.WRONG_VALUE)
    await dayOf(hebrew.values.to).fill('')
    await page
      .getByRole('group', { name: hebrew.values.to, exact: true })
      .getByLabelText(hebrew.parts.hour)
      .click()
    await dayOf(hebrew.values.to).fill('01.01.2000')
    await expect.element(unfinished).not.toBeInTheDocument()
    await expect.element(wrongOrder).not.toBeInTheDocument()
    await page.getByLabelText(hebrew.values.correctionDays).click()
    await expect
      .element(page.getByRole('group', { name: hebrew.values.to, exact: true }))
      .toHaveTextContent(periodIssues.PERIOD_ORDER)
    await expectSound()
    // The contradiction also ends at the other date.
    await dayOf(hebrew.values.from).fill('01.01.1999')
    await expect.element(wrongOrder).not.toBeInTheDocument()
    expect(calls.made('PUT /office/periods/{code}')).toHaveLength(0)
  })

  it('says nothing of a new reason while it is written', async () => {
    await openPeriods(periodPath('2025'))
    await page.getByRole('button', { name: hebrew.sections.reasons }).click()
    await page.getByRole('button', { name: hebrew.reason.add }).first().click()
    // The code of the new reason has the focus.
    await userEvent.keyboard('NEW')
    await userEvent.tab()
    await expect.element(page.getByText('NEW', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  it('that is closed is opened, and made the current one after a confirmation', async () => {
    const unused = { code: 'next', is_current: false, use: { drafts: 0, sent: 0, published: 0 } }
    const closed = { ...period, ...unused, values: { ...period.values, is_open: false } }
    const opened = { ...closed, version: 4, values: { ...closed.values, is_open: true } }
    const calls = await openPeriods(periodPath('next'), {
      'GET /office/periods': { periods: [listed, { ...listed, ...unused }] },
      'GET /office/periods/{code}': closed,
      'POST /office/periods/{code}/make-current': { periods: [{ ...listed, ...unused, is_current: true }] },
    })
    const isOpen = page.getByRole('checkbox', { name: hebrew.values.isOpen })
    await expect.element(isOpen).not.toBeChecked()
    await isOpen.click({ force: true })
    const saving = Promise.withResolvers<void>()
    calls.change({
      'GET /office/periods/{code}': opened,
      'PUT /office/periods/{code}': async () => {
        await saving.promise
        return opened
      },
    })
    await page.getByRole('button', { name: hebrew.save.action }).click()
    const make = page.getByRole('button', { name: hebrew.current.make })
    await expect.element(make).toBeDisabled()
    saving.resolve()
    await expect
      .poll(() => calls.made('PUT /office/periods/{code}')[0]?.body)
      .toMatchObject({ version: 3, values: { is_open: true } })
    await expect.element(isOpen).toBeChecked()

    await make.click()
    const dialog = page.getByRole('dialog')
    await expect
      .element(dialog)
      .toHaveTextContent(fill(hebrew.current.title, { period: leftToRight('next') }))
    await expectSound()
    calls.change({ 'GET /office/periods/{code}': { ...opened, is_current: true } })
    await dialog.getByRole('button', { name: hebrew.current.confirm }).click()
    await expect.element(page.getByText(hebrew.current.is)).toBeVisible()
    expect(calls.made('POST /office/periods/{code}/make-current').map(({ body }) => body)).toEqual([
      { seen: '2025' },
    ])
  })

  it('says who is affected by a change before it is saved', async () => {
    const saved = { ...period, version: 4, values: { ...period.values, correction_days: 21 } }
    const calls = await openPeriods(periodPath('2025'), { 'PUT /office/periods/{code}': saved })
    await page.getByLabelText(hebrew.values.correctionDays).fill('21')
    await page.getByRole('button', { name: hebrew.save.action }).click()
    await expect.element(page.getByRole('dialog')).toHaveTextContent('7')
    await expectSound()
    await page.getByRole('button', { name: hebrew.save.confirm }).click()
    await expect
      .poll(() => calls.made('PUT /office/periods/{code}')[0]?.body)
      .toMatchObject({ version: 3, is_confirmed: true, values: { correction_days: 21 } })
  })

  it('has disabled fields while it is saved', async () => {
    const pending = Promise.withResolvers<void>()
    const values = { ...period.values, budget: 5_000_000 }
    await openPeriods(periodPath('2025'), {
      'PUT /office/periods/{code}': async () => {
        await pending.promise
        return { ...period, version: 4, values }
      },
    })
    const budget = page.getByLabelText(hebrew.values.budget)
    await budget.fill('5000000')
    await userEvent.keyboard('{Enter}')
    await expect.element(budget).toBeDisabled()
    pending.resolve()
    await expect.element(budget).toBeEnabled()
    await expect.element(budget).toHaveValue('5000000')
  })

  it('is saved by the key of the main button while a folded section has the focus, which stays folded', async () => {
    const values = { ...period.values, budget: 5_000_000 }
    const calls = await openPeriods(periodPath('2025'), {
      'PUT /office/periods/{code}': { ...period, version: 4, values },
    })
    await page.getByLabelText(hebrew.values.budget).fill('5000000')
    const fold = page.getByRole('button', { name: hebrew.sections.reasons })
    ;(fold.element() as HTMLElement).focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(() => calls.made('PUT /office/periods/{code}').length).toBe(1)
    await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
  })

  it('asks before it is left with unsaved values', async () => {
    await openPeriods(periodPath('2025'))
    await page.getByLabelText(hebrew.values.correctionDays).fill('21')
    await page.getByRole('link', { name: hebrew.back }).click()
    await page.getByRole('button', { name: office.unsaved.stay }).click()
    await expect.element(page.getByLabelText(hebrew.values.correctionDays)).toHaveValue('21')
    await page.getByRole('link', { name: hebrew.back }).click()
    await page.getByRole('button', { name: office.unsaved.leave }).click()
    await expect.element(page.getByRole('row', { name: /2025/ })).toBeVisible()
  })

  it('that a colleague has changed meanwhile keeps the typed values', async () => {
    await openPeriods(periodPath('2025'), {
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
