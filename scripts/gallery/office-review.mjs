// States of the work queue and of a request in review: windows, tabs, documents, and what colleagues do meanwhile.
import { officePaths, requestPath } from '../../packages/contracts/src/office-paths.ts'
import { all, answered, changed, refused } from './answers.mjs'
import { id, noa, yoav } from './office-samples.mjs'
import { demo } from './office-states.mjs'
import { click, inOrder, key, press, see, seeWindow } from './words.mjs'

/** @typedef {import('./shot.mjs').Shot} Shot */
/** @typedef {import('./words.mjs').Act} Act */
/** @typedef {import('playwright').Page} Page */

const submitted = '/queue?status=SUBMITTED'

/** Marks two rows. @type {(page: Page, from?: number) => Promise<void>} */
const markTwo = async (page, from = 1) => {
  for (const place of [from, from + 1])
    await page.locator('main table input[type=checkbox]').nth(place).check({ force: true })
}

/** Presses a button of the bar for marked requests. @type {(action: string) => Act} */
const barButton = (action) =>
  inOrder(
    (page) => markTwo(page),
    press('office-queue', (words) => words.officeQueue.actions[action]),
    seeWindow,
  )
const pressQueue = (/** @type {import('./words.mjs').Pick} */ pick) =>
  press('office-queue', (words) => pick(words.officeQueue))

const list = 'POST /office/requests/list'

/** @type {readonly Shot[]} */
const queueShots = [
  { name: 'queue', path: officePaths.queue },
  { name: 'queue-submitted' },
  { name: 'queue-empty', path: '/queue?labels=nothing-has-it' },
  { name: 'queue-past', path: '/queue?period=2024' },
  { name: 'queue-marked', open: (/** @type {Page} */ page) => markTwo(page) },
  {
    name: 'queue-held',
    prepare: changed(list, (answer) => ({
      ...answer,
      requests: answer.requests.map((request, place) => ({
        ...request,
        ...(place === 0 && { hold: { until: '2026-12-01T07:00:00.000Z', reason: 'מחכים למסמך' } }),
        ...(place === 1 && { open_at: yoav, flags: ['same-account', 'undeliverable'] }),
        ...(place === 2 && { labels: ['ביקור'], assignee: noa }),
      })),
    })),
    open: (/** @type {Page} */ page) => markTwo(page),
  },
  { name: 'queue-filter', window: 'office/features/queue/filter-dialog', open: inOrder(key('f'), seeWindow) },
  { name: 'queue-keys', open: inOrder(key('Shift+Slash'), seeWindow) },
  {
    name: 'queue-columns',
    window: 'office/features/queue/columns-dialog',
    open: inOrder(
      pressQueue((words) => words.columns),
      seeWindow,
    ),
  },
  {
    name: 'queue-export',
    member: demo('manager'),
    window: 'office/features/queue/export-dialog',
    open: inOrder(
      pressQueue((words) => words.export),
      seeWindow,
    ),
  },
  {
    name: 'queue-save-view',
    window: 'office/features/queue/save-view-dialog',
    open: inOrder(
      pressQueue((words) => words.saveView),
      seeWindow,
    ),
  },
  {
    name: 'queue-preview',
    window: 'office/features/queue/preview-dialog',
    open: barButton('assignToMe'),
  },
  { name: 'queue-hand-over', window: 'office/features/queue/hand-over-dialog', open: barButton('handOver') },
  { name: 'queue-hold', window: 'office/features/queue/hold-dialog', open: barButton('hold') },
  {
    name: 'queue-hold-missing',
    open: inOrder(
      barButton('hold'),
      click('[role=dialog] button.bg-brand'),
      see('[role=dialog] [aria-invalid=true]'),
    ),
  },
  { name: 'queue-label', window: 'office/features/queue/label-dialog', open: barButton('label') },
  {
    name: 'queue-changed-meanwhile',
    prepare: changed('POST /office/work/change', ({ results, undo }) => ({
      results: results.map((one, place) =>
        place === 0 ? { ...one, outcome: 'CHANGED_MEANWHILE', at: yoav.name } : one,
      ),
      undo,
    })),
    open: barButton('assignToMe'),
  },
  {
    name: 'queue-nothing-to-take',
    prepare: answered('POST /office/queue/take-next', { taken: null }),
    open: inOrder(
      pressQueue((words) => words.takeNext),
      see('main [role=status]:not(:empty)'),
    ),
  },
  {
    name: 'queue-take-failed',
    prepare: refused('POST /office/queue/take-next', 503, 'DATABASE_UNAVAILABLE'),
    open: inOrder(
      pressQueue((words) => words.takeNext),
      see('main [role=alert]'),
    ),
  },
].map((shot) => ({ path: submitted, member: demo('reviewer'), ...shot, page: 'queue' }))

/**
 * Opens the first request of the queue, then acts there.
 * @type {(act?: Act) => Act}
 */
const inRequest = (act) => async (page, language) => {
  const link = page.locator('main a[href*="/requests/"]').first()
  if ((await link.count()) === 0) return false
  await link.click()
  await page.locator('main section, main [role=toolbar]').first().waitFor()
  return act?.(page, language)
}

const pressReview = (/** @type {import('./words.mjs').Pick} */ pick) =>
  press('office-review-page', (words) => pick(words.officeReviewPage))

/** Opens a tab of the request, such as its answers, history or notes. @type {(place: number) => Act} */
const tab = (place) => (page) => page.locator('main [role=tab]').nth(place).click()

/** Shows a document of the list, and waits until it is drawn. @type {(place: number) => Act} */
const shown = (place) => async (page) => {
  const buttons = page.locator('main nav ol button')
  if ((await buttons.count()) <= place) return false
  await buttons.nth(place).click()
  return page.waitForLoadState('networkidle')
}

const opening = 'POST /office/requests/{id}/open'
const at = '2026-11-16T10:00:00.000Z'

/** Answers a request whose documents all have a verdict, two of them flagged. */
const readyToReturn = changed(opening, (review) => ({
  ...review,
  documents: review.documents.map((document, place) => {
    const reason = (place < 2 && review.reasons.returning[place]?.code) || null
    const verdict = reason ? 'FLAGGED' : 'ACCEPTED'
    const by = { id: review.student_id, name: demo('reviewer') }
    return {
      ...document,
      state: verdict,
      verdict: { verdict, reason, note: null, by, is_own: true, at: review.moved_at },
    }
  }),
  decisions: review.decisions.map((decision) => ({ ...decision, refusals: [] })),
}))

/** Answers a request that a colleague has open. @type {(mayTakeOver: boolean) => import('./answers.mjs').Prepare} */
const openElsewhere = (mayTakeOver) =>
  changed(opening, (review) => ({
    ...review,
    open_by: { ...yoav, last_active_at: at },
    may_take_over: mayTakeOver,
    edit_refusal: 'OPEN_ELSEWHERE',
    decisions: review.decisions.map((decision) => ({
      ...decision,
      refusals: [{ code: 'OPEN_ELSEWHERE', message: `${yoav.name}` }],
    })),
  }))

/** @type {readonly Shot[]} */
const requestShots = [
  {
    name: 'request-deny',
    window: 'office/features/review/decision-dialog',
    act: inOrder(key('d'), seeWindow),
  },
  { name: 'request-keys', act: inOrder(key('Shift+Slash'), seeWindow) },
  { name: 'request-flag', act: inOrder(key('f'), see('main textarea')) },
  { name: 'request-note', act: key('i') },
  {
    name: 'request-open-form',
    window: 'office/features/review/open-form-dialog',
    act: inOrder(
      pressReview((words) => words.openForm.action),
      seeWindow,
    ),
  },
  {
    name: 'request-know-person',
    window: 'office/features/review/know-person-dialog',
    act: inOrder(
      pressReview((words) => words.iKnow.action),
      seeWindow,
    ),
  },
  { name: 'request-tab-2', act: tab(1) },
  { name: 'request-tab-3', act: tab(2) },
  { name: 'request-document-2', act: shown(1) },
  { name: 'request-document-3', act: shown(2) },
  { name: 'request-document-6', act: shown(5) },
  { name: 'request-open-elsewhere', prepare: openElsewhere(false) },
  {
    name: 'request-take-over',
    member: demo('manager'),
    prepare: openElsewhere(true),
  },
  {
    name: 'request-marks',
    prepare: changed(opening, (review) => ({
      ...review,
      undelivered: ['mail'],
      lookers: [noa],
      is_rejection_waiting: true,
      assignee: yoav,
    })),
  },
  {
    name: 'request-file-gone',
    prepare: changed(opening, (review) => ({
      ...review,
      documents: review.documents.map((document, place) =>
        place === 0 ? { ...document, file: null } : document,
      ),
    })),
  },
  {
    name: 'request-file-failed',
    prepare: refused('POST /office/requests/{id}/view-document', 503, 'DATABASE_UNAVAILABLE'),
  },
  {
    name: 'request-verdict-not-saved',
    prepare: refused('PUT /office/requests/{id}/verdict', 503, 'DATABASE_UNAVAILABLE'),
    act: inOrder(key('a'), see('main [role=alert]')),
  },
  {
    name: 'request-moved-meanwhile',
    prepare: all(
      readyToReturn,
      refused('POST /office/requests/{id}/decide', 409, 'REQUEST_MOVED', {
        beside: { moved: { event: 'DENY', staff: yoav, at, status: 'DENIED' } },
      }),
    ),
    act: inOrder(
      key('Control+Enter'),
      seeWindow,
      click('[role=dialog] button.bg-brand'),
      see('main [role=alert]'),
    ),
  },
  { name: 'request-return', prepare: readyToReturn, act: inOrder(key('Control+Enter'), seeWindow) },
  {
    name: 'request-compare',
    path: '/queue?status=REPAIR_BACK_FROM',
    act: inOrder(see('main [role=tabpanel] del'), key('c'), (page) =>
      page.locator('main [role=toolbar]').nth(1).waitFor(),
    ),
  },
].map(({ act, ...shot }) => ({
  path: submitted,
  member: demo('reviewer'),
  ...shot,
  page: 'request',
  open: inRequest(act),
}))

/** @type {readonly Shot[]} */
const missingShots = [
  {
    page: 'request',
    name: 'request-not-found',
    path: requestPath(id),
    member: demo('reviewer'),
  },
]

export const reviewShots = [...queueShots, ...requestShots, ...missingShots]
