import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadDemoAccounts } from '../src/reference/demo-accounts.ts'
import { seedMore } from '../src/seed/seed-more.ts'
import { core } from './support/accounts.ts'
import { asStaff, openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ NODE_ENV: 'development' })
  server.clock.set(new Date())
  await loadDemoAccounts(server.platform)
  await seedMore(server.platform, { requests: 30, seed: 5, withOwnFiles: 0, statuses: ['DENIED'] })
})
afterAll(() => server.close())

const post = (path: string, payload: object) =>
  server.app.inject({ method: 'POST', url: `${core}/office/${path}`, headers: asStaff, payload })

const someId = '00000000-0000-4000-8000-00000000000a'
const entry = { source: 'entry', number: 1 }

it.each([
  ['trail/list', { filters: { from: '0001-01-01' } }],
  ['trail/list', { filters: { until: '9999-12-31' } }],
  ['trail/list', { after: { ...entry, at: '0000-01-01T00:00:00Z' } }],
  ['trail/list', { after: { ...entry, at: '2026-01-01T00:00:00+23:59' } }],
  ['trail/list', { after: { ...entry, at: '2026-01-01T00:00:00Z', number: 3_000_000_000 } }],
  [`releases/${someId}/letters`, { which: 'ALL', after: 3_000_000_000 }],
  ['releases/make', { period: '2025', result: '1', planned_on: '9999-12-31' }],
  ['results/moves', { period: '2025', award_tiers: [{ from: 0, amount: 3_000_000_000 }] }],
  ['rules-versions', { period: '2025', award_tiers: [{ from: 0, amount: 3_000_000_000 }] }],
  ['erasures', { number: '2025-000001', reason: '\u200b\u200e' }],
])('%s refuses %j instead of failing', async (path, payload) => {
  const answer = await post(path, payload)
  expect([400, 422], answer.body).toContain(answer.statusCode)
})

it('a release that is created twice at once is created once, and the other call gets the reason', async () => {
  const { rows } = await server.database.pool.query<{ code: string; on: string }>(
    `select registration_periods.code, to_char(now() + interval '1 day', 'YYYY-MM-DD') as on
     from requests join registration_periods on registration_periods.id = period_id
     where publish_state = '0' limit 1`,
  )
  const [period] = rows
  await server.database.pool.query('update registration_periods set appeals_from = now(), appeal_days = 14')
  const make = () => post('releases/make', { period: period?.code, result: '1', planned_on: period?.on })
  const answers = await Promise.all([make(), make(), make()])
  expect(answers.map(({ statusCode }) => statusCode)).not.toContain(500)
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0)
})
