import { officePaths, requestPath } from '@milgo/contracts/office-paths'
import { queueFlags } from '@milgo/domain/queue/queue-row'
import { officeQueue as english } from '@milgo/messages/en/office-queue'
import { statuses as englishStatuses } from '@milgo/messages/en/status'
import { fill } from '@milgo/messages/fill'
import { office } from '@milgo/messages/he/office'
import { officeQueue as hebrew } from '@milgo/messages/he/office-queue'
import { officeShortcuts } from '@milgo/messages/he/office-shortcuts'
import { officeStatuses } from '@milgo/messages/he/office-status'
import { statuses } from '@milgo/messages/he/status'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { isolated } from '../src/lib/isolated.ts'
import { shortcutIds, shortcutOf } from '../src/lib/shortcuts/shortcuts.ts'
import { nameOfPeriod } from './support/named-periods.ts'
import { openOffice } from './support/open-office.tsx'
import { press } from './support/press.ts'
import { answers, choices, counted, idOf, me, openQueue, request, rowOf, yoav } from './support/queue-page.ts'

describe('the queue', () => {
  it.each([1440, 1024, 390] as const)('is shown, counted and accessible at %i px', async (width) => {
    await openQueue({}, { width })
    await expect.element(rowOf(1)).toBeVisible()
    await expect.element(page.getByText(fill(hebrew.table.openAt, { name: yoav.name }))).toBeVisible()
    await expect.element(page.getByText(hebrew.waiting.other.replace('{count}', '3'))).toBeVisible()
    await expectSound()
  })

  it.each(['he', 'en'] as const)('shows its marks whole at 1024 px in %s', async (language) => {
    const long = request(1, {
      flags: [...queueFlags],
      status: 'REPAIR_BACK_FROM_TO',
      assignee: { ...yoav, name: 'Demo Reviewer' },
    })
    await openQueue(
      {
        'POST /office/requests/list': {
          requests: [long, request(2, { name: 'כריסטופר דמו־רימונים', flags: ['sent-back'] })],
          next: null,
        },
      },
      { width: 1024, language },
    )
    const words = language === 'he' ? hebrew : english
    await expect.element(page.getByText(words.flags['sent-back']).first()).toBeVisible()
    const region = page.getByRole('region', { name: words.table.caption }).element()
    expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
  })

  it('reads from left to right in English', async () => {
    await openQueue({}, { language: 'en' })
    await expect
      .element(page.getByRole('heading', { level: 1, name: englishStatuses.SUBMITTED }))
      .toBeVisible()
    expect(document.documentElement.dir).toBe('ltr')
    await expectSound()
  })

  it('offers the views of a past period beside a view of that period, and counts them', async () => {
    const calls = await openOffice(`${officePaths.queue}?period=past&status=SUBMITTED`, {
      roles: ['reviewer'],
      answers: answers(),
    })
    await expect.element(rowOf(1)).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: statuses.SUBMITTED })).toBeVisible()
    const views = page.getByRole('navigation', { name: hebrew.views })
    const links = () => views.getByRole('link').elements()
    await expect.poll(() => links().length).toBe(10)
    expect(links().filter((link) => !link.getAttribute('href')?.includes('?period=past&'))).toEqual([])
    expect(links().filter((link) => !link.textContent?.endsWith('3'))).toEqual([])
    await expect
      .element(views.getByRole('link', { name: new RegExp(statuses.SUBMITTED) }))
      .toHaveAttribute('aria-current', 'page')
    const [asked] = calls
      .made('POST /office/requests/count')
      .slice(-1)
      .map(({ body }) => body as { period: string; views: { period?: string }[] })
    expect([asked?.period, ...new Set(asked?.views.map((view) => view.period))]).toEqual(['past', 'past'])
  })

  it('is moved through and selected by keys, and opens a request with Enter', async () => {
    await openQueue()
    await expect.element(rowOf(1)).toBeVisible()
    await press('jj')
    await expect.element(rowOf(2).getByRole('link')).toHaveFocus()
    await press('x')
    await expect.element(rowOf(2).getByRole('checkbox')).toBeChecked()
    await press('k')
    await expect.element(rowOf(1).getByRole('link')).toHaveFocus()
    await expect.element(rowOf(1).getByRole('link')).toHaveAttribute('href', requestPath(idOf(1)))
  })

  it('says beside the list what each key of the rows does', async () => {
    await openQueue()
    const hints = page.getByRole('navigation', { name: hebrew.views }).getByRole('definition')
    await expect.element(hints.first()).toHaveTextContent('לשורה הבאה ולשורה הקודמת')
  })

  it('assigns several requests after a preview, and undoes it', async () => {
    const result = (place: number, outcome: 'done' | 'OPEN_ELSEWHERE') => ({
      request_id: idOf(place),
      request_number: `2025-0000${10 + place}`,
      name: `סטודנטית ${place}`,
      outcome,
      version: 0,
      at: outcome === 'done' ? null : yoav.name,
    })
    const results = [result(1, 'done'), result(2, 'OPEN_ELSEWHERE')]
    const calls = await openQueue({
      'POST /office/work/change': ({ body }) => ({
        results,
        undo: (body as { is_preview: boolean }).is_preview
          ? null
          : { change_id: idOf(90), until: '2026-11-16T12:15:00.000Z' },
      }),
      'POST /office/work/undo': { results: [result(1, 'done')] },
    })
    await expect.element(rowOf(1)).toBeVisible()
    await press('jxjxa')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(hebrew.preview.will.one)).toBeVisible()
    await expect
      .element(dialog.getByText(fill(hebrew.preview.acts.assign, { name: isolated(me.name) })))
      .toBeVisible()
    await expect.element(dialog.getByText(new RegExp(hebrew.outcomes.OPEN_ELSEWHERE))).toBeVisible()
    await expectSound()
    await dialog.getByRole('button', { name: hebrew.preview.confirm }).click()
    await expect.element(page.getByText(new RegExp(hebrew.result.done.one))).toBeVisible()
    expect(calls.made('POST /office/work/change').map(({ body }) => body)).toMatchObject([
      { is_preview: true, change: { kind: 'assign', to: me.id } },
      {
        is_preview: false,
        requests: [
          { request_id: idOf(1), version: 0 },
          { request_id: idOf(2), version: 0 },
        ],
      },
    ])
    await page.getByRole('button', { name: hebrew.result.undo }).click()
    await expect.element(page.getByText(new RegExp(hebrew.result.undone.one))).toBeVisible()
    expect(calls.made('POST /office/work/undo')).toHaveLength(1)
  })

  it('assigns all requests of the previewed view, also those on other pages', async () => {
    const results = Array.from({ length: 70 }, (_, at) => ({
      request_id: idOf(at + 1),
      request_number: `2025-0000${10 + at}`,
      name: `סטודנטית ${at + 1}`,
      outcome: at === 4 ? ('ASSIGNED_TO_OTHER' as const) : ('done' as const),
      version: at % 2,
      at: at === 4 ? yoav.name : null,
    }))
    const calls = await openQueue({
      'POST /office/requests/count': ({ body }) => ({
        ...counted,
        views: (body as { views: object[] }).views.map(() => ({ count: 2_070, longest_wait: 19 })),
      }),
      'POST /office/work/plan': { results, count: 2_070 },
      'POST /office/work/change': {
        results: results.filter(({ outcome }) => outcome === 'done'),
        undo: { change_id: idOf(90), until: '2026-11-16T12:15:00.000Z' },
      },
    })
    await expect.element(rowOf(1)).toBeVisible()
    await page.getByRole('checkbox', { name: hebrew.table.selectAll }).click()
    const wholeView = hebrew.selectWholeView.other.replace('{count}', '2070')
    await page.getByRole('button', { name: wholeView }).click()
    await expect
      .element(page.getByRole('toolbar'))
      .toHaveTextContent(hebrew.wholeViewSelected.other.replace('{count}', '2070'))
    await expectSound()
    await press('a')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(hebrew.preview.will.other.replace('{count}', '69'))).toBeVisible()
    await expect.element(dialog.getByText(hebrew.preview.left.other.replace('{count}', '2000'))).toBeVisible()
    await expect.element(dialog.getByText(new RegExp(hebrew.outcomes.ASSIGNED_TO_OTHER))).toBeVisible()
    await expectSound()
    expect(calls.made('POST /office/work/plan')[0]?.body).toEqual({
      view: { status: 'SUBMITTED' },
      change: { kind: 'assign', to: me.id },
    })
    await dialog.getByRole('button', { name: hebrew.preview.confirm }).click()
    await expect.element(page.getByRole('button', { name: hebrew.result.undo })).toBeVisible()
    const sent = calls.made('POST /office/work/change')[0]?.body as { requests: unknown[] }
    expect(sent.requests).toHaveLength(69)
    expect(sent.requests[1]).toEqual({ request_id: idOf(2), version: 1 })
  })

  it('offers colleagues as a filter of assignees', async () => {
    const calls = await openQueue()
    await expect.element(rowOf(1)).toBeVisible()
    await press('f')
    await page.getByRole('combobox', { name: hebrew.filterDialog.kind }).click()
    await page.getByRole('option', { name: hebrew.filters.assignee }).click()
    await page.getByRole('dialog').getByText(yoav.name).click()
    await page.getByRole('button', { name: hebrew.filterDialog.apply, exact: true }).click()
    await expect.element(page.getByRole('list', { name: hebrew.chips }).getByText(yoav.name)).toBeVisible()
    await expect
      .poll(() => calls.made('POST /office/requests/list').at(-1)?.body)
      .toMatchObject({ view: { status: 'SUBMITTED', assignee: yoav.id } })
  })

  it.each([
    ['current', '', 'היקף הלימודים', 'לא השלימו שירות'],
    ['past', 'period=2024&', 'לא השלימו שירות', 'היקף הלימודים'],
  ])('offers the reasons of the %s period if that period is shown', async (_which, period, own, other) => {
    await openOffice(`${officePaths.queue}?${period}reason=none`, {
      roles: ['reviewer'],
      answers: answers(),
    })
    const chips = page.getByRole('list', { name: hebrew.chips })
    await chips.getByText(hebrew.filterValues.noReason).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(own)).toBeVisible()
    await expect.element(dialog.getByText(other)).not.toBeInTheDocument()
    await dialog.getByText(own).click()
    await dialog.getByRole('button', { name: hebrew.filterDialog.apply, exact: true }).click()
    await expect.element(chips.getByText(own)).toBeVisible()
  })

  it('puts on hold with a reason and a day, and asks for both', async () => {
    const calls = await openQueue({
      'POST /office/work/change': { results: [], undo: null },
    })
    await expect.element(rowOf(1)).toBeVisible()
    await press('jx')
    await page.getByRole('button', { name: hebrew.actions.hold, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: hebrew.hold.confirm }).click()
    await expect.element(dialog.getByText(hebrew.hold.reasonNeeded)).toBeVisible()
    await expect.element(dialog.getByText(hebrew.hold.dateNeeded)).toBeVisible()
    await expectSound()
    expect(calls.made('POST /office/work/change')).toEqual([])
  })

  it('lists the view of its address, and says how many requests it has', async () => {
    const calls = await openOffice(`${officePaths.queue}?status=TEAM_MANAGER_APPROVAL&ageing=overdue`, {
      roles: ['manager'],
      answers: answers(),
    })
    await expect.element(rowOf(1)).toBeVisible()
    const view = { status: 'TEAM_MANAGER_APPROVAL', ageing: 'overdue' }
    expect(calls.made('POST /office/requests/list')[0]?.body).toMatchObject({ view })
    const counts = calls.made('POST /office/requests/count').map(({ body }) => body as { views: object[] })
    expect(counts.flatMap(({ views }) => views)).toContainEqual(view)
  })

  it('applies a filter, whose chip can be removed', async () => {
    const calls = await openQueue()
    await expect.element(rowOf(1)).toBeVisible()
    await press('f')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    await expectSound()
    await dialog.getByText(officeStatuses.REPAIR_BACK_FROM_TO).click()
    await dialog.getByRole('button', { name: hebrew.filterDialog.apply }).click()
    await expect
      .poll(() => calls.made('POST /office/requests/list').at(-1)?.body)
      .toMatchObject({ view: { status: 'SUBMITTED,REPAIR_BACK_FROM_TO' } })
    await page.getByRole('button', { name: new RegExp(hebrew.removeFilter.split('{')[0] ?? '') }).click()
    await expect.poll(() => calls.made('POST /office/requests/list').at(-1)?.body).toMatchObject({ view: {} })
  })

  it('searches in the body of a call, never in an address', async () => {
    const calls = await openQueue()
    await expect.element(rowOf(1)).toBeVisible()
    await press('/')
    await expect.element(page.getByRole('searchbox')).toHaveFocus()
    await press('ישראלי{Enter}')
    await expect
      .poll(() => calls.made('POST /office/requests/list').at(-1)?.body)
      .toMatchObject({ search: 'ישראלי', view: {} })
    await expect.element(page.getByText(fill(hebrew.found, { text: 'ישראלי' }))).toBeVisible()
    await expect.element(page.getByText(hebrew.inAllPeriods)).toBeVisible()
  })

  it('has a search that Esc clears', async () => {
    await openQueue()
    await expect.element(rowOf(1)).toBeVisible()
    await press('/')
    await press('ישראלי')
    const field = page.getByRole('searchbox')
    await expect.element(field).toHaveValue('ישראלי')
    await press('{Escape}')
    await expect.element(field).toHaveValue('')
  })

  it('changes a found request of a past period in that period', async () => {
    const calls = await openQueue({
      'POST /office/requests/list': { requests: [request(1, { request_number: '2024-000014' })], next: null },
      'POST /office/work/change': { results: [], undo: null },
    })
    await press('/')
    await press('2024-000014{Enter}')
    await expect.element(page.getByText(hebrew.inAllPeriods)).toBeVisible()
    await rowOf(1).getByRole('checkbox').click()
    await page.getByRole('button', { name: new RegExp(hebrew.actions.assignToMe) }).click()
    await expect
      .poll(() => calls.made('POST /office/work/change').at(0)?.body)
      .toMatchObject({ period: '2024', requests: [{ request_id: idOf(1) }] })
  })

  it('lists the active keys in a window', async () => {
    await openQueue()
    await expect.element(rowOf(1)).toBeVisible()
    await press('{Shift>}?{/Shift}')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    const ofPage = shortcutIds.filter((id) => ['general', 'queue'].includes(shortcutOf(id).group))
    for (const id of ofPage) {
      const row = dialog.getByText(officeShortcuts.does[id], { exact: true }).element().parentElement
      expect(row?.textContent).toContain(shortcutOf(id).label)
    }
    expect(dialog.getByRole('term').elements()).toHaveLength(ofPage.length)
    await expectSound()
  })

  it('ignores single letters if the account page switches them off', async () => {
    const calls = await openOffice(officePaths.account, { roles: ['reviewer'], answers: answers() })
    const setting = page.getByText(officeShortcuts.letters, { exact: true })
    await setting.click()
    await page.getByRole('link', { name: office.pages.queue }).click()
    await expect.element(rowOf(1)).toBeVisible()
    await press('njx')
    expect(calls.made('POST /office/queue/take-next')).toEqual([])
    await expect.element(rowOf(1).getByRole('checkbox')).not.toBeChecked()
    await page.getByRole('button', { name: office.accountMenu }).click()
    await page.getByRole('link', { name: office.pages.account }).click()
    await setting.click()
  })

  it('says that the view is empty and names the next view with work', async () => {
    await openQueue({ 'POST /office/requests/list': { requests: [], next: null } })
    await expect.element(page.getByText(hebrew.empty.title)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: fill(hebrew.empty.go, { view: hebrew.standard.mine }) }))
      .toBeVisible()
    await expectSound()
  })

  it('names its period, and leads from an empty view to the same view of a period with work', async () => {
    await openQueue({
      'POST /office/requests/list': { requests: [], next: null },
      'POST /office/requests/count': ({ body }) => ({
        counts: {},
        views: (body as { views: { period?: string }[] }).views.map(({ period }) => ({
          count: period === '2024' ? 2 : 0,
          longest_wait: null,
        })),
      }),
      'GET /office/queue/choices': { ...choices, periods: ['2025', '2024'] },
    })
    const inPeriod = fill(hebrew.inPeriod, { period: nameOfPeriod('2025') })
    await expect.element(page.getByText(inPeriod)).toBeVisible()
    const other = fill(hebrew.empty.otherPeriod.two, { period: nameOfPeriod('2024') })
    await expect.element(page.getByText(hebrew.empty.nothing)).toBeVisible()
    await expectSound()
    await page.getByRole('link', { name: other }).click()
    const chip = page.getByRole('list', { name: hebrew.chips }).getByText(nameOfPeriod('2024'))
    await expect.element(chip).toBeVisible()
    await expect.element(page.getByText(inPeriod)).not.toBeInTheDocument()
    await chip.click()
    const window = page.getByRole('dialog')
    await window.getByRole('combobox', { name: hebrew.filters.period }).click()
    await expect.element(page.getByRole('option', { name: nameOfPeriod('2025') })).toBeVisible()
  })

  it('says that it did not load, and loads again', async () => {
    const failure = refuse(400, { statusCode: 400, code: 'BAD_REQUEST', message: 'x' })
    const calls = await openQueue({
      'POST /office/requests/list': failure,
      'POST /office/requests/count': failure,
    })
    await expect.element(page.getByText(hebrew.failed.title)).toBeVisible()
    await expect.element(page.getByText(hebrew.counting)).not.toBeInTheDocument()
    await expectSound()
    calls.change(answers({ 'GET /office-auth/current-staff': me }))
    await page.getByRole('button', { name: hebrew.failed.retry }).click()
    await expect.element(rowOf(1)).toBeVisible()
  })

  it('takes the next request of the view, and says when nothing waits', async () => {
    const calls = await openQueue({ 'POST /office/queue/take-next': { taken: null } })
    await expect.element(rowOf(1)).toBeVisible()
    await press('n')
    await expect.element(page.getByText(hebrew.nothingToTake)).toBeVisible()
    expect(calls.made('POST /office/queue/take-next')[0]?.body).toEqual({ view: { status: 'SUBMITTED' } })
  })
})
