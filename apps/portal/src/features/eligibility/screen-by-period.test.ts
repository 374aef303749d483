import type { PeriodState } from '@milgo/domain/period/period-state'
import { eligibilityTexts } from '@milgo/messages/he/eligibility'
import { home } from '@milgo/messages/he/home'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { describe, expect, it, test } from 'vitest'
import { examplePeriod } from '../../lib/period/example-period.fixture.ts'
import type { CurrentPeriod } from '../../lib/period/use-current-period.ts'
import { ClosedScreen } from './closed-screen.tsx'
import { screenByPeriod } from './screen-by-period.ts'
import { lastKnown } from './use-last-known.ts'

const open: PeriodState = {
  kind: 'open',
  closes: new Date('2024-12-15T10:00:00Z'),
  shareLeft: 0.5,
  isLastDay: false,
}
const closed: PeriodState = { kind: 'closed', closed: new Date('2024-12-15T10:00:00Z'), results: 'AHEAD' }
const upcoming: PeriodState = { kind: 'upcoming', opens: new Date('2024-10-27T06:00:00Z') }
const known = (state: PeriodState): CurrentPeriod => ({ status: 'known', period: examplePeriod, state })
const failed: CurrentPeriod = { status: 'failed', error: new Error('x') }

describe('the screen by period', () => {
  test.each<[string, CurrentPeriod, string]>([
    ['it is not known whether registration is open', { status: 'loading' }, 'loading'],
    ['it cannot be known', failed, 'failed'],
    ['there is no period', { status: 'none' }, 'closed'],
    ['registration is over', known(closed), 'closed'],
    ['registration has not begun', known(upcoming), 'closed'],
    ['registration is open', known(open), 'form'],
  ])('%s: %s', (_name, current, screen) => {
    expect(screenByPeriod(current)).toBe(screen)
  })
})

describe('while the period is fetched again', () => {
  it('the form stays, also if the call fails', () => {
    expect(lastKnown(known(open), { status: 'loading' })).toEqual(known(open))
    expect(lastKnown(known(open), failed)).toEqual(known(open))
  })

  it('a period that has closed in the meantime counts', () => {
    expect(lastKnown(known(open), known(closed))).toEqual(known(closed))
    expect(lastKnown(null, failed)).toBe(failed)
  })
})

describe('the screen of a period that is not open', () => {
  const markup = (state?: Exclude<PeriodState, { kind: 'open' }>) =>
    renderToStaticMarkup(
      createElement(
        StaticRouter,
        { location: '/check-eligibility' },
        createElement(ClosedScreen, state ? { state } : {}),
      ),
    )

  test.each([
    ['over', closed, [home.period.closed, '15.12.2024', '12:00', eligibilityTexts.closedText, '/login']],
    ['upcoming', upcoming, [home.period.upcoming, '27.10.2024', '08:00', eligibilityTexts.upcomingText]],
    ['none', undefined, [home.period.none, eligibilityTexts.closedText]],
  ] as const)('%s', (_name, state, expected) => {
    for (const text of expected) expect(markup(state)).toContain(text)
    expect(markup(state)).not.toContain('<input')
  })
})
