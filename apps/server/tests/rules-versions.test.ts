import { countMoves } from '@milgo/domain/what-if/tier-moves'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { letterTemplate } from '../src/core/results/print-letter.ts'
import { publishResult } from '../src/core/results/publish-result.ts'
import { type Person, useComputingBench } from './support/computing-bench.ts'
import { auditOf } from './support/staff.ts'

const { at, rowsOf, ask, begin, overview, finish } = useComputingBench()

describe('versions of the rules', () => {
  const tiersFrom = (from: number, amount = 5_000) => [{ from, amount }]
  const propose = (person: Person, payload: object) => ask(person, 'rules-versions', payload)
  const activate = (person: Person, version: number, seen: number) =>
    ask(person, 'rules-versions/activate', { version, seen })
  const activeOf = ({ rules }: { rules: { state: string; version: number }[] }) =>
    rules.find(({ state }) => state === 'ACTIVE')?.version ?? 0
  const totals = () =>
    rowsOf<{ id: string; total: number; award: number; rules: string }>(sql`
      select distinct on (request_id) request_id as id, total, award, rules_version as rules from scores
      where request_id = any(${sql.param(at.waiting)}::uuid[]) order by request_id, version desc`)

  it('start with the rules that the period was opened with', async () => {
    const { rules } = await overview()
    expect(rules).toHaveLength(1)
    expect(rules[0]).toMatchObject({ version: 1, name: '2025-1', state: 'ACTIVE', proposed_by: null })
  })

  it('are proposed by one manager and put in force by another, and ask to compute again', async () => {
    await finish((await begin()).id)
    const [one] = await totals()
    const edge = one?.total ?? 0
    const { status, body } = await propose(at.dana, { award_tiers: tiersFrom(edge), note: ' less ' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ version: 2, name: '2025-2', state: 'PROPOSED', note: 'less' })
    expect(activeOf(await overview())).toBe(1)

    const own = await activate(at.dana, 2, 1)
    expect([own.status, own.body.error.code]).toEqual([403, 'OWN_PROPOSAL'])
    expect((await activate(at.yoav, 2, 7)).body.error.code).toBe('RULES_MOVED')
    const [first, second] = await Promise.all([activate(at.yoav, 2, 1), activate(at.yoav, 2, 1)])
    expect([first?.status, second?.status].sort()).toEqual([200, 409])
    const done = first?.status === 200 ? first : second
    expect(done?.body).toMatchObject({ rules: { state: 'ACTIVE' }, to_compute: at.waiting.length })

    expect(await overview()).toMatchObject({ outdated: at.waiting.length })
    await finish((await begin({ is_again: true })).id)
    expect(await overview()).toMatchObject({ outdated: 0, computed: at.waiting.length })
    for (const { total, award, rules } of await totals()) {
      expect(rules).toBe('2025-2')
      expect(award).toBe(total >= edge ? 5_000 : 0)
    }
    expect((await auditOf(at.server, at.yoav.id)).map(({ action }) => action)).toContain('rules-activated')
  })

  it('a score at the edge of a tier is in it, and half a point below is not', async () => {
    await finish((await begin()).id)
    const rows = await totals()
    const seen = activeOf(await overview())
    const edge = Math.max(...rows.map(({ total }) => total))
    for (const from of [edge, edge + 0.5]) {
      // An amount of its own, because the limit may be the one that is already in force.
      const { body } = await propose(at.dana, { award_tiers: tiersFrom(Math.min(from, 100), 6_000) })
      const active = activeOf(await overview())
      expect((await activate(at.yoav, body.version, active)).status).toBe(200)
      await finish((await begin({ is_again: true })).id)
      const awarded = (await totals()).filter(({ award }) => award > 0)
      expect(awarded.length).toBe(from === edge ? rows.filter(({ total }) => total === edge).length : 0)
    }
    expect(activeOf(await overview())).toBeGreaterThan(seen)
  })

  it('change no published result', async () => {
    const [id = ''] = at.waiting
    await finish((await begin()).id)
    await publishResult(at.server.platform, { kind: 'system' }, id, {
      printedAppealDate: null,
      releaseId: null,
      templateVersion: letterTemplate,
    })
    const before = (await totals()).find((one) => one.id === id)
    const { body } = await propose(at.yoav, { award_tiers: tiersFrom(1) })
    await activate(at.dana, body.version, activeOf(await overview()))
    await finish((await begin({ is_again: true })).id)
    expect((await totals()).find((one) => one.id === id)).toEqual(before)
  })

  it('are refused if nothing differs, or a lower score would earn more', async () => {
    const { rules } = await overview()
    const active = rules.find(({ state }: { state: string }) => state === 'ACTIVE')
    const same = await propose(at.dana, { award_tiers: active.award_tiers })
    expect(same.body.error.code).toBe('RULES_UNCHANGED')
    const wrong = [
      { from: 90, amount: 4_000 },
      { from: 70, amount: 9_000 },
    ]
    expect((await propose(at.dana, { award_tiers: wrong })).status).toBe(400)
    const { version: _, ...inForce } = active.score_rules
    for (const income of [
      [
        { upTo: 10, points: 1 },
        { upTo: 5, points: 2 },
      ],
      [{ upTo: 2_100, points: inForce.caps.income + 1 }],
    ]) {
      const score_rules = { ...inForce, income }
      expect((await propose(at.dana, { award_tiers: tiersFrom(50), score_rules })).status).toBe(400)
    }
  })

  it('can be withdrawn, and are not put in force then', async () => {
    const { body } = await propose(at.dana, { award_tiers: tiersFrom(33) })
    const withdraw = () => ask(at.yoav, 'rules-versions/withdraw', { version: body.version })
    expect((await withdraw()).body).toMatchObject({ state: 'WITHDRAWN' })
    expect((await withdraw()).status).toBe(409)
    const after = await activate(at.yoav, body.version, activeOf(await overview()))
    expect(after.body.error.code).toBe('RULES_MOVED')
  })

  it('list in pages who would move, nobody twice, as many as the scores say', async () => {
    await finish((await begin()).id)
    const { rules } = await overview()
    const { award_tiers: tiers } = rules.find(({ state }: { state: string }) => state === 'ACTIVE')
    const { groups } = (await ask(at.dana, 'results/scores')).body as {
      groups: [number, number, number, number, number][]
    }
    expect(groups.reduce((sum, [, , , , count]) => sum + count, 0)).toBe(at.waiting.length)
    const other = [{ from: 0.5, amount: 7_000 }]
    const counted = countMoves(
      groups.map(([total, , , , count]) => ({ total, count })),
      tiers,
      other,
    )
    const found: string[] = []
    let after: object | undefined
    do {
      const { body } = await ask(at.dana, 'results/moves', {
        award_tiers: other,
        limit: 2,
        ...(after && { after }),
      })
      for (const one of body.requests) {
        expect(one.before).not.toBe(one.after)
        found.push(one.request_id)
      }
      after = body.next ?? undefined
    } while (after)
    expect(found.length).toBe(counted.up + counted.down)
    expect(found.length).toBeGreaterThan(2)
    expect(new Set(found).size).toBe(found.length)
  })

  it('are not put in force over newer rules', async () => {
    const seen = activeOf(await overview())
    const { body: older } = await propose(at.dana, { award_tiers: tiersFrom(34) })
    const { body: newer } = await propose(at.dana, { award_tiers: tiersFrom(35) })
    // This is the last test of the file, because proposals of others would be older than this.
    at.server.clock.set(new Date(Date.now() + 60_000))
    expect((await activate(at.yoav, newer.version, seen)).status).toBe(200)
    const after = await activate(at.yoav, older.version, newer.version)
    expect([after.status, after.body.error.code]).toEqual([409, 'RULES_OUTDATED'])
    expect(activeOf(await overview())).toBe(newer.version)
  })
})
