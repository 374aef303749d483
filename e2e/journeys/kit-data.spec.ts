import { kit } from '@milgo/messages/he/kit'
import { expect, test } from '../fixtures.ts'
import { openKit } from '../kit.ts'

test.beforeEach(({ page }) => openKit(page))

test('a table is sorted by keyboard', async ({ page }) => {
  const table = page.getByRole('table', { name: kit.table.caption })
  const header = table.getByRole('columnheader', { name: kit.table.amount })
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await header.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await expect(table.getByRole('rowheader').first()).toHaveText(kit.table.rows.three)
})

test('tabs: arrows follow the direction and pass over a disabled one', async ({ page }) => {
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab(kit.tabs.status).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tab(kit.tabs.score)).toBeFocused()
  await expect(page.getByRole('tabpanel')).toHaveText(kit.tabs.content.replace('{tab}', kit.tabs.score))
  await page.keyboard.press('ArrowLeft')
  await expect(tab(kit.tabs.status)).toBeFocused()
})

test('the bars read as a table', async ({ page }) => {
  const table = page.getByRole('table', { name: kit.chart.caption })
  const row = table.getByRole('row', { name: kit.chart.income })
  await expect(row.getByRole('cell')).toHaveText('30 / 45')
})
