import { expect, it } from 'vitest'
import { officePaths } from '../../packages/contracts/src/office-paths.ts'
import { paths } from '../../packages/contracts/src/portal-paths.ts'
import { readView } from '../../packages/domain/src/queue/queue-view.ts'
import { RequestStatus } from '../../packages/domain/src/status/request-status.ts'
import { officeShots } from '../gallery/office-shots.mjs'
import { closeShots, portalShots } from '../gallery/portal-shots.mjs'

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

it('no two pictures have one name, and what is looked at closely is there', () => {
  const names = [...portalShots, ...officeShots].map(nameOf)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  expect(closeShots.filter(({ themes }) => themes?.includes('print'))).toHaveLength(9)
  expect(closeShots).toHaveLength(35)
  expect(names).toEqual(expect.arrayContaining(closeShots.map(nameOf)))
})
