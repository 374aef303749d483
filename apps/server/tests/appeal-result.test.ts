import type { ResultPage } from '@milgo/contracts/core/get-result-page'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { appendEntries } from '../src/core/ledger/append-entries.ts'
import { bearer, core } from './support/accounts.ts'
import { useAppealsBench } from './support/appeals-bench.ts'
import { computeResults } from './support/compute-results.ts'
import { change } from './support/form.ts'
import { readPdf } from './support/read-pdf.ts'
import { completeFigures, poorFigures } from './support/review-bench.ts'
import type { Sender } from './support/submission.ts'

const { at, appealWith, ask, decided, member, publishAlone, published, statusOf } = useAppealsBench()

/** Figures with an income so high that the sample's household gets the lower award of these tests. */
const richFigures = { ...completeFigures, parent_one_income: '60000' }
const [lower, higher] = [4_000, 6_240]
const twoTiers = JSON.stringify([
  { from: 60, amount: higher },
  { from: 1, amount: lower },
])

const get = (form: Sender, path: string) =>
  at.server.app.inject({
    url: `${core}${path}`,
    headers: { ...bearer(form.token), 'accept-language': 'en' },
  })

/** Writes a confirmed payment of this amount. */
const pay = async ({ id }: Sender, amount: number) => {
  const { rows } = await at.server.database.pool.query('select id from bank_accounts where request_id = $1', [
    id,
  ])
  await at.server.database.transaction((tx) =>
    appendEntries(
      tx,
      id,
      [
        { kind: 'ORDER', order: `o-${id}`, batch: 'b', amount, account: rows[0].id, reissues: [] },
        { kind: 'RESULT', order: `o-${id}`, result: 'PAID', reason: '' },
      ],
      { at: new Date('2026-01-15T10:00:00Z'), staffId: null },
    ),
  )
}

/** Makes a published award whose appeal was granted with these figures, computed and published. */
const granted = async (first: object, second: object, paid = 0) => {
  await change(at.server, sql`update registration_periods set award_tiers = ${twoTiers}::jsonb`)
  const { form } = await published(first)
  if (paid > 0) await pay(form, paid)
  await appealWith(form, second)
  await decided(await member('manager'), form, 'APPROVE_APPEAL')
  await computeResults(at.server.platform, form.id)
  await publishAlone(form.id)
  return form
}

describe('the published result of a granted appeal', () => {
  it('makes the difference to the paid amount due, for the student and for finance', async () => {
    const form = await granted(richFigures, poorFigures, lower)
    expect(await statusOf(form)).toBe('APPEAL_CALCULATED')
    const page = (await get(form, '/page-data/result')).json<ResultPage>()
    expect(page).toMatchObject({ decision: 'AWARD', award: higher, is_of_appeal: true })
    expect(page.money).toMatchObject({
      entitled: higher,
      paid: lower,
      in_flight: 0,
      due: higher - lower,
      next: 'WAITING',
    })
    const finance = await member('finance')
    const made = await ask(finance, 'POST', 'payments/batches', { period: '2025', institution_id: null })
    expect(made.statusCode, made.body).toBe(200)
    const { orders } = (await ask(finance, 'POST', `payments/batches/${made.json().id}/orders`)).json()
    expect(orders).toMatchObject([{ amount: higher - lower, state: 'CHOSEN' }])
  })

  it('has a letter that names the earlier award and replaces the first letter, which stays listed', async () => {
    const form = await granted(richFigures, poorFigures)
    const { letters } = (await get(form, '/page-data/pdf')).json()
    expect(letters).toMatchObject([
      { number: 2, replaced_by: null },
      { number: 1, replaced_by: letters[0].letter_number },
    ])
    const [before, after] = [lower, higher].map((amount) => `₪${amount.toLocaleString('en-US')}`)
    const second = readPdf((await get(form, '/publish/get-result-pdf')).rawPayload)
    expect(second).toEqual(expect.arrayContaining([before, after]))
    expect(second.join(' ')).toContain('Before the appeal the award was')
    const first = readPdf((await get(form, '/publish/get-result-pdf/1')).rawPayload)
    expect(first).toContain(before)
    expect(first).not.toContain(after)
  })

  it('never lowers an award: with figures that earn less it stays the same, and nothing is due', async () => {
    const form = await granted(poorFigures, richFigures, higher)
    const { award, money } = (await get(form, '/page-data/result')).json<ResultPage>()
    expect(award).toBe(higher)
    expect(money).toMatchObject({ entitled: higher, paid: higher, due: 0 })
  })
})
