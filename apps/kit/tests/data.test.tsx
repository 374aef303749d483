import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { kit as en } from '../src/words/en.ts'
import { kit } from '../src/words/he.ts'
import { openKit } from './support/open-kit.tsx'
import { focusOn, press, pressOn, textOf } from './support/use-page.ts'

it('a table is sorted by keyboard', async () => {
  await openKit('data')
  const table = page.getByRole('table', { name: kit.table.caption })
  const header = table.getByRole('columnheader', { name: kit.table.amount })
  await expect.element(header).toHaveAttribute('aria-sort', 'descending')
  await focusOn(header.getByRole('button'))
  await press('{Enter}')
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(textOf(table.getByRole('rowheader').first())).toBe(kit.table.rows.three)
})

for (const [language, words] of [
  ['he', kit],
  ['en', en],
] as const)
  it(`numbers are aligned by their last digit, in ${language}`, async () => {
    await openKit('data', { language })
    const rows = page.getByRole('table', { name: words.table.caption }).getByRole('row')
    const ends = rows
      .elements()
      .slice(1)
      .map((row) => row.lastElementChild?.firstElementChild?.getBoundingClientRect().right)
    expect(ends).toHaveLength(3)
    expect(new Set(ends).size).toBe(1)
  })

it('tabs: arrows follow the direction and skip a disabled tab', async () => {
  await openKit('data')
  const tab = (name: string) => page.getByRole('tab', { name })
  await focusOn(tab(kit.tabs.status))
  await press('{ArrowLeft}')
  await expect.element(tab(kit.tabs.score)).toHaveFocus()
  await expect
    .poll(textOf(page.getByRole('tabpanel')))
    .toBe(kit.tabs.content.replace('{tab}', kit.tabs.score))
  await press('{ArrowLeft}')
  await expect.element(tab(kit.tabs.status)).toHaveFocus()
})

it('the bars read as a table', async () => {
  await openKit('data')
  const table = page.getByRole('table', { name: kit.chart.caption })
  const row = table.getByRole('row', { name: kit.chart.income })
  await expect.poll(textOf(row.getByRole('cell'))).toBe('30 / 45')
})

it('in a left-to-right page the arrows are reversed', async () => {
  await openKit('data', { language: 'en' })
  await focusOn(page.getByRole('tab', { name: en.tabs.status }))
  await press('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: en.tabs.score })).toHaveFocus()

  await openKit('dates', { language: 'en' })
  await pressOn(page.getBySelector('#date-help + button'), '{Enter}')
  await expect
    .element(
      page.getBySelector('[role=gridcell] [data-selected], [role=gridcell][aria-selected=true] > *').first(),
    )
    .toHaveFocus()
  await press('{ArrowRight}{Enter}')
  await expect.element(page.getBySelector('#date-help')).toHaveValue('18.05.2000')
})
