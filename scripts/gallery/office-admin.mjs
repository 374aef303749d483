// States of the content, the periods, the dictionaries, the staff, the trail, the jobs and the erasures.
import { contentPath, officePaths, requestMessagesPath } from '../../packages/contracts/src/office-paths.ts'
import { scheduledJobs } from '../../packages/domain/src/jobs/scheduled-job.ts'
import { answered, changed, refused } from './answers.mjs'
import { at, erasures, id, noa, requestMessages, staffProposals } from './office-samples.mjs'
import { demo } from './office-states.mjs'
import { inHours } from './states.mjs'
import { click, inOrder, press, see, seeWindow } from './words.mjs'

/** @typedef {import('./shot.mjs').Shot} Shot */
/** @typedef {import('./answers.mjs').Prepare} Prepare */
/** @typedef {import('playwright').Page} Page */

const open = 'GET /office/content/{kind}/{key}'
const slide = contentPath('slider', '1')
/** @type {(pick: import('./words.mjs').Pick) => import('./words.mjs').Act} */
const pressContent = (pick) => press('office-content', (words) => pick(words.officeContent))

/** Types into the first field. @type {(page: Page) => Promise<void>} */
const changeText = async (page) => {
  const field = page
    .locator('main form textarea, main form input[type=text], main [contenteditable=true]')
    .first()
  await field.click()
  await page.keyboard.type('Demo ')
}

const drafted = changed(open, (text) => ({
  ...text,
  draft: { by: noa.name, at },
  seen: { ...text.seen, draft: id },
}))

/** @type {readonly Shot[]} */
const contentShots = [
  { name: 'content', path: officePaths.content },
  { name: 'content-slide', path: slide },
  { name: 'content-messages', path: `${officePaths.content}?text=message-template` },
  { name: 'content-missed', path: `${officePaths.content}?text=faq-feedback` },
  {
    name: 'content-missed-none',
    path: `${officePaths.content}?text=faq-feedback`,
    prepare: changed('GET /office/faq-feedback', (feedback) => ({ ...feedback, misses: [], questions: [] })),
  },
  { name: 'content-new', path: contentPath('faq-question', 'new') },
  { name: 'content-none', path: contentPath('faq-question', '0') },
  { name: 'content-rich', path: contentPath('legal-text', 'terms') },
  { name: 'content-window', path: contentPath('modal-window', 'eligibilityOnLoad') },
  { name: 'content-help', path: contentPath('field-help', 'phone') },
  { name: 'content-template', path: contentPath('message-template', 'REQUEST_SUBMITTED') },
  { name: 'content-drafted', path: slide, prepare: drafted },
  {
    name: 'content-scheduled',
    path: slide,
    prepare: changed(open, (text) => ({
      ...text,
      scheduled: { number: text.seen.version, publish_at: inHours(20) },
    })),
  },
  { name: 'content-unsaved', path: slide, open: changeText },
  {
    name: 'content-conflict',
    path: slide,
    prepare: refused('PUT /office/content/{kind}/{key}/draft', 409, 'CONTENT_CHANGED'),
    open: inOrder(
      changeText,
      pressContent((words) => words.save.action),
      see('main [role=alert]'),
    ),
  },
  {
    name: 'content-schedule',
    path: slide,
    window: 'office/features/content/schedule-dialog',
    prepare: drafted,
    open: inOrder(
      pressContent((words) => words.publish.schedule),
      seeWindow,
    ),
  },
  {
    name: 'content-discard',
    path: slide,
    prepare: drafted,
    open: inOrder(
      pressContent((words) => words.discard.action),
      seeWindow,
    ),
  },
  {
    name: 'content-search-none',
    path: officePaths.content,
    open: inOrder(
      (page) => page.locator('main input[type=search]').first().fill('zzzz'),
      (page) => page.waitForLoadState('networkidle'),
    ),
  },
].map((shot) => ({ ...shot, page: 'content', member: demo('editor') }))

/** @type {(page: Page) => Promise<void>} */
const openPeriod = async (page) => {
  await page.locator('main a[href*="/periods?period="]').first().click()
  await page.locator('main form').first().waitFor()
}
/** Changes how many days a correction may take. @type {(days: string) => (page: Page, language: string) => Promise<void>} */
const setCorrectionDays = (days) => async (page) => {
  await openPeriod(page)
  await page.locator('main form input[inputmode=numeric]').first().fill(days)
}
const savePeriod = press('office-periods', (words) => words.officePeriods.save.action)

/** @type {readonly Shot[]} */
const periodShots = [
  { name: 'periods' },
  { name: 'period', open: openPeriod },
  {
    name: 'periods-copy',
    window: 'office/features/periods/copy-dialog',
    open: inOrder(
      press('office-periods', (words) => words.officePeriods.copy.open),
      seeWindow,
    ),
  },
  { name: 'period-wrong', open: inOrder(setCorrectionDays('0'), savePeriod, see('[aria-invalid=true]')) },
  {
    name: 'period-refused',
    prepare: refused('PUT /office/periods/{code}', 409, 'PERIOD_CHANGED'),
    open: inOrder(
      setCorrectionDays('21'),
      savePeriod,
      seeWindow,
      click('[role=dialog] button.bg-brand'),
      see('[role=alert]:not(.sr-only):not(:empty)'),
    ),
  },
  { name: 'period-confirm', open: inOrder(setCorrectionDays('21'), savePeriod, seeWindow) },
  {
    name: 'period-leave',
    open: inOrder(setCorrectionDays('21'), click('header nav a:not([aria-current])'), seeWindow),
  },
].map((shot) => ({ ...shot, page: 'periods', path: officePaths.periods, member: demo('admin') }))

const checkDictionary = 'POST /office/dictionaries/{dictionary}/check'
/** @type {import('./answers.mjs').Answer<typeof checkDictionary>} */
const report = {
  file_name: 'banks.csv',
  sha256: 'a'.repeat(64),
  read: 15,
  added: 2,
  changed: 1,
  refusal: null,
  belongs_to: null,
  problems: [],
  problem_count: 0,
}
/** @type {(page: Page) => Promise<void>} */
const checkFile = async (page) => {
  await page.locator('main form button[aria-haspopup=listbox]').click()
  await page.getByRole('option').first().click()
  await page
    .locator('main input[type=file]')
    .setInputFiles({ name: 'banks.csv', mimeType: 'text/csv', buffer: Buffer.from('code,name_he') })
  await page.locator('main form button[type=submit]').click()
}

/** @type {readonly Shot[]} */
const dictionaryShots = [
  { name: 'dictionaries' },
  {
    name: 'dictionaries-missing',
    open: inOrder(click('main form button[type=submit]'), see('[aria-invalid=true], main .text-bad')),
  },
  { name: 'dictionaries-checked', prepare: answered(checkDictionary, report), open: checkFile },
  {
    name: 'dictionaries-problems',
    prepare: answered(checkDictionary, {
      ...report,
      problems: [{ row: 2, reasons: [{ code: 'MISSING', params: { column: 'code' } }] }],
      problem_count: 7,
    }),
    open: checkFile,
  },
].map((shot) => ({ ...shot, page: 'dictionaries', path: officePaths.dictionaries, member: demo('admin') }))

/** @type {(pick: import('./words.mjs').Pick) => import('./words.mjs').Act} */
const pressStaff = (pick) =>
  inOrder(
    press('office-staff', (words) => pick(words.officeStaff)),
    seeWindow,
  )

/** @type {readonly Shot[]} */
const staffShots = [
  { name: 'staff' },
  {
    name: 'failing-staff-list',
    prepare: refused('GET /office-auth/staff', 503, 'DATABASE_UNAVAILABLE'),
  },
  {
    name: 'staff-proposals',
    prepare: changed('GET /office-auth/staff', (list) => ({ ...list, proposals: staffProposals })),
  },
  {
    name: 'staff-invite',
    window: 'office/features/staff/invite-dialog',
    open: pressStaff((words) => words.invite.open),
  },
  {
    name: 'staff-invite-missing',
    open: inOrder(
      pressStaff((words) => words.invite.open),
      click('[role=dialog] button.bg-brand'),
      see('[role=dialog] [aria-invalid=true], [role=dialog] .text-bad'),
    ),
  },
  {
    name: 'staff-roles',
    window: 'office/features/staff/roles-dialog',
    open: pressStaff((words) => words.change.open),
  },
  {
    name: 'staff-reset',
    window: 'office/features/staff/reset-dialog',
    open: pressStaff((words) => words.reset.open),
  },
  {
    name: 'staff-remove',
    window: 'office/features/staff/remove-dialog',
    open: pressStaff((words) => words.remove.open),
  },
].map((shot) => ({ ...shot, page: 'staff', path: officePaths.staff, member: demo('admin') }))

const overview = 'GET /office/trail/overview'
/** @type {readonly Shot[]} */
const trailShots = [
  { name: 'trail' },
  { name: 'trail-none', prepare: answered('POST /office/trail/list', { rows: [], next: null }) },
  {
    name: 'trail-broken',
    prepare: changed(overview, (trail) => ({
      ...trail,
      check: { at, is_intact: false, entries: 1_204, findings: [{ kind: 'entry-changed', id: 77 }] },
    })),
  },
  {
    name: 'trail-unusual',
    prepare: changed(overview, (trail) => ({
      ...trail,
      check: { at, is_intact: true, entries: 1_204, findings: [] },
      unusual: [
        { kind: 'many', staff: noa, hour: '2026-11-16T14', count: 41 },
        { kind: 'night', staff: noa, hour: '2026-11-16T02', count: 3 },
      ],
      unusual_rows: [
        { kind: 'many', rows: 41 },
        { kind: 'night', rows: 3 },
      ],
    })),
  },
  {
    name: 'trail-details',
    open: inOrder(click('main details summary'), see('main details[open]')),
  },
].map((shot) => ({ ...shot, page: 'trail', path: officePaths.trail, member: demo('admin') }))

const jobs = 'GET /office/jobs'
/** @type {readonly Shot[]} */
const jobShots = [
  { name: 'jobs' },
  {
    name: 'jobs-failed',
    prepare: changed(jobs, (list) => ({
      ...list,
      messages: list.messages.map((one, place) =>
        place === 0 ? { ...one, waiting: 12, waiting_since: at, undelivered: 3 } : one,
      ),
      scheduled: scheduledJobs.map((name) => ({
        name,
        last_done_at: at,
        waiting: name === 'scan-files' ? 1 : 0,
        failed: name === 'scan-files' ? 2 : 0,
        last_failure: name === 'scan-files' ? { at, reason: /** @type {const} */ ('NETWORK') } : null,
      })),
      runs: [{ kind: 'computing', id, started_at: at, state: 'RUNNING', done: 40, total: 100, failed: 1 }],
    })),
  },
  { name: 'jobs-no-runs', prepare: changed(jobs, (list) => ({ ...list, runs: [] })) },
].map((shot) => ({ ...shot, page: 'jobs', path: officePaths.jobs, member: demo('admin') }))

/** @type {readonly Shot[]} */
const erasureShots = [
  { name: 'erasures' },
  { name: 'erasures-waiting', prepare: answered('GET /office/erasures', erasures) },
  {
    name: 'erasures-missing',
    open: inOrder(click('main form button[type=submit]'), see('[aria-invalid=true]')),
  },
  {
    name: 'erasures-confirm',
    prepare: answered('GET /office/erasures', erasures),
    open: inOrder(click('main table button.border-bad, main table button'), seeWindow),
  },
].map((shot) => ({ ...shot, page: 'erasures', path: officePaths.erasures, member: demo('manager') }))

const messages = 'GET /office/requests/{id}/messages'
/** @type {readonly Shot[]} */
const messageShots = [
  { name: 'request-messages', prepare: answered(messages, requestMessages) },
  {
    name: 'request-messages-none',
    prepare: answered(messages, { ...requestMessages, messages: [], total: 0, undelivered: 0 }),
  },
  {
    name: 'request-messages-resend',
    window: 'office/features/messages/resend-dialog',
    prepare: answered(messages, requestMessages),
    open: inOrder(click('main table button'), seeWindow),
  },
].map((shot) => ({
  ...shot,
  page: 'requestMessages',
  path: requestMessagesPath(id),
  member: demo('manager'),
}))

export const adminShots = [
  ...contentShots,
  ...periodShots,
  ...dictionaryShots,
  ...staffShots,
  ...trailShots,
  ...jobShots,
  ...erasureShots,
  ...messageShots,
]
