import { expect, it } from 'vitest'
import { officePaths } from '../../packages/contracts/src/office-paths.ts'
import { paths } from '../../packages/contracts/src/portal-paths.ts'
import { readView } from '../../packages/domain/src/queue/queue-view.ts'
import { RequestStatus } from '../../packages/domain/src/status/request-status.ts'
import { framesOf } from '../gallery/frames.mjs'
import { officeShots } from '../gallery/office-shots.mjs'
import { portalShots } from '../gallery/portal-shots.mjs'

const pathOf = ({ path }: { readonly path: string }) => path.split('?')[0]
const nameOf = ({ name }: { readonly name: string }) => name

it('every page of the portal is in the gallery', () => {
  expect(portalShots.map(pathOf)).toEqual(expect.arrayContaining(Object.values(paths)))
})

it('every page of the office is in the gallery', () => {
  expect(officeShots.map(({ page }) => page)).toEqual(expect.arrayContaining(Object.keys(officePaths)))
})

it.each(RequestStatus.options)(
  'the personal area and the home page of a student in %s are in the gallery',
  (status) => {
    const state = status.toLowerCase().replaceAll('_', '-')
    const names = portalShots.map(nameOf)
    expect(names).toContain(`student-${state}-personal-area`)
    expect(names).toContain(`student-${state}-home`)
  },
)

it.each([
  'period-upcoming-home',
  'period-last-day-home',
  'period-closed-home',
  'period-results-day-home',
  'unavailable-maintenance',
  'unavailable-overload',
  'acting-for-a-student',
])('%s is in the gallery', (name) => {
  expect(portalShots.map(nameOf)).toContain(name)
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

it('no two pages have one name', () => {
  const names = [...portalShots, ...officeShots].map(nameOf)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

const labelsOf = (shot: (typeof portalShots)[number], isEvery = false) =>
  framesOf(shot, isEvery).map(({ language, size, theme }) => `${language}-${size}-${theme}`)

it.each(portalShots.filter(({ sizes }) => !sizes).map((shot) => [shot.name, shot] as const))(
  '%s is taken in every language and width, dark, large, narrow, in the colours of the system and on paper',
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

it('a page of the office is taken in its two languages, on both its screens, and no picture twice', () => {
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
