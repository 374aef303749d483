import { kit as en } from '../../apps/kit/src/words/en.ts'
import { kit } from '../../apps/kit/src/words/he.ts'
import { expect, test } from '../fixtures.ts'
import { openKit } from '../kit.ts'

test('a table is sorted by keyboard', async ({ page }) => {
  await openKit(page, 'data')
  const table = page.getByRole('table', { name: kit.table.caption })
  const header = table.getByRole('columnheader', { name: kit.table.amount })
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await header.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await expect(table.getByRole('rowheader').first()).toHaveText(kit.table.rows.three)
})

for (const [language, words] of [
  ['he', kit],
  ['en', en],
] as const)
  test(`numbers stand under each other by their last digit, in ${language}`, async ({ page, readIn }) => {
    await readIn(language)
    await openKit(page, 'data', words.title)
    const rows = page.getByRole('table', { name: words.table.caption }).getByRole('row')
    const ends = await rows.evaluateAll((all) =>
      all.slice(1).map((row) => row.lastElementChild?.firstElementChild?.getBoundingClientRect().right),
    )
    expect(ends).toHaveLength(3)
    expect(new Set(ends).size).toBe(1)
  })

test('tabs: arrows follow the direction and pass over a disabled one', async ({ page }) => {
  await openKit(page, 'data')
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab(kit.tabs.status).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tab(kit.tabs.score)).toBeFocused()
  await expect(page.getByRole('tabpanel')).toHaveText(kit.tabs.content.replace('{tab}', kit.tabs.score))
  await page.keyboard.press('ArrowLeft')
  await expect(tab(kit.tabs.status)).toBeFocused()
})

test('the bars read as a table', async ({ page }) => {
  await openKit(page, 'data')
  const table = page.getByRole('table', { name: kit.chart.caption })
  const row = table.getByRole('row', { name: kit.chart.income })
  await expect(row.getByRole('cell')).toHaveText('30 / 45')
})

test('from left to right the arrows turn around', async ({ page, readIn }) => {
  await readIn('en')
  await openKit(page, 'data', en.title)
  await page.getByRole('tab', { name: en.tabs.status }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: en.tabs.score })).toBeFocused()

  await openKit(page, 'dates', en.title)
  await page.locator('#date-help + button').press('Enter')
  await expect(
    page.locator('[role=gridcell] [data-selected], [role=gridcell][aria-selected=true] > *').first(),
  ).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.locator('#date-help')).toHaveValue('18.05.2000')
})
