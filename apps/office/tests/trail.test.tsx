import type { TrailRow } from '@milgo/contracts/office/trail-fields'
import { ReleaseEvent } from '@milgo/domain/release/release-state'
import { officeTrail as english } from '@milgo/messages/en/office-trail'
import { fill } from '@milgo/messages/fill'
import { officeContent } from '@milgo/messages/he/office-content'
import { officeDictionaries } from '@milgo/messages/he/office-dictionaries'
import { officePeriods } from '@milgo/messages/he/office-periods'
import { officeQueue } from '@milgo/messages/he/office-queue'
import { officeStatuses } from '@milgo/messages/he/office-status'
import { officeTemplates } from '@milgo/messages/he/office-templates'
import { officeTrail as hebrew } from '@milgo/messages/he/office-trail'
import { statusEvents, statuses } from '@milgo/messages/he/status'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { intact, noa, openTrail, request, row } from './support/trail-page.ts'

it.each([1440, 1024, 390] as const)('is shown and accessible at %i px', async (width) => {
  await openTrail({}, { width })
  await expect.element(page.getByRole('rowheader', { name: hebrew.actions['number-revealed'] })).toBeVisible()
  await expect.element(page.getByText(fill(hebrew.storedFor.other, { count: 24 }))).toBeVisible()
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
  const overview = { check, unusual: [], unusual_rows: [], stored_months: 24, staff: [] }
  await openTrail({ 'GET /office/trail/overview': overview })
  await expect.element(page.getByText(hebrew.check.broken)).toBeVisible()
  await expect.element(page.getByText(fill(hebrew.findings['entry-removed'], { id: 17 }))).toBeVisible()
  await expectSound()
})

it('loads the rows of the address, of the next page, and of one request', async () => {
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

it('loads the rows of the request that the address names', async () => {
  const calls = await openTrail({}, {}, `?request=${request.number}`)
  await expect
    .element(page.getByRole('table', { name: fill(hebrew.story, { number: request.number }) }))
    .toBeVisible()
  expect(calls.made('POST /office/trail/list')[0]?.body).toEqual({
    filters: { request_number: request.number },
  })
})

it('loads the rows of the action that the address names', async () => {
  const calls = await openTrail({}, {}, '?action=staff-removed')
  await expect
    .poll(() => calls.made('POST /office/trail/list')[0]?.body)
    .toEqual({ filters: { actions: ['staff-removed'] } })
})

it('loads the unusual access that the address names, or that the overview shows', async () => {
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

it('says how many entries an unusual access has, as the dashboard counts them', async () => {
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
    'to which status a decision led, and why',
    {
      source: 'event',
      action: null,
      event: 'DENY',
      by: 'REVIEWER',
      details: { from: 'SUBMITTED', to: 'DENIED', reason: 'אין לימודים פעילים' },
    },
    [statusEvents.DENY, statuses.DENIED, 'אין לימודים פעילים'],
  ],
  [
    'who was removed',
    {
      action: 'staff-removed',
      request: null,
      about: { ...noa, name: 'יואב לביא' },
      details: { staff: noa.id },
    },
    [hebrew.actions['staff-removed'], fill(hebrew.details.about, { name: '\u2068יואב לביא\u2069' })],
  ],
  [
    'that verified figures were entered, among the rows of all requests',
    {
      action: 'request-moved',
      details: { request: noa.id, event: 'ENTER_FIGURES', from: 'SUBMITTED', to: 'SUBMITTED' },
    },
    [statusEvents.ENTER_FIGURES],
  ],
  [
    'by what a status was changed, and how',
    {
      action: 'request-moved',
      details: { request: noa.id, event: 'DENY', from: 'SUBMITTED', to: 'DENIED' },
    },
    [hebrew.actions['request-moved'], statusEvents.DENY, officeStatuses.DENIED],
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
    'which values of a period were changed, before and after',
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
    'to which colleague a request was passed',
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
])('shows %s', async (_name, more, told) => {
  await openTrail({ 'POST /office/trail/list': { rows: [row(1, more)], next: null } })
  const shown = page.getByRole('row').filter({ hasText: noa.name })
  for (const words of told) await expect.element(shown).toHaveTextContent(words)
  // No code is shown instead of a word.
  expect(shown.element().textContent).not.toMatch(/[A-Z]{3,}|\w_\w|\/\w+\//)
  await expectSound()
})

it('says that the export was downloaded', async () => {
  await openTrail({ 'POST /office/trail/export': { name: 'milgo-trail.csv', content: new Uint8Array() } })
  await page.getByRole('button', { name: hebrew.export }).click()
  await expect.element(page.getByText(hebrew.exported)).toBeVisible()
})
