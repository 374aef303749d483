import { officePaths } from '@milgo/contracts/office-paths'
import { counted } from '@milgo/messages/counted'
import { officeDashboard as english } from '@milgo/messages/en/office-dashboard'
import { fill } from '@milgo/messages/fill'
import { officeDashboard as hebrew } from '@milgo/messages/he/office-dashboard'
import { officeQueue } from '@milgo/messages/he/office-queue'
import { officeTrail } from '@milgo/messages/he/office-trail'
import { type Answers, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'

const noa = { id: '00000000-0000-4000-8000-000000000002', name: 'נועה ברק' }
const figure = (count: number, view: Record<string, string> = {}) => ({ count, view })
const overdue = figure(1034, { status: 'TEAM_MANAGER_APPROVAL', ageing: 'overdue' })
const stage = (name: 'review' | 'confirmation', late: ReturnType<typeof figure>) => ({
  stage: name,
  target: 5,
  median: 9,
  waiting: figure(late.count + 12, { status: 'SUBMITTED' }),
  within: figure(7),
  due: figure(5),
  overdue: late,
})
const dashboard = {
  periods: ['2025', '2025-past'],
  period: { code: '2025', closes_at: '2026-11-21T10:00:00.000Z', is_open: true },
  now: '2026-11-16T10:00:00.000Z',
  drafts: 2310,
  funnel: {
    registered: 15220,
    begun: 13730,
    sent: figure(11420, { status: 'SUBMITTED' }),
    decided: figure(5162, { decision: 'approved,denied,rejected' }),
    approved: figure(4385, { decision: 'approved' }),
    paid: figure(12, { status: 'SCHOLARSHIP_PAID' }),
  },
  sent: figure(11420, { status: 'SUBMITTED' }),
  decided: figure(5162, { decision: 'approved,denied,rejected' }),
  open: figure(6258, { status: 'SUBMITTED' }),
  statuses: [
    { status: 'SUBMITTED' as const, figure: figure(3912, { status: 'SUBMITTED' }) },
    { status: 'REPAIR_BACK_FOR' as const, figure: figure(1486, { status: 'REPAIR_BACK_FOR' }) },
    { status: 'REPAIR_BACK_FROM_TO' as const, figure: figure(118, { status: 'REPAIR_BACK_FROM_TO' }) },
    { status: 'DENIED' as const, figure: figure(563, { status: 'DENIED' }) },
  ],
  stages: [stage('review', figure(3)), stage('confirmation', overdue)],
  overdue: figure(1037, { ageing: 'overdue' }),
  before: { sent: figure(4000, { sent: '2026-09-01..2026-11-07' }), decided: figure(200) },
  days: Array.from({ length: 9 }, (_, place) => ({
    day: `2026-11-${String(place + 8).padStart(2, '0')}`,
    sent: figure(800 + place, { sent: `2026-11-${place + 8}` }),
    decided: figure(500 + place, { decided: `2026-11-${place + 8}` }),
  })),
  forecast: {
    pace: {
      worked_days: 10,
      sent: figure(8205, { sent: '2026-11-02..2026-11-15' }),
      decided: figure(5100, { decided: '2026-11-02..2026-11-15' }),
    },
    sent_per_day: 820.5,
    decided_per_day: 510,
    done_on: '2026-12-30',
  },
  times: {
    computed_at: '2026-11-16T09:50:00.000Z',
    statuses: [
      {
        status: 'SUBMITTED' as const,
        median: 7,
        ninetieth: 15,
        left: figure(7000, { left: 'SUBMITTED' }),
      },
      {
        status: 'REPAIR_BACK_FOR' as const,
        median: 6,
        ninetieth: 9,
        left: figure(900, { left: 'REPAIR_BACK_FOR' }),
      },
    ],
  },
  returns: {
    all: figure(1700, { returned: 'any' }),
    documents: [
      {
        field: 'confirmation_studies',
        all: figure(900, { returned: 'confirmation_studies' }),
        languages: [
          { language: 'he', figure: figure(600) },
          { language: 'ar', figure: figure(250) },
          { language: 'en', figure: figure(50) },
        ],
        reasons: [{ code: 'UNREADABLE', figure: figure(400) }],
      },
    ],
  },
  decisions: [
    {
      decision: 'approved' as const,
      all: figure(4385, { decision: 'approved' }),
      reasons: [{ code: 'none', figure: figure(4385) }],
    },
    {
      decision: 'denied' as const,
      all: figure(563, { decision: 'denied' }),
      reasons: [
        { code: 'STUDY_SCOPE', figure: figure(500) },
        { code: 'none', figure: figure(63) },
      ],
    },
  ],
  workload: [
    {
      staff: noa,
      waiting: figure(60),
      overdue: figure(4),
      decided_today: figure(34),
      decided_in_week: figure(210),
    },
  ],
  appeals: { made: figure(40), open: figure(10), granted: figure(12), denied: figure(18) },
  undeliverable: figure(17, { flags: 'undeliverable' }),
  reasons: {
    returning: [{ code: 'UNREADABLE', text: 'הקובץ אינו קריא' }],
    denying: [{ code: 'STUDY_SCOPE', text: 'היקף הלימודים' }],
  },
}
const trail = {
  check: { at: '2026-11-16T01:40:00.000Z', is_intact: true, entries: 1204, findings: [] },
  unusual: [],
  unusual_rows: [
    { kind: 'many' as const, rows: 1044 },
    { kind: 'same-name' as const, rows: 2 },
  ],
  staff: [],
}
const answers = (more: Answers = {}): Answers => ({
  'POST /office/dashboard': dashboard,
  'GET /office/trail/overview': trail,
  ...more,
})
const openDashboard = (rest: Partial<Parameters<typeof openOffice>[1]> = {}, search = '') =>
  openOffice(`${officePaths.dashboard}${search}`, { roles: ['manager'], answers: answers(), ...rest })

it.each([1440, 1024, 390] as const)(
  'is read and accessible at %i px, as charts and as tables',
  async (width) => {
    await openDashboard({ width })
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent(counted(hebrew.headline, 6258, 'he'))
    const late = fill(hebrew.stages.late, { count: '1,037', stage: officeQueue.stages.confirmation })
    await expect.element(page.getByRole('heading', { level: 2, name: late })).toBeVisible()
    const sentence = fill(hebrew.flow.title, { sent: '11,420', decided: '5,162' })
    await expect.element(page.getByRole('img', { name: sentence })).toBeVisible()
    await expect.element(page.getByText('היקף הלימודים').first()).toBeVisible()
    await expectSound()
    // In a wide window the page scrolls in its own pane, and no empty room lies below it.
    if (width > 390) expect(document.documentElement.scrollHeight).toBe(window.innerHeight)
    await page.getByRole('button', { name: hebrew.tables }).click()
    await expect.element(page.getByRole('table', { name: sentence })).toBeVisible()
    expect(document.querySelectorAll('table').length).toBeGreaterThan(6)
    await expectSound()
  },
)

it('leads from the bottleneck and from every number to that view of the queue', async () => {
  await openDashboard()
  const address = (name: string | RegExp) =>
    page.getByRole('link', { name }).first().element().getAttribute('href')
  await expect.element(page.getByRole('link', { name: hebrew.stages.open })).toBeVisible()
  expect(address(hebrew.stages.open)).toBe('/queue?status=TEAM_MANAGER_APPROVAL&ageing=overdue')
  const label = hebrew.undeliverable.label
  expect(address(fill(hebrew.openQueue, { label, count: '17' }))).toBe('/queue?flags=undeliverable')
  await page.getByRole('button', { name: hebrew.tables }).click()
  const day = `${hebrew.flow.sent}, 16.11.2026`
  await expect
    .element(page.getByRole('link', { name: fill(hebrew.openQueue, { label: day, count: '808' }) }))
    .toHaveAttribute('href', '/queue?sent=2026-11-16')
})

const figuresIn = (value: unknown): ReturnType<typeof figure>[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('count' in value && 'view' in value) return [value as ReturnType<typeof figure>]
  return Object.values(value).flatMap(figuresIn)
}

it.each(['charts', 'tables'])(
  'as %s, links to the queue carry the number and the view of a figure',
  async (as) => {
    await openDashboard({}, as === 'tables' ? '?as=tables' : '')
    await expect.element(page.getByText(hebrew.undeliverable.text)).toBeVisible()
    const { forecast } = dashboard
    const written = (count: number, view: Record<string, string>) =>
      `${count.toLocaleString('en-US')} ${new URLSearchParams(view)}`
    const known = new Set([
      ...figuresIn(dashboard).map(({ count, view }) => written(count, view)),
      // A median leads to the requests that it is the median of.
      ...dashboard.stages.map(({ median, waiting }) => written(median, waiting.view)),
      ...dashboard.times.statuses.flatMap(({ median, ninetieth, left }) => [
        written(median, left.view),
        written(ninetieth, left.view),
        `${median} – ${ninetieth} ${new URLSearchParams(left.view)}`,
      ]),
      // So do the rates of the outlook, and its day to what waits for it.
      written(forecast.decided_per_day, forecast.pace.decided.view),
      written(forecast.sent_per_day, forecast.pace.sent.view),
      `30.12.2026 ${new URLSearchParams(dashboard.open.view)}`,
    ])
    const shown = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/queue"]')]
      .filter(({ textContent }) => /^\d/.test(textContent))
      .map(({ textContent, search }) => `${textContent} ${search.slice(1)}`)
    expect(shown.length).toBeGreaterThan(20)
    expect(shown.filter((one) => !known.has(one))).toEqual([])
  },
)

it('has no number in a table that is no link, but for targets and who has sent nothing', async () => {
  await openDashboard({}, '?as=tables')
  await expect.element(page.getByText(hebrew.undeliverable.text)).toBeVisible()
  const plain = [...document.querySelectorAll('table')].flatMap((table) => {
    const columns = [...table.querySelectorAll('thead th')].map(({ textContent }) => textContent)
    return [...table.querySelectorAll('tbody td')]
      .filter((cell) => /\d/.test(cell.textContent) && !cell.querySelector('a'))
      .map((cell) => columns[(cell as HTMLTableCellElement).cellIndex])
  })
  const { stages, funnel } = hebrew
  expect([...new Set(plain)].toSorted()).toEqual([stages.target, funnel.count, funnel.share].toSorted())
  await expect.element(page.getByText(funnel.text)).toBeVisible()
})

it.each(['he', 'en'] as const)('shows no table in %s that is wider than its card', async (language) => {
  await openDashboard({ width: 1440, language }, '?as=tables')
  await expect.poll(() => document.querySelectorAll('table').length).toBeGreaterThan(6)
  const wide = [...document.querySelectorAll<HTMLElement>('main section:has(> table)')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((section) => section.ariaLabel)
  expect(wide).toEqual([])
})

it('is asked for the period that is chosen', async () => {
  const calls = await openDashboard({}, '?as=tables')
  await page.getByRole('combobox', { name: hebrew.period }).click()
  await page.getByRole('option', { name: '2025-past' }).click()
  await expect
    .poll(() => calls.made('POST /office/dashboard').map(({ body }) => body))
    .toEqual([{}, { period: '2025-past' }])
  await expect
    .element(page.getByRole('button', { name: hebrew.tables }))
    .toHaveAttribute('aria-pressed', 'true')
  await expectSound()
})

it.each([
  [true, '2026-12-30', hebrew.flow.forecast.doneWhileOpen],
  [false, '2026-12-30', hebrew.flow.forecast.done],
  [true, null, hebrew.flow.forecast.neverWhileOpen],
  [false, null, hebrew.flow.forecast.never],
])(
  'the outlook names what is still to come while students can send (%s, %s)',
  async (is_open, done_on, sentence) => {
    const forecast = { ...dashboard.forecast, done_on }
    await openDashboard({
      answers: answers({
        'POST /office/dashboard': { ...dashboard, period: { ...dashboard.period, is_open }, forecast },
      }),
    })
    const said = fill(sentence, {
      decided: forecast.decided_per_day.toLocaleString('en-US'),
      sent: forecast.sent_per_day.toLocaleString('en-US'),
      day: '30.12.2026',
    })
    await expect.element(page.getByText(said)).toBeVisible()
  },
)

it('shows the current period where there is none of the name, says so and lets another be chosen', async () => {
  const notFound = refuse(404, { statusCode: 404, code: 'NOT_FOUND', message: '' })
  const calls = await openDashboard(
    {
      answers: answers({
        'POST /office/dashboard': ({ body }) =>
          (body as { period?: string }).period === 'nope' ? notFound : dashboard,
      }),
    },
    '?period=nope',
  )
  await expect.element(page.getByText(/nope/)).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: hebrew.period })).toHaveTextContent('2025')
  expect(calls.made('POST /office/dashboard').map(({ body }) => body)).toEqual([{ period: 'nope' }, {}])
  await expectSound()
})

it('leads from unusual reading to exactly these rows of the trail', async () => {
  const calls = await openDashboard()
  const { many } = officeTrail.unusual.names
  const link = page.getByRole('link', {
    name: fill(hebrew.unusual.openTrail, { label: many, count: '1,044' }),
  })
  await expect.element(link).toHaveAttribute('href', '/trail?unusual=many')
  await expect.element(page.getByRole('heading', { name: hebrew.unusual.found })).toBeVisible()
  expect(calls.made('GET /office/trail/overview')).toHaveLength(1)
})

it('does not ask a reviewer’s page for the trail, which they may not read', async () => {
  const calls = await openDashboard({ roles: ['reviewer'] })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByText(hebrew.undeliverable.text)).toBeVisible()
  expect(calls.made('GET /office/trail/overview')).toHaveLength(0)
  expect(page.getByText(hebrew.unusual.text).elements()).toHaveLength(0)
})

it('says that the trail was tampered with', async () => {
  const check = { ...trail.check, is_intact: false, findings: [{ kind: 'entry-changed' as const, id: 17 }] }
  await openDashboard({ answers: answers({ 'GET /office/trail/overview': { ...trail, check } }) })
  await expect.element(page.getByRole('alert')).toHaveTextContent(hebrew.tampered.title)
  await expect
    .element(page.getByRole('link', { name: hebrew.tampered.open }))
    .toHaveAttribute('href', '/trail')
  await expectSound()
})

it('reads from left to right in English', async () => {
  await openDashboard({ language: 'en' })
  await expect
    .element(page.getByText(counted(english.closes.days, 5, 'en'), { exact: false }).first())
    .toBeVisible()
  expect(document.documentElement.dir).toBe('ltr')
  await expectSound()
})

it('says so where nothing was sent, and where it does not load', async () => {
  const calls = await openDashboard({
    answers: answers({
      'POST /office/dashboard': refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'x' }),
    }),
  })
  await expect.element(page.getByText(hebrew.failed.title)).toBeVisible()
  calls.change({ 'POST /office/dashboard': { ...dashboard, sent: figure(0), open: figure(0) } })
  await page.getByRole('button', { name: hebrew.failed.retry }).click()
  await expect.element(page.getByText(hebrew.empty)).toBeVisible()
  await expectSound()
})
