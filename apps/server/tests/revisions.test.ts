import { moneyOf } from '@milgo/domain/ledger/money'
import { describe, expect, it } from 'vitest'
import { appendEntries } from '../src/core/ledger/append-entries.ts'
import { computeRequest } from '../src/core/results/compute-request.ts'
import { publishResult } from '../src/core/results/publish-result.ts'
import { findLedger } from '../src/store/stored-ledger.ts'
import { completeFigures, type Member, useReviewBench } from './support/review-bench.ts'

const { at, confirmed, denied, member, of, statusOf, ask } = useReviewBench()
const poor = { parent_one_income: '2000', parent_two_income: '1000' }
const poorFigures = { ...completeFigures, ...poor }
const richFigures = { ...completeFigures, parent_one_income: '60000' }

const publish = (id: string) =>
  publishResult(at.server.platform, { kind: 'system' }, id, {
    printedAppealDate: null,
    releaseId: null,
    templateVersion: '1',
  })
const published = async (figures: object) => {
  const { form, manager } = await confirmed(figures)
  await computeRequest(at.server.platform, form.id)
  await publish(form.id)
  return { form, confirmer: manager }
}
const propose = (who: Member, id: string, figures?: object) =>
  ask(who, 'POST', `requests/${id}/propose-revision`, { reason: 'a figure was read wrong', figures })
const sign = (who: Member, id: string, revision: string, outcome = 'SIGN') =>
  ask(who, 'POST', `requests/${id}/sign-revision`, { revision_id: revision, outcome })
const close = (who: Member, id: string) => ask(who, 'POST', `requests/${id}/keep-open`, { is_closing: true })

const rowsOf = async (id: string) => {
  const { pool } = at.server.database
  const scores = (
    await pool.query('select version, award from scores where request_id = $1 order by version', [id])
  ).rows
  const letters = (
    await pool.query(
      'select number, kind, replaces, score_version from letters where request_id = $1 order by number',
      [id],
    )
  ).rows
  const ledger = await at.server.database.read((db) => findLedger(db, id))
  return { scores, letters, ledger }
}

describe('a revision of a published result', () => {
  it('changes nothing until another manager signs, and then score, letter and award together', async () => {
    const { form } = await published(richFigures)
    const proposer = await member('manager')
    const signer = await member('manager')
    const proposed = await propose(proposer, form.id, poor)
    expect(proposed.statusCode, proposed.body).toBe(200)
    const { id, award, award_before: before } = proposed.json()
    expect([award > 0, before]).toEqual([true, 0])
    expect((await rowsOf(form.id)).scores).toHaveLength(1)
    await close(proposer, form.id)
    const signed = await sign(signer, form.id, id)
    expect(signed.json(), signed.body).toEqual({ id: form.id, status: 'COMPUTED' })
    const { scores, letters, ledger } = await rowsOf(form.id)
    expect(scores).toEqual([
      { version: 1, award: 0 },
      { version: 2, award },
    ])
    expect(letters).toMatchObject([
      { number: 1, kind: 'NO_AWARD' },
      { number: 2, kind: 'REVISION', replaces: 1, score_version: 2 },
    ])
    expect(ledger && moneyOf(ledger.entries, ledger.isSponsored).due).toBe(award)
    expect((await sign(signer, form.id, id)).json().error.code).toBe('MOVE_NOT_ALLOWED')
  })

  it('is not signed by its proposer', async () => {
    const { form } = await published(richFigures)
    const proposer = await member('manager')
    const { id } = (await propose(proposer, form.id, poor)).json()
    const own = await sign(proposer, form.id, id)
    expect(own.json().error.errors).toMatchObject([{ code: 'SECOND_PERSON_REQUIRED' }])
    expect((await rowsOf(form.id)).scores).toHaveLength(1)
  })

  it('makes a refusal a computed result', async () => {
    const { form } = await denied()
    await publish(form.id)
    const proposer = await member('manager')
    const { rows } = (await of(proposer, form.id).opened()).figures
    const claimed = rows.find(({ wire }) => wire === 'family_handicapped_data')?.claimed
    const complete = Object.fromEntries(
      Object.entries({ ...poorFigures, family_handicapped_data: claimed }).filter(([wire]) =>
        rows.some((row) => row.wire === wire),
      ),
    )
    const proposed = await propose(proposer, form.id, complete)
    expect(proposed.statusCode, proposed.body).toBe(200)
    await close(proposer, form.id)
    const signed = await sign(await member('manager'), form.id, proposed.json().id)
    expect(signed.statusCode, signed.body).toBe(200)
    expect(await statusOf(form)).toBe('COMPUTED')
  })

  it('never falls below what is paid or in flight', async () => {
    const { form } = await published(poorFigures)
    const account = (
      await at.server.database.pool.query('select id from bank_accounts where request_id = $1', [form.id])
    ).rows[0].id
    const { ledger } = await rowsOf(form.id)
    const due = ledger ? moneyOf(ledger.entries, false).due : 0
    await at.server.database.transaction((tx) =>
      appendEntries(
        tx,
        form.id,
        [{ kind: 'ORDER', order: 'o1', batch: 'b1', amount: due, account, reissues: [] }],
        {
          at: new Date('2026-01-15T09:00:00Z'),
          staffId: null,
        },
      ),
    )
    const refused = await propose(await member('manager'), form.id, { parent_one_income: '60000' })
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'AWARD_BELOW_PAID'])
  })

  it('is refused before publication, and one waits at a time', async () => {
    const { form } = await confirmed(poorFigures)
    await computeRequest(at.server.platform, form.id)
    const manager = await member('manager')
    expect((await propose(manager, form.id, poor)).json().error.code).toBe('MOVE_NOT_ALLOWED')
    await publish(form.id)
    const { id } = (await propose(manager, form.id, poor)).json()
    expect((await propose(manager, form.id, poor)).json().error.code).toBe('MOVE_NOT_ALLOWED')
    expect((await sign(manager, form.id, id, 'WITHDRAW')).statusCode).toBe(200)
    expect((await propose(manager, form.id, poor)).statusCode).toBe(200)
  })
})
