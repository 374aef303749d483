import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { officePaths } from '../../packages/contracts/src/office-paths.ts'
import { isActingPage, paths } from '../../packages/contracts/src/portal-paths.ts'
import { formModals } from '../../packages/domain/src/application/modals.ts'
import { BankFixGround } from '../../packages/domain/src/bank-fix/account-problem.ts'
import { eligibilityModals } from '../../packages/domain/src/eligibility/modals.ts'
import { BatchState } from '../../packages/domain/src/payment/batch.ts'
import { readView } from '../../packages/domain/src/queue/queue-view.ts'
import { ReleaseState } from '../../packages/domain/src/release/release-state.ts'
import { RequestStatus } from '../../packages/domain/src/status/request-status.ts'
import { guideKeys } from '../../packages/domain/src/status/status-guide.ts'
import { outcomeOf } from '../gallery/fault-list.mjs'
import { framesOf } from '../gallery/frames.mjs'
import { inKebab } from '../gallery/in-kebab.mjs'
import { officeShots } from '../gallery/office-shots.mjs'
import { portalShots } from '../gallery/portal-shots.mjs'
import { periodStates } from '../gallery/states.mjs'

const pathOf = ({ path }: { readonly path: string }) => path.split(/[?#]/)[0] ?? ''
const nameOf = ({ name }: { readonly name: string }) => name
const portalNames = portalShots.map(nameOf)
const officeNames = officeShots.map(nameOf)
const inSmallKebab = (name: string) => name.toLowerCase().replaceAll('_', '-')

it('every page of the portal is in the gallery', () => {
  expect(portalShots.map(pathOf)).toEqual(expect.arrayContaining(Object.values(paths)))
  expect(portalShots.map(pathOf).filter(isActingPage)).not.toEqual([])
})

it('every page of the office is in the gallery', () => {
  expect(officeShots.map(({ page }) => page)).toEqual(expect.arrayContaining(Object.keys(officePaths)))
})

/** The pages that load nothing of their own. */
const loadsNothing = ['login', 'invitation', 'account', 'help']

it.each(Object.keys(officePaths).filter((page) => !loadsNothing.includes(page)))(
  'the page %s of the office is in the gallery when it fails',
  (page) => {
    const failing = officeShots.filter(({ name }) => name.startsWith('office-failing-'))
    expect(failing.map((shot) => shot.page)).toContain(page)
  },
)

it.each(RequestStatus.options)(
  'a request in %s is in the gallery, for its student and the office',
  (status) => {
    const state = inSmallKebab(status)
    expect(portalNames).toEqual(
      expect.arrayContaining([`student-${state}-personal-area`, `student-${state}-home`]),
    )
    // The office sees no drafts.
    if (status !== 'DRAFT') expect(officeNames).toContain(`office-request-${state}`)
  },
)

it.each(guideKeys)('%s, as a student reads it, is in the gallery', (guide) => {
  const state = inSmallKebab(guide)
  const own = [`student-${state}-personal-area`, `student-guide-${state}`]
  expect(portalNames.filter((name) => own.includes(name))).not.toEqual([])
})

it.each([
  ...Object.keys(periodStates).map((state) => `period-${inKebab(state)}-home`),
  ...['unavailable-maintenance', 'unavailable-overload', 'acting-for-a-student'],
  ...[1, 2, 3, 4].flatMap((step) => [`form-step-${step}-empty`, `form-step-${step}-missing`]),
  ...BankFixGround.options.map((ground) => `bank-fix-${inSmallKebab(ground)}`),
  ...ReleaseState.options.map((state) => `office-release-${inSmallKebab(state)}`),
  ...BatchState.options.map((state) => `office-batch-${inSmallKebab(state)}`),
])('%s is in the gallery', (name) => {
  expect([...portalNames, ...officeNames]).toContain(name)
})

const windowFiles = globSync('apps/{portal,office}/src/**/*-{dialog,window}.tsx').map((file) =>
  file.replace(/^apps\/(\w+)\/src/, '$1').replace(/\.tsx$/, ''),
)

it.each([...windowFiles, ...formModals, ...eligibilityModals])('the window %s is in the gallery', (name) => {
  expect([...portalShots, ...officeShots].map((shot) => shot.window)).toContain(name)
})

it('no picture names a window that does not exist', () => {
  const named = [...portalShots, ...officeShots].flatMap((shot) => shot.window ?? [])
  expect([...windowFiles, ...formModals, ...eligibilityModals]).toEqual(expect.arrayContaining(named))
})

const taken = 'home--he-390-light'

it.each([
  ['every picture was taken and has no fault', {}, [], [], 0],
  [
    'a picture has a fault',
    { [taken]: ['12 px wider than the window'] },
    [],
    [`${taken}: 12 px wider than the window`],
    1,
  ],
  ['a picture that nobody asked for has a fault', { other: ['the page is empty'] }, [], [], 0],
  ['a picture could not be taken', {}, ['home in he: no heading'], ['not taken: home in he: no heading'], 1],
] as const)('when %s, the run ends accordingly', (_when, faults, notTaken, lines, exitCode) => {
  expect(outcomeOf({ wanted: [taken], faults, notTaken })).toEqual({ lines, exitCode })
})

const queueShots = officeShots.filter((shot) => pathOf(shot) === '/office/queue')

it.each(queueShots.map(({ name, path }) => [name, path] as const))(
  '%s is a view that the queue understands',
  (_name, path) => {
    const asked = [...new URL(path, 'http://localhost').searchParams]
    const understood = Object.keys(readView(new Map(asked)))
    expect(understood.toSorted()).toEqual(asked.map(([filter]) => filter).toSorted())
  },
)

it('every page has a name of its own', () => {
  const names = [...portalNames, ...officeNames]
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

const labelsOf = (shot: (typeof portalShots)[number], isEvery = false) =>
  framesOf(shot, isEvery).map(({ language, size, theme }) => `${language}-${size}-${theme}`)

it.each(portalShots.filter(({ sizes }) => !sizes).map((shot) => [shot.name, shot] as const))(
  '%s is taken in every language and width, dark, zoomed, narrow, in system colours and on paper',
  (_name, shot) => {
    const labels = labelsOf(shot)
    for (const language of ['he', 'ar', 'en'])
      for (const size of ['390', '768', '1440']) expect(labels).toContain(`${language}-${size}-light`)
    expect(labels).toEqual(
      expect.arrayContaining([
        ...['he-390-dark', 'he-1440-dark', 'he-zoom200-light', 'he-320-light'],
        ...['he-390-forced', 'he-paper-print'],
      ]),
    )
  },
)

it('a page of the office is taken in its two languages and both widths, and no picture twice', () => {
  const [shot] = officeShots
  if (!shot) throw new Error('No page of the office')
  expect(labelsOf(shot)).toEqual([
    ...['he-1440-light', 'he-1024-light', 'en-1440-light', 'en-1024-light'],
    ...['he-1440-dark', 'he-1440-forced', 'he-zoom200-light', 'he-paper-print'],
  ])
  const every = labelsOf(shot, true)
  expect(every).toContain('en-1024-dark')
  expect(new Set(every).size).toBe(every.length)
})
