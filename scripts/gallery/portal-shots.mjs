import { paths } from '../../packages/contracts/src/portal-paths.ts'
import { RequestStatus } from '../../packages/domain/src/status/request-status.ts'
import { all } from './answers.mjs'
import { areaShotsOf } from './portal-area.mjs'
import { formShots, savesNothing } from './portal-form.mjs'
import { loginShots } from './portal-login.mjs'
import { named, publicShots } from './portal-public.mjs'
import { acting } from './states.mjs'

/** @typedef {import('./shot.mjs').Shot} Shot */

/** The number of the first demo student. The demo students have the statuses in their order, one each. */
const firstNumber = 1002
const numberOf = (/** @type {RequestStatus} */ status) => firstNumber + RequestStatus.options.indexOf(status)
const emailOf = (/** @type {number | string} */ number) => `demo.${number}@milgo.example`

/** The home page and the personal area of a student in each status. @type {readonly Shot[]} */
const statusShots = RequestStatus.options.flatMap((status) =>
  [paths.home, paths.personalArea].map((path) => ({
    name: named(`student-${status.toLowerCase().replaceAll('_', '-')}`, path),
    path,
    student: emailOf(numberOf(status)),
  })),
)

/** Numbers of demo students with a published result in the past period. */
const published = { award: 1026, noAward: 1035, refused: 1025 }

/** @type {readonly (readonly [state: string, number: number | string, paths: readonly string[]])[]} */
const pagesOfStudents = [
  [
    'new',
    'student',
    [paths.home, paths.personalArea, paths.registration, paths.print, paths.pdf, paths.personalAreaAppeal],
  ],
  ['draft', numberOf('DRAFT'), [1, 2, 3, 4].map((step) => `${paths.registration}?step=${step}`)],
  ['draft', numberOf('DRAFT'), [paths.print, paths.pdf]],
  ['submitted', numberOf('SUBMITTED'), [paths.registration, paths.print, paths.pdf, paths.studentSurvey]],
  ['submitted', numberOf('SUBMITTED'), [paths.personalAreaStatusChangeAppeal]],
  [
    'returned',
    numberOf('REPAIR_BACK_FOR'),
    [paths.registration, `${paths.registration}?step=1`, paths.print],
  ],
  [
    'published',
    published.award,
    [
      paths.home,
      paths.personalArea,
      paths.pdf,
      paths.personalAreaAppeal,
      paths.personalAreaStatusChangeAppeal,
      paths.studentSurvey,
    ],
  ],
  ['no-award', published.noAward, [paths.home, paths.personalArea, paths.pdf, paths.personalAreaAppeal]],
  ['refused', published.refused, [paths.home, paths.personalArea, paths.pdf, paths.personalAreaAppeal]],
  ['appealed', numberOf('APPEAL_SUBMITTED'), [paths.personalAreaAppeal]],
  ['appeal-returned', numberOf('APPEAL_REPAIR_BACK_FOR'), [paths.personalAreaAppeal]],
]

/** @type {readonly Shot[]} */
const studentShots = [
  ...pagesOfStudents.flatMap(([state, number, own]) =>
    own.map((path) => ({
      name: named(`student-${state}`, path).replace('?step=', '-step-'),
      path,
      student: emailOf(number),
    })),
  ),
  {
    name: 'student-published-score-open',
    path: paths.personalArea,
    student: emailOf(published.award),
    open: async (page) => {
      // An opened element does not match any more, so the first match is always the next closed one.
      const closed = page.locator('main button[aria-expanded=false], main details:not([open]) > summary')
      await closed.first().waitFor()
      for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click()
    },
  },
  {
    name: 'acting-for-a-student',
    path: paths.registration,
    student: emailOf(numberOf('DRAFT')),
    prepare: acting,
  },
]

const students = {
  newcomer: emailOf('student'),
  draft: emailOf(numberOf('DRAFT')),
  submitted: emailOf(numberOf('SUBMITTED')),
  returned: emailOf(numberOf('REPAIR_BACK_FOR')),
  award: emailOf(published.award),
  noAward: emailOf(published.noAward),
  refused: emailOf(published.refused),
  bankFix: emailOf(numberOf('INVALID_BANK_BACK_FOR_REPAIR')),
  appealed: emailOf(numberOf('APPEAL_SUBMITTED')),
  appealReturned: emailOf(numberOf('APPEAL_REPAIR_BACK_FOR')),
  appealDecided: emailOf(numberOf('APPEAL_PAID')),
}

/** @type {readonly Shot[]} */
export const portalShots = [
  ...publicShots(students.submitted),
  ...loginShots,
  ...statusShots,
  ...studentShots,
  ...formShots(students),
  ...areaShotsOf(students),
].map(({ prepare, ...shot }) => ({
  ...shot,
  prepare: all(...(shot.student ? [savesNothing] : []), ...(prepare ? [prepare] : [])),
}))
