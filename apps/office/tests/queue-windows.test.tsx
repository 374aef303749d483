import { officePaths } from '@milgo/contracts/office-paths'
import { daysAfter, jerusalemDayAt } from '@milgo/domain/time/jerusalem-day'
import { fill } from '@milgo/messages/fill'
import { office } from '@milgo/messages/he/office'
import { officeQueue as hebrew } from '@milgo/messages/he/office-queue'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { isolated } from '../src/lib/isolated.ts'
import { openOffice } from './support/open-office.tsx'
import { press } from './support/press.ts'
import { answers, choices, idOf, openQueue, request, rowOf, yoav } from './support/queue-page.ts'

const onHoldUntil = '2026-12-01T22:00:00.000Z'
const two = [
  request(1, { labels: ['ביקור'], hold: { until: onHoldUntil, reason: 'ממתינים לאישור' } }),
  request(2, { work_version: 4 }),
]
const until = daysAfter(jerusalemDayAt(new Date()), 7)
const untilText = until.split('-').reverse().join('.')
const resultOf = (place: number) => ({
  request_id: idOf(place),
  request_number: `2025-0000${10 + place}`,
  name: `סטודנטית ${place}`,
  outcome: 'done' as const,
  version: 0,
  at: null,
})
const changing: Answers = {
  'POST /office/requests/list': { requests: two, next: null },
  'POST /office/work/change': { results: [resultOf(1), resultOf(2)], undo: null },
}

const windowOf = (name: string) => page.getByRole('dialog', { name, exact: true })
const inBar = (name: string) =>
  page.getByRole('toolbar', { name: hebrew.actions.bar }).getByRole('button', { name })
const { acts } = hebrew.preview

type Change = {
  /** The action, for the title of the test. */
  readonly does: string
  readonly open: () => Promise<void>
  /** Undefined if nothing is asked before the preview. */
  readonly window?: {
    readonly title: string
    readonly confirm: string
    readonly refusal: string
    readonly fill: () => Promise<void>
  }
  readonly change: object
  /** The lines of the preview that say what the change does. */
  readonly lines: readonly string[]
}

const handOver = (to: string) => ({
  title: hebrew.handOver.title,
  confirm: hebrew.handOver.confirm,
  refusal: hebrew.handOver.required,
  fill: async () => {
    await page.getByRole('combobox', { name: new RegExp(hebrew.handOver.to) }).click()
    await page.getByRole('option', { name: to }).click()
  },
})
const labels = (fillIn: () => Promise<void>) => ({
  title: hebrew.label.title,
  confirm: hebrew.label.confirm,
  refusal: hebrew.label.nothing,
  fill: fillIn,
})
const newLabel = (text: string) => page.getByRole('textbox', { name: hebrew.label.add }).fill(text)
const tick = (group: string, label: string) =>
  page.getByRole('group', { name: group }).getByText(label, { exact: true }).click()

const changes: readonly Change[] = [
  {
    does: 'hand requests over to a colleague',
    open: () => press('h'),
    window: handOver(yoav.name),
    change: { kind: 'assign', to: yoav.id },
    lines: [fill(acts.assign, { name: isolated(yoav.name) })],
  },
  {
    does: 'give requests back to the queue',
    open: () => inBar(hebrew.actions.handOver).click(),
    window: handOver(hebrew.handOver.nobody),
    change: { kind: 'assign', to: null },
    lines: [acts.unassign],
  },
  {
    does: 'hold requests',
    open: () => inBar(hebrew.actions.hold).first().click(),
    window: {
      title: hebrew.hold.title,
      confirm: hebrew.hold.confirm,
      refusal: hebrew.hold.reasonNeeded,
      fill: async () => {
        await page.getByRole('textbox', { name: new RegExp(hebrew.hold.reason) }).fill('ממתינים למכתב')
        await page.getByRole('textbox', { name: new RegExp(hebrew.hold.until) }).fill(untilText)
      },
    },
    change: { kind: 'hold', reason: 'ממתינים למכתב', until },
    lines: [fill(acts.hold, { date: untilText, reason: isolated('ממתינים למכתב') })],
  },
  {
    does: 'end a hold',
    open: () => inBar(hebrew.actions.release).click(),
    change: { kind: 'release' },
    lines: [acts.release],
  },
  {
    does: 'add a label',
    open: () => inBar(hebrew.actions.label).click(),
    window: labels(() => newLabel('דחוף')),
    change: { kind: 'label', add: ['דחוף'], remove: [] },
    lines: [fill(acts.addLabels, { labels: isolated('דחוף') })],
  },
  {
    does: 'add labels and take one off',
    open: () => inBar(hebrew.actions.label).click(),
    window: labels(async () => {
      await newLabel('דחוף')
      await tick(hebrew.label.remove, 'ביקור')
    }),
    change: { kind: 'label', add: ['דחוף'], remove: ['ביקור'] },
    lines: [
      fill(acts.addLabels, { labels: isolated('דחוף') }),
      fill(acts.removeLabels, { labels: isolated('ביקור') }),
    ],
  },
]

describe('windows of the queue', () => {
  it.each(changes)('$does, after a preview', async ({ open, window, change, lines }) => {
    const calls = await openQueue(changing)
    await expect.element(rowOf(2)).toBeVisible()
    await press('jxjx')
    await open()
    if (window) {
      const asking = windowOf(window.title)
      await asking.getByRole('button', { name: window.confirm, exact: true }).click()
      await expect.element(asking.getByText(window.refusal)).toBeVisible()
      await expectSound()
      expect(calls.made('POST /office/work/change')).toEqual([])
      await window.fill()
      await asking.getByRole('button', { name: window.confirm, exact: true }).click()
    }

    const preview = windowOf(hebrew.preview.title)
    await expect.element(preview.getByText(hebrew.preview.will.two)).toBeVisible()
    expect(
      preview
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(lines)
    await expectSound()
    await preview.getByRole('button', { name: hebrew.preview.confirm }).click()
    await expect.element(page.getByText(hebrew.result.done.two)).toBeVisible()
    await expect.element(preview).not.toBeInTheDocument()
    const requests = [
      { request_id: idOf(1), version: 0 },
      { request_id: idOf(2), version: 4 },
    ]
    expect(calls.made('POST /office/work/change').map(({ body }) => body)).toEqual([
      { requests, change, is_preview: true },
      { requests, change, is_preview: false },
    ])
  })

  it('show and hide columns, also when the queue is opened again', async () => {
    await openQueue()
    await expect.element(rowOf(1)).toBeVisible()
    await page.getByRole('button', { name: hebrew.columns }).click()
    const dialog = windowOf(hebrew.columnsDialog.title)
    await expect.element(dialog).toBeVisible()
    await expectSound()
    await dialog.getByText(hebrew.table.institution, { exact: true }).click()
    await dialog.getByText(hebrew.table.language, { exact: true }).click()
    // The name is always shown, so it is no option.
    expect(dialog.getByText(hebrew.table.name, { exact: true }).elements()).toEqual([])
    await dialog.getByRole('button', { name: hebrew.columnsDialog.confirm }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    const heading = (name: string) => page.getByRole('columnheader', { name })
    const expectChosen = async () => {
      await expect.element(heading(hebrew.table.language)).toBeVisible()
      expect(heading(hebrew.table.institution).elements()).toEqual([])
    }
    await expectChosen()
    await page.getByRole('button', { name: office.accountMenu }).click()
    await page.getByRole('link', { name: office.pages.account }).click()
    await expect.element(rowOf(1)).not.toBeInTheDocument()
    await page.getByRole('link', { name: office.pages.queue }).click()
    await expectChosen()
  })

  it('save a named view for all staff', async () => {
    const calls = await openQueue({ 'POST /office/queue/views/save': { id: idOf(70) } })
    await expect.element(rowOf(1)).toBeVisible()
    await page.getByRole('button', { name: hebrew.saveView }).click()
    const dialog = windowOf(hebrew.save.title)
    const confirm = dialog.getByRole('button', { name: hebrew.save.confirm, exact: true })
    await confirm.click()
    await expect.element(dialog.getByText(hebrew.save.nameNeeded)).toBeVisible()
    await expectSound()
    expect(calls.made('POST /office/queue/views/save')).toEqual([])
    await dialog.getByRole('textbox', { name: new RegExp(hebrew.save.name) }).fill(' צפון ')
    await dialog.getByText(hebrew.save.shared, { exact: true }).click()
    const view = {
      id: idOf(70),
      name: 'צפון',
      address: 'status=SUBMITTED',
      is_shared: true,
      is_editable: true,
      version: 0,
    }
    calls.change({ 'GET /office/queue/choices': { ...choices, views: [view] } })
    await confirm.click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(calls.made('POST /office/queue/views/save').map(({ body }) => body)).toEqual([
      { name: 'צפון', address: 'status=SUBMITTED', is_shared: true },
    ])
    await expect.element(page.getByRole('heading', { level: 1, name: 'צפון' })).toBeVisible()

    // The saved view is now the shown one, so it can be changed and removed.
    calls.change({
      'POST /office/queue/views/remove': { id: idOf(70) },
      'GET /office/queue/choices': choices,
    })
    await page.getByRole('button', { name: hebrew.saveView }).click()
    const changed = windowOf(fill(hebrew.save.replace, { name: 'צפון' }))
    await expect
      .element(changed.getByRole('textbox', { name: new RegExp(hebrew.save.name) }))
      .toHaveValue('צפון')
    await expectSound()
    await changed.getByRole('button', { name: hebrew.save.remove }).click()
    await expect.element(changed).not.toBeInTheDocument()
    expect(calls.made('POST /office/queue/views/remove').map(({ body }) => body)).toEqual([{ id: idOf(70) }])
    await expect.element(page.getByRole('heading', { level: 1, name: 'צפון' })).not.toBeInTheDocument()
  })

  it('filter by scores, typed with any digits and open at one end, and by awards of the period', async () => {
    const calls = await openQueue()
    await expect.element(rowOf(1)).toBeVisible()
    const chips = page.getByRole('list', { name: hebrew.chips })
    const { filterDialog: words, filterValues } = hebrew
    const chooseKind = async (kind: string) => {
      await page.getByRole('combobox', { name: words.kind }).click()
      // The list draws only the options in sight, and these are its last ones.
      await press('{End}')
      await page.getByRole('option', { name: kind, exact: true }).click()
    }
    const apply = () => page.getByRole('button', { name: words.apply, exact: true }).click()
    const viewOf = () => calls.made('POST /office/requests/list').at(-1)?.body

    await press('f')
    await chooseKind(hebrew.filters.score)
    await page.getByRole('textbox', { name: words.leastScore }).fill('٧٦.5')
    await expectSound()
    await apply()
    await expect.element(chips.getByText(fill(filterValues.score.from, { from: '76.5' }))).toBeVisible()
    await expect.poll(viewOf).toMatchObject({ view: { status: 'SUBMITTED', score: '76.5..' } })

    await chips.getByText(fill(filterValues.score.from, { from: '76.5' })).click()
    await expect.element(page.getByRole('textbox', { name: words.leastScore })).toHaveValue('76.5')
    await page.getByRole('textbox', { name: words.mostScore }).fill('92')
    await apply()
    await expect.poll(viewOf).toMatchObject({ view: { score: '76.5..92' } })

    await press('f')
    await chooseKind(hebrew.filters.award)
    const dialog = page.getByRole('dialog')
    await expect.poll(() => dialog.getByRole('checkbox').elements().length).toBe(4)
    await dialog.getByText('₪6,240').click()
    await dialog.getByText(filterValues.noAward).click()
    await expectSound()
    await apply()
    await expect.poll(viewOf).toMatchObject({ view: { score: '76.5..92', award: '6240,0' } })
    await expect.element(chips.getByText(/₪6,240.*, ללא מלגה/)).toBeVisible()
  })

  it('show score and award as columns, and nothing where no result is computed', async () => {
    await openQueue({
      'POST /office/requests/list': {
        requests: [
          request(1, { score: 76.5, award: 6_240 }),
          request(2, { score: 12, award: 0 }),
          request(3),
        ],
        next: null,
      },
    })
    await expect.element(rowOf(3)).toBeVisible()
    await page.getByRole('button', { name: hebrew.columns, exact: true }).click()
    const dialog = windowOf(hebrew.columnsDialog.title)
    for (const column of ['score', 'award'] as const)
      await dialog.getByText(hebrew.table[column], { exact: true }).click()
    await dialog.getByRole('button', { name: hebrew.columnsDialog.confirm }).click()
    const cells = (place: number) =>
      rowOf(place)
        .getByRole('cell')
        .elements()
        .map((cell) => cell.textContent?.replace(/[\u2066-\u2069]/g, ''))
    expect(cells(1)).toEqual(expect.arrayContaining(['76.5', '₪6,240']))
    expect(cells(2)).toEqual(expect.arrayContaining(['12', hebrew.filterValues.noAward]))
    expect(cells(3).filter((text) => text === '0' || text === hebrew.filterValues.noAward)).toEqual([])
    await expectSound()
  })

  it('export the view with the ticked columns, for staff who may export', async () => {
    const calls = await openOffice(`${officePaths.queue}?status=SUBMITTED`, {
      roles: ['manager'],
      answers: answers({
        'POST /office/requests/export': { name: 'requests.csv', content: new Uint8Array() },
      }),
    })
    await expect.element(rowOf(1)).toBeVisible()
    await page.getByRole('button', { name: hebrew.export, exact: true }).click()
    const dialog = windowOf(hebrew.exportDialog.title)
    const tickColumns = async (columns: readonly (keyof typeof hebrew.exportColumns)[]) => {
      for (const column of columns)
        await dialog.getByText(hebrew.exportColumns[column], { exact: true }).click()
    }
    await tickColumns(['number', 'name', 'status', 'institution', 'submitted', 'waiting'])
    await expect.element(dialog.getByText(hebrew.exportDialog.nothing)).toBeVisible()
    await expectSound()
    await dialog.getByRole('button', { name: hebrew.exportDialog.confirm }).click()
    expect(calls.made('POST /office/requests/export')).toEqual([])
    await tickColumns(['labels', 'number'])
    await dialog.getByRole('button', { name: hebrew.exportDialog.confirm }).click()
    await expect.element(page.getByText(hebrew.exportDialog.done)).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(calls.made('POST /office/requests/export').map(({ body }) => body)).toEqual([
      { view: { status: 'SUBMITTED' }, columns: ['number', 'labels'] },
    ])
  })

  it('offer no export to a reviewer', async () => {
    await openQueue()
    await expect.element(rowOf(1)).toBeVisible()
    expect(page.getByRole('button', { name: hebrew.export, exact: true }).elements()).toEqual([])
  })
})
