import type { ReleaseDetails } from '@milgo/contracts/office/release-fields'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { computeBatch } from '../src/core/results/compute-batch.ts'
import { core } from './support/accounts.ts'
import { useReleasesBench } from './support/releases-bench.ts'

const { at, seeded, make, move, run, detailsOf, later, rowsOf } = useReleasesBench()

type Manager = typeof at.maker
const ask = async (who: Manager, path: string, payload: object) => {
  const answer = await at.server.app.inject({
    method: 'POST',
    url: `${core}/office/${path}`,
    headers: who.headers,
    payload: { period: at.period, ...payload },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

type Rules = { state: string; version: number; award_tiers: { from: number; amount: number }[] }
const activeRules = async (): Promise<Rules> => {
  const { rules } = (await ask(at.maker, 'results/overview', {})) as { rules: Rules[] }
  const active = rules.find(({ state }) => state === 'ACTIVE')
  if (!active) throw new Error('no rules are in force')
  return active
}

// An end-to-end test releases a thousand. What a release writes does not depend on the number after the first 50.
it('a manager changes a tier, another puts it in force, and all results are released with their progress', async () => {
  const ready = await seeded(260)
  expect(ready).toBeGreaterThanOrEqual(100)

  // The lowest tier is raised by a point, proposed, put in force by another manager, and all requests are computed
  // again.
  const { version: seen, award_tiers: tiers } = await activeRules()
  const lowest = Math.min(...tiers.map(({ from }) => from))
  const moved = tiers.map((tier) => (tier.from === lowest ? { ...tier, from: lowest + 1 } : tier))
  const { version } = await ask(at.maker, 'rules-versions', { award_tiers: moved })
  await ask(at.other, 'rules-versions/activate', { version, seen })
  const { id: computing } = await ask(at.maker, 'results/compute', { is_again: true })
  while (await computeBatch(at.server.platform, computing));

  // Nobody between the two limits has an award by the new rules.
  const [between] = await rowsOf<{ awarded: number }>(sql`
    select count(*)::int as awarded from (
      select distinct on (request_id) total, award from scores join requests on requests.id = request_id
      where publish_state = '0' order by request_id, scores.version desc) last
    where total >= ${lowest} and total < ${lowest + 1} and award > 0`)
  expect(between?.awarded).toBe(0)

  // The dry run prints all letters, another manager approves, and the first 50 are sent.
  const id = await make()
  expect((await detailsOf(id)).rows).toBe(ready)
  await run()
  expect(await detailsOf(id)).toMatchObject({ state: 'CHECKED', rows: ready })
  await move(at.other, id, 'APPROVE')
  await move(at.other, id, 'START')
  await run()
  expect(await detailsOf(id)).toMatchObject({ state: 'RUNNING', sent: 50, waiting: ready - 50 })

  // A quarter of an hour later the rest follows, and the page shows the progress.
  later(16)
  const seenOnTheWay = new Set<number>()
  let looking: Promise<ReleaseDetails> | undefined
  await run((step) => {
    if (step !== 'committed' || looking) return
    looking = detailsOf(id).finally(() => {
      looking = undefined
    })
    void looking.then(({ sent }) => seenOnTheWay.add(sent))
  })
  await looking
  expect(seenOnTheWay.size).toBeGreaterThan(2)
  expect(await detailsOf(id)).toMatchObject({ state: 'DONE', sent: ready, left_out: 0, waiting: 0 })
  const [written] = await rowsOf<Record<'letters' | 'mails' | 'sms', number>>(sql`
    select (select count(*)::int from letters where release_id = ${id}) as letters,
      count(*) filter (where channel = 'mail')::int as mails, count(*) filter (where channel = 'sms')::int as sms
    from outbox_messages where template = 'RESULT_PUBLISHED' and split_part(cause, ':', 2) in (
      select request_id::text from release_rows where release_id = ${id})`)
  expect(written).toMatchObject({ letters: ready, mails: ready, sms: ready })
})
