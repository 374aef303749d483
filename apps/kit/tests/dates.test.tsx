import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { kit } from '../src/words/he.ts'
import { openKit } from './support/open-kit.tsx'
import {
  focusOn,
  paste,
  press,
  pressAtRest,
  pressOn,
  sticksOut,
  textOf,
  valueIn,
} from './support/use-page.ts'

it('a date is typed in any usual form and shown in one form after leaving; an unfinished date stays', async () => {
  await openKit('dates')
  const date = page.getBySelector('#date-plain')
  for (const [written, shown] of [
    ['17052000', '17.05.2000'],
    ['2000-05-12', '12.05.2000'],
    ['5/5/1999', '05.05.1999'],
    ['5.5.99', '05.05.1999'],
    ['17.05.', '17.05.'],
    ['17.05.20001', '17.05.20001'],
    ['36.5', '36.5'],
  ] as const) {
    await date.fill('')
    await pressOn(date, written)
    await expect.element(date).toHaveValue(written)
    await press('{Tab}')
    await expect.element(date).toHaveValue(shown)
  }
})

it('a date is pasted as people, browsers and Arabic keyboards write it; an invalid one stays as it is', async () => {
  await openKit('dates')
  const date = page.getBySelector('#date-plain')
  for (const written of ['1.2.1999', '1/2/1999', '01021999', '1999-02-01', '٠١/٠٢/١٩٩٩']) {
    await date.fill('')
    await paste(date, written)
    await press('{Tab}')
    await expect.element(date).toHaveValue('01.02.1999')
  }
  await date.fill('31.02.1999')
  await press('{Tab}')
  await expect.element(date).toHaveValue('31.02.1999')
  // The day does not exist, so the calendar opens where an empty field's would.
  await press('{Enter}')
  await expect.poll(valueIn(page.getByRole('dialog').getByRole('combobox').nth(1))).toMatch(/.+/)
  await expect.element(page.getByRole('dialog').getBySelector('[aria-selected=true]')).toHaveLength(0)
})

it('the calendar fits the narrowest window', async () => {
  await openKit('dates')
  for (const width of [320, 360]) {
    await page.viewport(width, 700)
    await pressAtRest(page.getBySelector('#date-help + button'))
    const calendar = page.getByRole('dialog', { name: kit.date.calendar })
    await expect.element(calendar).toBeVisible()
    expect({ width, sticksOut: sticksOut(calendar) }).toEqual({ width, sticksOut: 0 })
    await press('{Escape}')
    await expect.element(calendar).not.toBeInTheDocument()
  }
})

it('a date is chosen from the calendar by keyboard', async () => {
  await openKit('dates')
  await focusOn(page.getBySelector('#date-help'))
  await press('{Tab}{Enter}')
  const calendar = page.getByRole('dialog', { name: kit.date.calendar })
  await expect.element(calendar).toBeVisible()
  // The chosen day has the focus; in a right-to-left week the next day is to the left.
  await press('{ArrowLeft}{ArrowDown}{Enter}')
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(page.getBySelector('#date-help')).toHaveValue('25.05.2000')
  await expect.element(page.getBySelector('#date-help + button')).toHaveFocus()
})

it('weeks of the calendar start on Sunday, and its texts are in the page’s language', async () => {
  for (const [language, sunday, may] of [
    ['he', 'יום ראשון', 'מאי'],
    ['ar', 'الأحد', 'أيار'],
    ['en', 'Sunday', 'May'],
  ] as const) {
    await openKit('dates', { language })
    await pressAtRest(page.getBySelector('#date-help + button'))
    const calendar = page.getByRole('dialog')
    const month = calendar.getByRole('combobox').first()
    await expect.poll(textOf(month.getBySelector('option:checked'))).toBe(may)
    // 7 May 2000 was a Sunday, so it is the first day of a row.
    const first = calendar.getByRole('row').nth(1).getByRole('gridcell').first()
    await expect.element(first.getByRole('button')).toHaveAccessibleName(new RegExp(`${sunday}.*7`))
    await press('{Escape}')
  }
})

it('the year of birth is chosen in one step', async () => {
  await openKit('dates')
  await pressAtRest(page.getBySelector('#date-plain + button'))
  const year = page.getByRole('dialog').getByRole('combobox').nth(1)
  await year.selectOptions('1923')
  await pressOn(page.getByRole('dialog').getByRole('button', { name: /15 ב.*1923/ }), '{Enter}')
  await expect.poll(valueIn(page.getBySelector('#date-plain'))).toMatch(/15\.\d\d\.1923/)
})
