import { describe, expect, it } from 'vitest'
import { computeResults } from './support/compute-results.ts'
import { exportedFiles } from './support/read-export.ts'
import { poorFigures, useReviewBench } from './support/review-bench.ts'
import type { Sender } from './support/submission.ts'

const { at, confirmed, denied, publishAlone, member, ask } = useReviewBench()

/** Returns the part of the export about results, by the names of its files. */
const resultsOf = async ({ token }: Pick<Sender, 'token'>) => {
  const results = [...(await exportedFiles(at.server, token))].flatMap(([name, content]) =>
    name.startsWith('result/') ? [[name.replace('result/', ''), content] as const] : [],
  )
  const files = new Map(results)
  return { names: [...files.keys()], files, read: (name: string) => JSON.parse(String(files.get(name))) }
}

describe('results in the export of one’s own data', () => {
  it('are the published ones: scores with lines, figures, payments, and letters as values and PDF', async () => {
    const { form } = await confirmed(poorFigures)
    await computeResults(at.server.platform, form.id)
    await computeResults(at.server.platform, form.id, { isAgain: true })
    await publishAlone(form.id)
    const { names, files, read } = await resultsOf(form)
    // The first score was computed again before publication.
    expect(names).toEqual(['result.json', 'score-2.json', 'letter-1.json', 'letter-1.pdf'])
    const { award } = read('score-2.json')
    expect(award).toBeGreaterThan(0)
    expect(read('score-2.json').figures).toMatchObject({ parent_one_income: 2_000, comment: '' })
    expect(read('score-2.json').components.income.lines).toHaveLength(1)
    expect(read('result.json')).toMatchObject({ decision: 'AWARD', award, money: { entitled: award } })
    expect(read('letter-1.json')).toMatchObject({ kind: 'AWARD', award })
    expect(files.get('letter-1.pdf')?.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('are not included before publication, and a proposed revision never is', async () => {
    const { form } = await confirmed(poorFigures)
    await computeResults(at.server.platform, form.id)
    expect((await resultsOf(form)).names).toEqual([])
    await publishAlone(form.id)
    await at.server.database.pool.query('delete from rate_limits')
    const before = await resultsOf(form)
    const proposed = await ask(await member('manager'), 'POST', `requests/${form.id}/propose-revision`, {
      reason: 'a slip that the student must not read',
      figures: { parent_one_income: '60000' },
    })
    expect(proposed.statusCode, proposed.body).toBe(200)
    await at.server.database.pool.query('delete from rate_limits')
    const after = await resultsOf(form)
    expect(after.names).toEqual(before.names)
    for (const name of before.names)
      expect(after.files.get(name)?.equals(before.files.get(name) ?? Buffer.of())).toBe(true)
  })

  it('of a refusal contain its letter and no score', async () => {
    const { form } = await denied()
    await publishAlone(form.id)
    const { names, read } = await resultsOf(form)
    expect(names).toEqual(['result.json', 'letter-1.json', 'letter-1.pdf'])
    expect(read('result.json')).toMatchObject({ decision: 'REFUSAL', score: null })
  })
})
