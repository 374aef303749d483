import type { TrailRow } from '@milgo/contracts/office/trail-fields'
import { officePaths } from '@milgo/contracts/office-paths'
import { ReleaseEvent } from '@milgo/domain/release/release-state'
import { officeTrail as english } from '@milgo/messages/en/office-trail'
import { fill } from '@milgo/messages/fill'
import { officeContent } from '@milgo/messages/he/office-content'
import { officeDictionaries } from '@milgo/messages/he/office-dictionaries'
import { officePeriods } from '@milgo/messages/he/office-periods'
import { officeQueue } from '@milgo/messages/he/office-queue'
import { officeTemplates } from '@milgo/messages/he/office-templates'
import { officeTrail as hebrew } from '@milgo/messages/he/office-trail'
import { statusEvents } from '@milgo/messages/he/status'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'

const noa = { id: '00000000-0000-4000-8000-000000000002', name: 'נועה ברק' }
const request = { id: '00000000-0000-4000-8000-000000000101', number: '2025-000123' }
const row = (number: number, more: Partial<TrailRow> = {}): TrailRow => ({
  source: 'entry',
  number,
  at: '2026-11-16T10:00:00.000Z',
  staff: noa,
  request,
  action: 'request-viewed',
  event: null,
  by: null,
  about: null,
  details: {},
  ...more,
})
const rows = [
  row(9, { action: 'number-revealed', details: { purpose: 'CHECK_DUPLICATE' } }),
  row(8),
  row(2, {
    source: 'event',
    action: null,
    event: 'SUBMIT',
    by: 'STUDENT',
    staff: null,
    details: { from: 'DRAFT', to: 'SUBMITTED' },
  }),
  row(7, { action: 'staff-added', request: null, about: noa, details: { roles: 'reviewer' } }),
]
const intact = { at: '2026-11-16T01:40:00.000Z', is_intact: true, entries: 1204, findings: [] }
const answers = (more: Answers = {}): Answers => ({
  'POST /office/trail/list': { rows, next: { at: rows[3]?.at ?? '', source: 'entry', number: 7 } },
  'GET /office/trail/overview': {
    check: intact,
    unusual: [{ kind: 'night', staff: noa, hour: '2026-11-15T23', count: 3 }],
    unusual_rows: [{ kind: 'night', rows: 3 }],
    staff: [noa],
  },
  ...more,
})
const openTrail = (more: Answers = {}, rest: Partial<Parameters<typeof openOffice>[1]> = {}, search = '') =>
  openOffice(`${officePaths.trail}${search}`, { roles: ['manager'], answers: answers(more), ...rest })

it.each([1440, 1024, 390] as const)('is read and accessible at %i px', async (width) => {
  await openTrail({}, { width })
  await expect.element(page.getByRole('rowheader', { name: hebrew.actions['number-revealed'] })).toBeVisible()
  await expect.element(page.getByText(hebrew.unusual.kinds.night.other.replace('{count}', '3'))).toBeVisible()
  await expectSound()
})

it('reads from left to right in English', async () => {
  await openTrail({}, { language: 'en' })
  await expect.element(page.getByRole('rowheader', { name: english.actions['staff-added'] })).toBeVisible()
  expect(document.documentElement.dir).toBe('ltr')
  await expectSound()
})

it('says in red what a check found', async () => {
  const check = { ...intact, is_intact: false, findings: [{ kind: 'entry-removed' as const, id: 17 }] }
  await openTrail({ 'GET /office/trail/overview': { check, unusual: [], unusual_rows: [], staff: [] } })
  await expect.element(page.getByText(hebrew.check.broken)).toBeVisible()
  await expect.element(page.getByText(fill(hebrew.findings['entry-removed'], { id: 17 }))).toBeVisible()
  await expectSound()
})

it('asks for the rows of the address, of the next page, and of one request', async () => {
  const calls = await openTrail({}, {}, `?staff=${noa.id}`)
  await expect.element(page.getByRole('button', { name: hebrew.next })).toBeVisible()
  expect(calls.made('POST /office/trail/list')[0]?.body).toEqual({ filters: { staff_id: noa.id } })
  await page.getByRole('button', { name: hebrew.next }).click()
  await expect
    .poll(() => calls.made('POST /office/trail/list').at(-1)?.body)
    .toMatchObject({ after: { number: 7 } })
  await page
    .getByRole('button', { name: fill(hebrew.openStory, { number: request.number }) })
    .first()
    .click()
  await expect
    .poll(() => calls.made('POST /office/trail/list').at(-1)?.body)
    .toEqual({ filters: { request_number: request.number } })
  await expect.element(page.getByText(fill(hebrew.story, { number: request.number }))).toBeVisible()
})

it('asks for the unusual reading that the address names, or that the overview shows', async () => {
  const calls = await openTrail({}, {}, '?unusual=same-name')
  await expect
    .poll(() => calls.made('POST /office/trail/list')[0]?.body)
    .toEqual({ filters: { unusual: 'same-name' } })
  await expect
    .element(page.getByRole('combobox', { name: hebrew.filters.unusual }))
    .toHaveTextContent(hebrew.unusual.names['same-name'])
  await page.getByRole('button', { name: new RegExp(`^${hebrew.unusual.look}`) }).click()
  await expect
    .poll(() => calls.made('POST /office/trail/list').at(-1)?.body)
    .toEqual({
      filters: { staff_id: noa.id, unusual: 'night', from: '2026-11-15', until: '2026-11-15' },
    })
})

it('says how many entries an unusual reading has, as the dashboard counts them', async () => {
  await openTrail({}, {}, '?unusual=night')
  const name = fill(hebrew.unusual.entries, { name: hebrew.unusual.names.night, count: 3 })
  await expect.element(page.getByRole('table', { name })).toBeVisible()
})

it('an empty trail says so', async () => {
  await openTrail({ 'POST /office/trail/list': { rows: [], next: null } })
  await expect.element(page.getByText(hebrew.empty)).toBeVisible()
  await expectSound()
})

it.each<[string, Partial<TrailRow>, readonly string[]]>([
  [
    'that verified figures were entered',
    { source: 'event', action: null, event: 'ENTER_FIGURES', by: 'REVIEWER', details: {} },
    [statusEvents.ENTER_FIGURES],
  ],
  [
    'which text was published',
    {
      action: 'content-published',
      details: { kind: 'slider', key: '1', title: 'ימי מילואים', version: '4' },
    },
    [officeContent.kinds.slider, 'ימי מילואים', '4'],
  ],
  [
    'which message was changed',
    {
      action: 'content-published',
      details: { kind: 'message-template', key: 'PASSWORD_CHANGED', title: 'x', version: '2' },
    },
    [officeTemplates.names.PASSWORD_CHANGED],
  ],
  [
    'what of a period was changed, from what to what',
    {
      action: 'period-changed',
      details: {
        period: '2025',
        changed: 'correctionDays, isOpen, reasons',
        was: '{"correctionDays":14,"isOpen":true}',
        is: '{"correctionDays":21,"isOpen":false}',
      },
    },
    [
      '2025',
      officePeriods.values.correctionDays,
      '14',
      '21',
      officePeriods.values.isOpen,
      officeContent.flag.off,
      officePeriods.values.reasons,
    ],
  ],
  [
    'which dictionary was imported',
    {
      action: 'dictionary-imported',
      details: { dictionary: 'localities', file: 'places.csv', read: '9', added: '3', changed: '2' },
    },
    [officeDictionaries.names.localities, 'places.csv', '3', '2'],
  ],
  [
    'which columns were exported',
    { action: 'requests-exported', details: { view: '{}', columns: 'number, identity' } },
    [officeQueue.exportColumns.identity],
  ],
  [
    'to whom a request was handed',
    {
      action: 'request-work-changed',
      about: { ...noa, name: 'יואב לביא' },
      details: { change: 'assign', to: noa.id },
    },
    [fill(hebrew.details.work.assign, { name: '\u2068יואב לביא\u2069' })],
  ],
  [
    'until when a request is on hold, and why',
    {
      action: 'request-work-changed',
      details: { change: 'hold', until: '2026-02-03', reason: 'מחכים לאישור' },
    },
    ['03.02.2026', 'מחכים לאישור'],
  ],
  ...(['MAKE', ...ReleaseEvent.options] as const).map(
    (event): [string, Partial<TrailRow>, readonly string[]] => [
      `that a release met ${event}`,
      { action: 'release-changed', request: null, details: { release: noa.id, event } },
      [hebrew.releases[event]],
    ],
  ),
  [
    'which number was revealed, and for what',
    { action: 'number-revealed', details: { number: 'account_number', purpose: 'COMPARE_WITH_DOCUMENT' } },
    [hebrew.numbers.ACCOUNT_NUMBER, hebrew.purposes.COMPARE_WITH_DOCUMENT],
  ],
  [
    'what was done for a student',
    { action: 'acting-call', details: { call: 'PUT /user-request/step-1/save' } },
    [hebrew.acting.save],
  ],
  [
    'which document was viewed',
    { action: 'document-viewed', details: { document: 'id_front', file: 'x' } },
    [officeQueue.documents.id_front],
  ],
])('tells %s', async (_name, more, told) => {
  await openTrail({ 'POST /office/trail/list': { rows: [row(1, more)], next: null } })
  const shown = page.getByRole('row').filter({ hasText: noa.name })
  for (const words of told) await expect.element(shown).toHaveTextContent(words)
  // A code is no word: nothing on the page looks like one.
  expect(shown.element().textContent).not.toMatch(/[A-Z]{3,}|\w_\w|\/\w+\//)
  await expectSound()
})

it('says that the export was downloaded', async () => {
  await openTrail({ 'POST /office/trail/export': { name: 'milgo-trail.csv', content: new Uint8Array() } })
  await page.getByRole('button', { name: hebrew.export }).click()
  await expect.element(page.getByText(hebrew.exported)).toBeVisible()
})
