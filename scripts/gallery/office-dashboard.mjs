// States of the dashboard: as charts and as tables, of a past period, and before anything was sent.
import { officePaths } from '../../packages/contracts/src/office-paths.ts'
import { changed } from './answers.mjs'
import { demo } from './office-states.mjs'

/** @typedef {import('./shot.mjs').Shot} Shot */

/** @type {<Figure extends { readonly count: number }>(figure: Figure) => Figure} */
const none = (figure) => ({ ...figure, count: 0 })

/** Answers the dashboard of a period in which nothing was sent yet. */
const firstDay = changed('POST /office/dashboard', (figures) => ({
  ...figures,
  drafts: 3,
  funnel: {
    registered: 5,
    begun: 3,
    sent: none(figures.funnel.sent),
    decided: none(figures.funnel.decided),
    approved: none(figures.funnel.approved),
    paid: none(figures.funnel.paid),
  },
  sent: none(figures.sent),
  decided: none(figures.decided),
  open: none(figures.open),
  statuses: [],
  days: [],
  before: null,
  forecast: { pace: null, sent_per_day: 0, decided_per_day: 0, done_on: null },
  times: { ...figures.times, statuses: [] },
  returns: { all: none(figures.returns.all), documents: [] },
  decisions: figures.decisions.map((one) => ({ ...one, all: none(one.all), reasons: [] })),
  stages: figures.stages.map((stage) => ({
    ...stage,
    median: null,
    waiting: none(stage.waiting),
    within: none(stage.within),
    due: none(stage.due),
    overdue: none(stage.overdue),
  })),
  overdue: none(figures.overdue),
  workload: [],
}))

/** @type {readonly Shot[]} */
export const dashboardShots = [
  { name: 'dashboard-charts', path: '?as=charts' },
  { name: 'dashboard-tables', path: '?as=tables' },
  { name: 'dashboard-past', path: '?period=2024' },
  { name: 'dashboard-unknown-period', path: '?period=1999' },
  { name: 'dashboard-first-day', path: '', prepare: firstDay },
  { name: 'dashboard-reviewer', path: '', member: demo('reviewer') },
].map((shot) => ({
  member: demo('manager'),
  ...shot,
  page: 'dashboard',
  path: officePaths.dashboard + shot.path,
  // The page scrolls inside the window.
  height: 2400,
}))
