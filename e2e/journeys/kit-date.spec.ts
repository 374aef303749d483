import { kit } from '../../apps/kit/src/words/he.ts'
import { expect, test } from '../fixtures.ts'
import { openKit, paste, pressAtRest, sticksOut } from '../kit.ts'

test('a date is typed as people write it, and shown in one way once it is left; half a date stays', async ({
  page,
}) => {
  await openKit(page, 'dates')
  const date = page.locator('#date-plain')
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
    await date.pressSequentially(written)
    await expect(date).toHaveValue(written)
    await page.keyboard.press('Tab')
    await expect(date).toHaveValue(shown)
  }
})

test('a date is pasted as people, browsers and Arabic keyboards write it; one that is none stays as it is', async ({
  page,
}) => {
  await openKit(page, 'dates')
  const date = page.locator('#date-plain')
  for (const written of ['1.2.1999', '1/2/1999', '01021999', '1999-02-01', '٠١/٠٢/١٩٩٩']) {
    await date.fill('')
    await paste(page, date, written)
    await page.keyboard.press('Tab')
    await expect(date).toHaveValue('01.02.1999')
  }
  await date.fill('31.02.1999')
  await page.keyboard.press('Tab')
  await expect(date).toHaveValue('31.02.1999')
  // No such day: the calendar opens where an empty one would.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('combobox').nth(1)).toHaveValue(/.+/)
  await expect(page.getByRole('dialog').locator('[aria-selected=true]')).toHaveCount(0)
})

test('the calendar fits the narrowest window', async ({ page }) => {
  await openKit(page, 'dates')
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 700 })
    await pressAtRest(page.locator('#date-help + button'))
    const calendar = page.getByRole('dialog', { name: kit.date.calendar })
    await expect(calendar).toBeVisible()
    expect({ width, sticksOut: await sticksOut(calendar) }).toEqual({ width, sticksOut: 0 })
    await page.keyboard.press('Escape')
    await expect(calendar).toBeHidden()
  }
})

test('a date is chosen from the calendar by keyboard', async ({ page }) => {
  await openKit(page, 'dates')
  await page.locator('#date-help').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const calendar = page.getByRole('dialog', { name: kit.date.calendar })
  await expect(calendar).toBeVisible()
  // The chosen day has the focus; in a right-to-left week the next day is to the left.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(calendar).toBeHidden()
  await expect(page.locator('#date-help')).toHaveValue('25.05.2000')
  await expect(page.locator('#date-help + button')).toBeFocused()
})

test('the calendar begins its weeks on Sunday and speaks the language of the page', async ({
  page,
  readIn,
}) => {
  for (const [language, sunday, may] of [
    ['he', 'יום ראשון', 'מאי'],
    ['ar', 'الأحد', 'أيار'],
    ['en', 'Sunday', 'May'],
  ] as const) {
    await readIn(language)
    await page.goto('/dev/kit/?section=dates')
    await pressAtRest(page.locator('#date-help + button'))
    const calendar = page.getByRole('dialog')
    const month = calendar.getByRole('combobox').first()
    await expect(month.locator('option:checked')).toHaveText(may)
    // 7 May 2000 was a Sunday: the first of a row.
    const first = calendar.getByRole('row').nth(1).getByRole('gridcell').first()
    await expect(first.getByRole('button')).toHaveAccessibleName(new RegExp(`${sunday}.*7`))
    await page.keyboard.press('Escape')
  }
})

test('the year of birth is one choice away', async ({ page }) => {
  await openKit(page, 'dates')
  await pressAtRest(page.locator('#date-plain + button'))
  const year = page.getByRole('dialog').getByRole('combobox').nth(1)
  await year.selectOption({ label: '1923' })
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /15 ב.*1923/ })
    .press('Enter')
  await expect(page.locator('#date-plain')).toHaveValue(/15\.\d\d\.1923/)
})
