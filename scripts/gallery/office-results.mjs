// States of what comes after the review: computing, second looks, releases, revisions and lists of institutions.
import { inState, letter } from '../../apps/office/tests/support/releases-fixture.ts'
import { institutionListPath, officePaths, revisionPath } from '../../packages/contracts/src/office-paths.ts'
import { ReleaseState } from '../../packages/domain/src/release/release-state.ts'
import { all, answered, changed, refused, replied } from './answers.mjs'
import { at, comparedLooks, id, institutionList, listRows, noa, secondLook, yoav } from './office-samples.mjs'
import { demo } from './office-states.mjs'
import { click, inOrder, press, see, seeWindow } from './words.mjs'

/** @typedef {import('./shot.mjs').Shot} Shot */
/** @typedef {import('./answers.mjs').Prepare} Prepare */
/** @typedef {import('playwright').Page} Page */

const alert = see('[role=alert]:not(.sr-only):not(:empty)')
const overview = 'POST /office/results/overview'

/** Moves the middle edge of the tiers by a point. @type {(page: Page) => Promise<void>} */
const moveEdge = async (page) => {
  await page.getByRole('slider').nth(1).focus()
  for (const _step of [1, 2]) await page.keyboard.press('ArrowUp')
}

/** A proposal of other tiers. @type {(by: { id: string, name: string }) => Prepare} */
const proposedBy = (by) =>
  changed(overview, (results) => {
    const [active] = results.rules
    if (!active) return results
    const proposal = {
      ...active,
      version: 99,
      name: `${results.period}-99`,
      state: /** @type {const} */ ('PROPOSED'),
      note: 'כדי להיכנס לתקציב',
      award_tiers: active.award_tiers.map((tier, place) => (place === 1 ? { ...tier, from: 77 } : tier)),
      proposed_by: by,
      proposed_at: new Date().toISOString(),
    }
    return { ...results, rules: [proposal, ...results.rules] }
  })

const run = /** @type {const} */ ({
  id,
  started_by: noa,
  started_at: at,
  finished_at: at,
  is_again: false,
  state: 'DONE',
  total: 20,
  done: 18,
  failed: 2,
})

/** @type {readonly Shot[]} */
const computingShots = [
  { name: 'computing' },
  {
    name: 'computing-nothing',
    prepare: all(
      changed(overview, (results) => ({ ...results, computed: 0, run: null, budget: null })),
      answered('POST /office/results/scores', { institutions: [], languages: [], groups: [] }),
    ),
  },
  {
    name: 'computing-running',
    prepare: changed(overview, (results) => ({
      ...results,
      run: { ...run, state: 'RUNNING', finished_at: null, total: 40, done: 10, failed: 0, failures: [] },
    })),
  },
  {
    name: 'computing-failures',
    prepare: changed(overview, (results) => ({
      ...results,
      outdated: 12,
      run: {
        ...run,
        failures: [
          { request_id: id, request_number: '2025-000017', name: noa.name, code: 'FIGURES_INCOMPLETE' },
        ],
      },
    })),
    open: click('main details summary'),
  },
  { name: 'computing-moved', open: moveEdge },
  {
    name: 'computing-moves',
    window: 'office/features/results/moves-dialog',
    prepare: answered('POST /office/results/moves', {
      requests: [
        {
          request_id: id,
          request_number: '2025-000017',
          name: noa.name,
          total: 76,
          before: 6_240,
          after: 4_000,
        },
      ],
      next: null,
    }),
    open: inOrder(
      moveEdge,
      press('office-results', (words) => words.officeResults.moves.list),
      seeWindow,
    ),
  },
  {
    name: 'computing-points',
    window: 'office/features/results/points-dialog',
    open: inOrder(
      press('office-rules', (words) => words.officeRules.open),
      seeWindow,
    ),
  },
  {
    name: 'computing-propose',
    window: 'office/features/results/propose-dialog',
    open: inOrder(
      moveEdge,
      press('office-results', (words) => words.officeResults.rules.propose),
      seeWindow,
    ),
  },
  { name: 'computing-proposal', prepare: proposedBy(yoav) },
  {
    name: 'computing-activate',
    prepare: proposedBy(yoav),
    open: inOrder(
      press('office-results', (words) => words.officeResults.rules.activate),
      seeWindow,
    ),
  },
].map((shot) => ({ ...shot, page: 'computing', path: officePaths.computing, member: demo('manager') }))

const release = 'GET /office/releases/{id}'
const followed = all(
  answered('POST /office/releases/{id}/letters', {
    letters: [{ ...letter(1), state: 'LEFT_OUT', reason: 'SCORE_CHANGED' }],
    next: null,
  }),
  answered('POST /office/releases/{id}/deliveries', {
    counts: [{ channel: 'mail', state: 'delivered', count: 49 }],
    undelivered: [],
    next: null,
  }),
)

/** @type {(state: ReleaseState) => Prepare} */
const releaseIn = (state) =>
  all(
    changed(release, (one) => ({ ...one, state, ...inState[state] })),
    followed,
  )

const openRelease = async (/** @type {Page} */ page) => {
  const link = page.locator('main a[href*="/releases/"]').first()
  if ((await link.count()) === 0) return false
  await link.click()
  await page.locator('main h1 ~ span, main h1').first().waitFor()
  return page.waitForURL('**/releases/*')
}

/** @type {(act: import('./words.mjs').Act) => import('./words.mjs').Act} */
const inRelease = (act) => async (page, language) =>
  (await openRelease(page)) === false ? false : act(page, language)

const stay = async () => {}
/** @type {(event: string) => import('./words.mjs').Act} */
const pressEvent = (event) =>
  inOrder(
    press('office-releases', (words) => words.officeReleases.events[event]),
    seeWindow,
  )

/** @type {readonly Shot[]} */
const releaseShots = [
  { name: 'release', open: inRelease(stay) },
  ...ReleaseState.options.map((state) => ({
    name: `release-${state.toLowerCase()}`,
    prepare: releaseIn(state),
    open: inRelease(stay),
  })),
  {
    name: 'release-faulty',
    prepare: all(
      changed(release, (one) => ({
        ...one,
        ...inState.CHECKED,
        state: 'CHECKED',
        dry_run: { ...one.dry_run, is_running: false, faulty: 1 },
        events: [
          { event: 'START_CHECK', refusal: null },
          { event: 'APPROVE', refusal: 'LETTERS_FAULTY' },
        ],
      })),
      answered('POST /office/releases/{id}/letters', {
        letters: [{ ...letter(1), faults: ['AMOUNT', 'EMPTY'] }],
        next: null,
      }),
    ),
    open: inRelease(stay),
  },
  { name: 'release-approve', prepare: releaseIn('CHECKED'), open: inRelease(pressEvent('APPROVE')) },
  {
    name: 'release-schedule',
    window: 'office/features/releases/schedule-dialog',
    prepare: releaseIn('APPROVED'),
    open: inRelease(pressEvent('SCHEDULE')),
  },
  { name: 'release-start', prepare: releaseIn('APPROVED'), open: inRelease(pressEvent('START')) },
  { name: 'release-stop', prepare: releaseIn('RUNNING'), open: inRelease(pressEvent('STOP')) },
  {
    name: 'release-letter',
    window: 'office/features/releases/letter-dialog',
    prepare: all(
      changed(release, (one) => ({
        ...one,
        ...inState.CHECKED,
        state: 'CHECKED',
        samples: [{ ...letter(1), why: 'HIGHEST_SCORE' }],
      })),
      followed,
      refused('POST /office/releases/{id}/preview', 503, 'DATABASE_UNAVAILABLE'),
    ),
    open: inRelease(
      inOrder(
        press('office-releases', (words) => words.officeReleases.samples.read),
        seeWindow,
      ),
    ),
  },
].map((shot) => ({ ...shot, page: 'release', path: officePaths.releases, member: demo('manager') }))

/** @type {readonly Shot[]} */
const releasesShots = [
  { name: 'releases' },
  {
    name: 'releases-none',
    prepare: changed('POST /office/releases/list', (list) => ({
      ...list,
      releases: [],
      ready: list.ready.map((one) => ({ ...one, count: 0, other_rules: 0 })),
      outside: [],
    })),
  },
].map((shot) => ({ ...shot, page: 'releases', path: officePaths.releases, member: demo('manager') }))

const take = 'POST /office/second-looks/take'
const opened = all(
  replied(take, (body) => ({ look_id: body.is_count ? null : id, waiting: 3 })),
  answered('POST /office/second-looks/{id}/open', secondLook),
)
const takeLook = press('office-second-look', (words) => words.officeSecondLook.take)

/** @type {readonly Shot[]} */
const lookShots = [
  ...[
    { name: 'second-look', prepare: answered(take, { look_id: null, waiting: 3 }) },
    { name: 'second-look-none', prepare: answered(take, { look_id: null, waiting: 0 }) },
    { name: 'second-look-open', prepare: opened, open: inOrder(takeLook, see('main input[type=radio]')) },
    {
      name: 'second-look-approve',
      prepare: opened,
      open: inOrder(takeLook, (page) =>
        page.locator('main input[type=radio]').first().check({ force: true }),
      ),
    },
    {
      name: 'second-look-deny',
      prepare: opened,
      open: inOrder(takeLook, (page) => page.locator('main input[type=radio]').last().check({ force: true })),
    },
  ].map((shot) => ({
    ...shot,
    page: /** @type {const} */ ('secondLook'),
    path: officePaths.secondLook,
    member: demo('reviewer'),
  })),
  ...[
    { name: 'second-looks', prepare: answered('POST /office/second-looks/list', comparedLooks) },
    {
      name: 'second-looks-none',
      prepare: answered('POST /office/second-looks/list', {
        counts: {},
        agreement: [],
        looks: [],
        next: null,
      }),
    },
    {
      name: 'second-looks-settle',
      window: 'office/features/second-looks/settle-dialog',
      prepare: answered('POST /office/second-looks/list', comparedLooks),
      open: inOrder(
        press('office-second-look', (words) => words.officeSecondLook.compare.reopen),
        seeWindow,
      ),
    },
  ].map((shot) => ({
    ...shot,
    page: /** @type {const} */ ('secondLooks'),
    path: officePaths.secondLooks,
    member: demo('manager'),
  })),
]

const revision = 'GET /office/requests/{id}/revision'
/** @type {import('./answers.mjs').Answer<typeof revision>} */
const publishedResult = {
  request_id: id,
  request_number: '2025-000123',
  name: 'דנה לוי',
  status: 'COMPUTED',
  refusal: null,
  result: {
    decision: 'NO_AWARD',
    is_of_appeal: false,
    total: 30,
    award: 0,
    rules_version: '2025-1',
    letter_number: '2025-000123/1',
  },
  rules_version: '2025-1',
  paid: 0,
  in_flight: 0,
  figures: [
    {
      id: 'parentOneIncome',
      wire: 'parent_one_income',
      kind: 'amount',
      label: 'הכנסת הורה 1',
      is_required: true,
      is_missing: false,
      claimed: null,
      value: 60_000,
      source: null,
      sources: [],
    },
  ],
  proposal: null,
  past: [],
}
/** @type {import('./answers.mjs').Answer<'POST /office/requests/{id}/preview-revision'>} */
const outcome = {
  figures: [{ label: 'הכנסת הורה 1', kind: 'amount', before: 60_000, after: 2_000 }],
  components: [{ component: 'income', before: 0, after: 45, max: 45 }],
  total_before: 30,
  total: 76,
  award_before: 0,
  award: 6_240,
  rules_version_before: '2025-1',
  rules_version: '2025-1',
  is_appeal_award_kept: false,
  refusal: null,
  letters: [],
}
const proposal = {
  id,
  reason: 'התלוש נקרא לא נכון',
  proposed_by: noa,
  proposed_at: at,
  award: 6_240,
  moved: [],
  outcome,
  sign_refusal: null,
}

/** @type {readonly Shot[]} */
const revisionShots = [
  ...[
    { name: 'revisions' },
    {
      name: 'revisions-waiting',
      prepare: answered('GET /office/revisions', {
        proposals: [
          {
            request_id: id,
            request_number: '2025-000123',
            name: 'דנה לוי',
            status: 'COMPUTED',
            award_before: 0,
            award: 6_240,
            reason: proposal.reason,
            proposed_by: noa,
            proposed_at: at,
            may_sign: true,
          },
        ],
        to_propose: [],
      }),
    },
  ].map((shot) => ({ ...shot, page: /** @type {const} */ ('revisions'), path: officePaths.revisions })),
  ...[
    { name: 'revision', prepare: answered(revision, publishedResult) },
    {
      name: 'revision-preview',
      prepare: all(
        answered(revision, publishedResult),
        answered('POST /office/requests/{id}/preview-revision', outcome),
      ),
      open: inOrder(
        press('office-revisions', (words) => words.officeRevisions.form.preview),
        see('main table'),
      ),
    },
    {
      name: 'revision-refused',
      prepare: all(
        answered(revision, publishedResult),
        refused('POST /office/requests/{id}/preview-revision', 409, 'AWARD_BELOW_PAID'),
      ),
      open: inOrder(
        press('office-revisions', (words) => words.officeRevisions.form.preview),
        alert,
      ),
    },
    { name: 'revision-proposed', prepare: answered(revision, { ...publishedResult, proposal }) },
    {
      name: 'revision-moved',
      prepare: answered(revision, {
        ...publishedResult,
        proposal: { ...proposal, moved: ['RULES', 'FIGURES'] },
      }),
    },
    {
      name: 'revision-sign',
      prepare: answered(revision, { ...publishedResult, proposal }),
      open: inOrder(
        press('office-revisions', (words) => words.officeRevisions.proposal.sign),
        seeWindow,
      ),
    },
  ].map((shot) => ({ ...shot, page: /** @type {const} */ ('revision'), path: revisionPath(id) })),
].map((shot) => ({ ...shot, member: demo('manager') }))

const list = 'GET /office/institution-lists/{id}'
const applied = {
  ...institutionList,
  state: /** @type {const} */ ('APPLIED'),
  done: 4,
  applied: { by: noa.name, at },
}
const appliedRows = listRows.map((row) => ({ ...row, applied: row.checked }))

/** @type {readonly Shot[]} */
const institutionListShots = [
  ...[
    {
      name: 'institution-lists',
      prepare: changed('POST /office/institution-lists/list', (lists) => ({
        ...lists,
        lists: [institutionList],
      })),
    },
    {
      name: 'institution-lists-none',
      prepare: changed('POST /office/institution-lists/list', (lists) => ({ ...lists, lists: [] })),
    },
    {
      name: 'institution-lists-missing',
      open: inOrder(
        press('office-institution-lists', (words) => words.officeInstitutionLists.upload.check),
        see('[aria-invalid=true], main .text-bad'),
      ),
    },
  ].map((shot) => ({
    ...shot,
    page: /** @type {const} */ ('institutionLists'),
    path: officePaths.institutionLists,
  })),
  ...[
    { name: 'institution-list', prepare: answered(list, { list: institutionList, rows: listRows }) },
    {
      name: 'institution-list-apply',
      prepare: answered(list, { list: institutionList, rows: listRows }),
      open: inOrder(
        press('office-institution-lists', (words) => words.officeInstitutionLists.apply.action),
        seeWindow,
      ),
    },
    {
      name: 'institution-list-applying',
      prepare: answered(list, { list: { ...institutionList, state: 'APPLYING', done: 1 }, rows: listRows }),
    },
    { name: 'institution-list-applied', prepare: answered(list, { list: applied, rows: appliedRows }) },
    {
      name: 'institution-list-revoke',
      window: 'office/features/institution-lists/revoke-dialog',
      prepare: answered(list, { list: applied, rows: appliedRows }),
      open: inOrder(
        press('office-institution-lists', (words) => words.officeInstitutionLists.revoke.action),
        seeWindow,
      ),
    },
    {
      name: 'institution-list-revoked',
      prepare: answered(list, {
        list: { ...applied, state: 'REVOKED', revoked: { by: yoav.name, at }, revoke_reason: 'נשלח בטעות' },
        rows: appliedRows.map((row, place) => ({
          ...row,
          revoked: place === 0 ? 'NEEDS_REVISION' : place === 1 ? 'WITHDRAWN' : null,
        })),
      }),
    },
  ].map((shot) => ({
    ...shot,
    page: /** @type {const} */ ('institutionList'),
    path: institutionListPath(id),
  })),
].map((shot) => ({ ...shot, member: demo('manager') }))

export const resultShots = [
  ...computingShots,
  ...releasesShots,
  ...releaseShots,
  ...lookShots,
  ...revisionShots,
  ...institutionListShots,
]
