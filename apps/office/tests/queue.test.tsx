import { officePaths, requestPath } from '@milgo/contracts/office-paths'
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
import { openOffice } from './support/open-office.tsx'
import { answers, counted, idOf, me, openQueue, press, rowOf, yoav } from './support/queue-page.ts'

describe('the queue', () => {
  it.each([1440, 1024, 390] as const)('is read, counted and accessible at %i px', async (width) => {
    await openQueue({}, { width })
    await expect.element(rowOf(1)).toBeVisible()
    await expect.element(page.getByText(fill(hebrew.table.openAt, { name: yoav.name }))).toBeVisible()
    await expect.element(page.getByText(hebrew.waiting.other.replace('{count}', '3'))).toBeVisible()
    await expectSound()
  })

  it('reads from left to right in English', async () => {
    await openQueue({}, { language: 'en' })
    await expect
      .element(page.getByRole('heading', { level: 1, name: englishStatuses.SUBMITTED }))
      .toBeVisible()
    expect(document.documentElement.dir).toBe('ltr')
    await expectSound()
  })

  it('offers beside the view of a past period the same views of that period, and counts them', async () => {
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

  it('is walked and marked by keys, and opens a request with Enter', async () => {
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

  it('assigns many after a look at what will happen, and undoes it', async () => {
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

  it('assigns all of the view, those on other pages too, as it was shown beforehand', async () => {
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
      .element(page.getByText(hebrew.wholeViewSelected.other.replace('{count}', '2070')))
      .toBeVisible()
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
  ])('offers the reasons of the %s period where that is looked at', async (_which, period, own, other) => {
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

  it('holds with a reason and a day, and asks for both', async () => {
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

  it('narrows down by a filter, whose chip goes away again', async () => {
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
  })

  it('has a window with the keys that work', async () => {
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

  it('leaves single letters alone where the account page switches them off', async () => {
    const calls = await openOffice(officePaths.account, { roles: ['reviewer'], answers: answers() })
    const setting = page.getByText(officeShortcuts.letters, { exact: true })
    await setting.click()
    await page.getByRole('link', { name: office.pages.queue }).click()
    await expect.element(rowOf(1)).toBeVisible()
    await press('njx')
    expect(calls.made('POST /office/queue/take-next')).toEqual([])
    await expect.element(rowOf(1).getByRole('checkbox')).not.toBeChecked()
    await page.getByRole('link', { name: office.pages.account }).click()
    await setting.click()
  })

  it('says that nothing is there and names the next place with work', async () => {
    await openQueue({ 'POST /office/requests/list': { requests: [], next: null } })
    await expect.element(page.getByText(hebrew.empty.title)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: fill(hebrew.empty.go, { view: hebrew.standard.mine }) }))
      .toBeVisible()
    await expectSound()
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

  it('takes the next one within the view, and says when nothing waits', async () => {
    const calls = await openQueue({ 'POST /office/queue/take-next': { taken: null } })
    await expect.element(rowOf(1)).toBeVisible()
    await press('n')
    await expect.element(page.getByText(hebrew.nothingToTake)).toBeVisible()
    expect(calls.made('POST /office/queue/take-next')[0]?.body).toEqual({ view: { status: 'SUBMITTED' } })
  })
})
