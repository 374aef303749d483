import { counted } from '@milgo/messages/counted'
import { officeDashboard as english } from '@milgo/messages/en/office-dashboard'
import { fill } from '@milgo/messages/fill'
import { officeDashboard as hebrew } from '@milgo/messages/he/office-dashboard'
import { officeQueue } from '@milgo/messages/he/office-queue'
import { officeTrail } from '@milgo/messages/he/office-trail'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { isolated } from '../src/lib/isolated.ts'
import { answers, dashboard, figure, openDashboard, overdue, stage, trail } from './support/dashboard-page.ts'
import { nameOfPeriod } from './support/named-periods.ts'

it.each([1440, 1024, 390] as const)(
  'is shown and accessible at %i px, as charts and as tables',
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
    // In a wide window the page scrolls in its own pane, and there is no empty space below it.
    if (width > 390) expect(document.documentElement.scrollHeight).toBe(window.innerHeight)
    await page.getByRole('button', { name: hebrew.tables }).click()
    await expect.element(page.getByRole('table', { name: sentence })).toBeVisible()
    expect(document.querySelectorAll('table').length).toBeGreaterThan(6)
    await expectSound()
  },
)

it('draws equal targets at the same place in every row, however wide the figures beside them are', async () => {
  const wide = { ...stage('confirmation', overdue), median: 118.5, waiting: figure(123_456) }
  const stages = [stage('review', figure(3)), wide]
  await openDashboard({ answers: answers({ 'POST /office/dashboard': { ...dashboard, stages } }) })
  const name = fill(hebrew.stages.late, { count: '1,037', stage: officeQueue.stages.confirmation })
  const title = page.getByRole('heading', { level: 2, name })
  await expect.element(title).toBeVisible()
  const card = title.element().closest('section')
  const marks = [...(card?.querySelectorAll('rect.fill-ink') ?? [])].map(
    (mark) => mark.getBoundingClientRect().x,
  )
  expect(marks).toHaveLength(2)
  expect(Math.abs((marks[0] ?? 0) - (marks[1] ?? 0))).toBeLessThan(0.5)
})

it('links the bottleneck and every number to its view of the queue', async () => {
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
      // A median links to the requests that it was computed from.
      ...dashboard.stages.map(({ median, waiting }) => written(median, waiting.view)),
      ...dashboard.times.statuses.flatMap(({ median, ninetieth, left }) => [
        written(median, left.view),
        written(ninetieth, left.view),
        `${median} – ${ninetieth} ${new URLSearchParams(left.view)}`,
      ]),
      // So do the rates of the forecast. Its day links to the requests that wait.
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

it('has a link for every number in a table, except for targets and students who sent nothing', async () => {
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
  // Waits for the fonts, because the fallback font may be wider.
  await document.fonts.ready
  const wide = [...document.querySelectorAll<HTMLElement>('main section:has(> table)')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((section) => section.ariaLabel)
  expect(wide).toEqual([])
})

it('loads the chosen period', async () => {
  const calls = await openDashboard({}, '?as=tables')
  await page.getByRole('combobox', { name: hebrew.period }).click()
  await page.getByRole('option', { name: nameOfPeriod('2024') }).click()
  await expect
    .poll(() => calls.made('POST /office/dashboard').map(({ body }) => body))
    .toEqual([{}, { period: '2024' }])
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
  'the forecast includes future requests while students can send (%s, %s)',
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

it('shows the current period for an unknown code, says so and lets another be chosen', async () => {
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
  const named = nameOfPeriod('2025')
  await expect.element(page.getByRole('combobox', { name: hebrew.period })).toHaveTextContent(named)
  await expect
    .element(page.getByText(fill(hebrew.unknownPeriod, { asked: isolated('nope'), period: named })))
    .toBeVisible()
  expect(calls.made('POST /office/dashboard').map(({ body }) => body)).toEqual([{ period: 'nope' }, {}])
  await expectSound()
})

it('links unusual access to exactly these rows of the trail', async () => {
  const calls = await openDashboard()
  const { many } = officeTrail.unusual.names
  const link = page.getByRole('link', {
    name: fill(hebrew.unusual.openTrail, { label: many, count: '1,044' }),
  })
  await expect.element(link).toHaveAttribute('href', '/trail?unusual=many')
  await expect.element(page.getByRole('heading', { name: hebrew.unusual.found })).toBeVisible()
  expect(calls.made('GET /office/trail/overview')).toHaveLength(1)
})

it('does not load the trail for a reviewer, who may not read it', async () => {
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

it('says that nothing was sent, and that it did not load', async () => {
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
