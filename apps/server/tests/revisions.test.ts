import type { OpenProposal, RevisionPage } from '@milgo/contracts/office/revision-fields'
import { moneyOf } from '@milgo/domain/ledger/money'
import { describe, expect, it } from 'vitest'
import { appendEntries } from '../src/core/ledger/append-entries.ts'
import { followLedgers } from '../src/office/payments/follow-ledgers.ts'
import { addFollowUps } from '../src/store/ledger-follow-ups.ts'
import { findLedger } from '../src/store/stored-ledger.ts'
import { useAppealsBench } from './support/appeals-bench.ts'
import { computeResults } from './support/compute-results.ts'
import { completeFigures, type Member, poorFigures } from './support/review-bench.ts'

const { at, appealWith, ask, confirmed, decided, denied, member, of, publishAlone, published, statusOf } =
  useAppealsBench()
const poor = { parent_one_income: '2000', parent_two_income: '1000' }
const rich = { parent_one_income: '60000' }
const richFigures = { ...completeFigures, ...rich }

const propose = (who: Member, id: string, figures?: object) =>
  ask(who, 'POST', `requests/${id}/propose-revision`, { reason: 'a figure was read wrong', figures })
const sign = (who: Member, id: string, revision: string, outcome = 'SIGN') =>
  ask(who, 'POST', `requests/${id}/sign-revision`, { revision_id: revision, outcome })
const pageOf = async (who: Member, id: string): Promise<RevisionPage> => {
  const answer = await ask(who, 'GET', `requests/${id}/revision`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const preview = (who: Member, id: string, figures?: object) =>
  ask(who, 'POST', `requests/${id}/preview-revision`, { figures })
const refusalIn = (answer: { json: () => { error?: { errors?: { code: string }[] } } }) =>
  answer.json().error?.errors?.[0]?.code

const rowsOf = async (id: string) => {
  const { pool } = at.server.database
  const scores = (
    await pool.query('select version, award from scores where request_id = $1 order by version', [id])
  ).rows
  const letters = (
    await pool.query(
      'select number, kind, replaces, score_version, appeal_until from letters where request_id = $1 order by number',
      [id],
    )
  ).rows
  const ledger = await at.server.database.read((db) => findLedger(db, id))
  return { scores, letters, ledger }
}

/** Orders everything that is due. */
const order = async (id: string) => {
  const { rows } = await at.server.database.pool.query('select id from bank_accounts where request_id = $1', [
    id,
  ])
  const { ledger } = await rowsOf(id)
  const amount = ledger ? moneyOf(ledger.entries, false).due : 0
  await at.server.database.transaction((tx) =>
    appendEntries(
      tx,
      id,
      [{ kind: 'ORDER', order: 'o1', batch: 'b1', amount, account: rows[0].id, reissues: [] }],
      { at: new Date('2026-01-15T09:00:00Z'), staffId: null },
    ),
  )
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

  it('does not shorten the time for appeals that the first letter prints', async () => {
    const { form } = await published(richFigures)
    const printed = '2031-01-01T22:00:00.000Z'
    await at.server.database.pool.query(
      `update requests set memory = memory || jsonb_build_object('printedAppealDate', $2::text) where id = $1`,
      [form.id, printed],
    )
    const { id } = (await propose(await member('manager'), form.id, poor)).json()
    const signed = await sign(await member('manager'), form.id, id)
    expect(signed.statusCode, signed.body).toBe(200)
    const { letters } = await rowsOf(form.id)
    expect(letters.at(-1)).toMatchObject({ kind: 'REVISION', appeal_until: new Date(printed) })
  })

  it('cannot be signed by its proposer', async () => {
    const { form } = await published(richFigures)
    const proposer = await member('manager')
    const { id } = (await propose(proposer, form.id, poor)).json()
    const own = await sign(proposer, form.id, id)
    expect(own.json().error.errors).toMatchObject([{ code: 'SECOND_PERSON_REQUIRED' }])
    expect((await rowsOf(form.id)).scores).toHaveLength(1)
  })

  it('turns a refusal into a computed result', async () => {
    const { form } = await denied()
    await publishAlone(form.id)
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
    const signed = await sign(await member('manager'), form.id, proposed.json().id)
    expect(signed.statusCode, signed.body).toBe(200)
    expect(await statusOf(form)).toBe('COMPUTED')
  })

  it('never falls below what is paid or in flight', async () => {
    const { form } = await published(poorFigures)
    await order(form.id)
    const refused = await propose(await member('manager'), form.id, rich)
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'AWARD_BELOW_PAID'])
  })

  it('ends the request for a bank account if nothing is due any more', async () => {
    const { form } = await published(poorFigures)
    const { pool } = at.server.database
    const account = (await pool.query('select id from bank_accounts where request_id = $1', [form.id]))
      .rows[0].id
    const { ledger } = await rowsOf(form.id)
    const due = ledger ? moneyOf(ledger.entries, false).due : 0
    const finance = await member('finance')
    await at.server.database.transaction(async (tx) => {
      await appendEntries(
        tx,
        form.id,
        [
          { kind: 'ORDER', order: 'o1', batch: 'b1', amount: due, account, reissues: [] },
          { kind: 'RESULT', order: 'o1', result: 'RETURNED', reason: 'ACCOUNT_CLOSED' },
        ],
        { at: new Date('2026-01-15T09:00:00Z'), staffId: finance.id },
      )
      await addFollowUps(tx, [form.id], finance.id)
    })
    await followLedgers(at.server.platform)
    expect(await statusOf(form)).toBe('INVALID_BANK')
    const proposer = await member('manager')
    const proposed = await propose(proposer, form.id, { parent_one_income: '60000' })
    expect(proposed.json(), proposed.body).toMatchObject({ award: 0, award_before: due })
    const signed = await sign(await member('manager'), form.id, proposed.json().id)
    expect(signed.statusCode, signed.body).toBe(200)
    expect(await statusOf(form)).toBe('COMPUTED')
    const { rows } = await pool.query(
      'select event, actor_role from request_events where request_id = $1 order by number desc limit 2',
      [form.id],
    )
    expect(rows).toEqual([
      { event: 'NOTHING_DUE', actor_role: 'SYSTEM' },
      { event: 'REVISE', actor_role: 'MANAGER' },
    ])
  })

  it('is refused before publication, and only one can wait at a time', async () => {
    const { form } = await confirmed(poorFigures)
    await computeResults(at.server.platform, form.id)
    const manager = await member('manager')
    expect(refusalIn(await propose(manager, form.id, rich))).toBe('RESULT_NOT_PUBLISHED')
    await publishAlone(form.id)
    const { id } = (await propose(manager, form.id, rich)).json()
    expect(refusalIn(await propose(manager, form.id, rich))).toBe('REVISION_WAITING')
    expect((await sign(manager, form.id, id, 'WITHDRAW')).statusCode).toBe(200)
    expect((await propose(manager, form.id, rich)).statusCode).toBe(200)
  })

  it('cannot be signed by a reviewer', async () => {
    const { form, reviewer } = await published(richFigures)
    await at.server.database.pool.query(`update staff set roles = '{manager}' where id = $1`, [reviewer.id])
    const { id } = (await propose(await member('manager'), form.id, poor)).json()
    expect(refusalIn(await sign(reviewer, form.id, id))).toBe('SECOND_PERSON_REQUIRED')
    expect((await pageOf(reviewer, form.id)).proposal?.sign_refusal?.code).toBe('SECOND_PERSON_REQUIRED')
  })

  it('that changes neither points nor award is refused', async () => {
    const { form } = await published(poorFigures)
    const manager = await member('manager')
    expect(refusalIn(await propose(manager, form.id))).toBe('REVISION_CHANGES_NOTHING')
    expect(refusalIn(await propose(manager, form.id, poor))).toBe('REVISION_CHANGES_NOTHING')
  })

  it('cannot be signed if the rules have changed since', async () => {
    const { form } = await published(richFigures)
    const signer = await member('manager')
    const { id } = (await propose(await member('manager'), form.id, poor)).json()
    const { pool } = at.server.database
    const period = (await pool.query('select id, score_rules from registration_periods where is_open'))
      .rows[0]
    await pool.query(
      `update registration_periods set score_rules = jsonb_set(score_rules, '{version}', '"2025-9"') where id = $1`,
      [period.id],
    )
    try {
      expect((await pageOf(signer, form.id)).proposal).toMatchObject({
        moved: ['RULES'],
        sign_refusal: { code: 'REVISION_OUTDATED' },
      })
      expect(refusalIn(await sign(signer, form.id, id))).toBe('REVISION_OUTDATED')
    } finally {
      await pool.query('update registration_periods set score_rules = $2 where id = $1', [
        period.id,
        JSON.stringify(period.score_rules),
      ])
    }
    expect((await sign(signer, form.id, id)).statusCode).toBe(200)
  })

  it('cannot be signed if the figures have changed since', async () => {
    const { form } = await published(richFigures)
    const signer = await member('manager')
    const { id } = (await propose(await member('manager'), form.id, poor)).json()
    await at.server.database.pool.query(
      `insert into figure_versions select request_id, version + 1, round, staff_id, at, figures, sources, approved_at
        from figure_versions where request_id = $1 order by version desc limit 1`,
      [form.id],
    )
    expect(refusalIn(await sign(signer, form.id, id))).toBe('REVISION_OUTDATED')
    expect((await rowsOf(form.id)).scores).toHaveLength(1)
  })

  it('is refused if more than its award was ordered meanwhile', async () => {
    const { form } = await published(poorFigures)
    const { id } = (await propose(await member('manager'), form.id, rich)).json()
    await order(form.id)
    const refused = await sign(await member('manager'), form.id, id)
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'AWARD_BELOW_PAID'])
  })
})

describe('a revision and an appeal', () => {
  it('exclude each other: none is proposed or signed while the appeal is open', async () => {
    const { form } = await published(richFigures)
    const { id } = (await propose(await member('manager'), form.id, poor)).json()
    await appealWith(form)
    const manager = await member('manager')
    expect(refusalIn(await sign(manager, form.id, id))).toBe('APPEAL_OPEN')
    expect(refusalIn(await propose(manager, form.id, poor))).toBe('APPEAL_OPEN')
    expect((await pageOf(manager, form.id)).refusal?.code).toBe('APPEAL_OPEN')
  })

  it('uses the figures of the published result, not those of a denied appeal', async () => {
    const { form } = await published(poorFigures)
    await appealWith(form, richFigures)
    await decided(await member('manager'), form, 'DENY_APPEAL', { reason: 'NOTHING_NEW' })
    await publishAlone(form.id)
    const manager = await member('manager')
    const page = await pageOf(manager, form.id)
    expect(page.figures.find(({ wire }) => wire === 'parent_one_income')?.value).toBe(2_000)
    expect(refusalIn(await propose(manager, form.id))).toBe('REVISION_CHANGES_NOTHING')
  })

  it('never lowers the award of a granted appeal, and offers no second appeal', async () => {
    const { form } = await published(richFigures)
    await appealWith(form, poorFigures)
    await decided(await member('manager'), form, 'APPROVE_APPEAL')
    await computeResults(at.server.platform, form.id)
    await publishAlone(form.id)
    const { award } = (await rowsOf(form.id)).scores.at(-1)
    expect(award).toBeGreaterThan(0)
    const again = await ask(await member('manager'), 'POST', `requests/${form.id}/compute-again`)
    expect([again.statusCode, refusalIn(again)]).toEqual([409, 'RESULT_PUBLISHED'])
    await computeResults(at.server.platform, form.id, { isAgain: true })
    expect((await rowsOf(form.id)).scores.at(-1)).toMatchObject({ award })
    const seen = (await preview(await member('manager'), form.id, rich)).json()
    expect(seen).toMatchObject({ award, award_before: award, is_appeal_award_kept: true })
    const { id } = (await propose(await member('manager'), form.id, rich)).json()
    expect((await sign(await member('manager'), form.id, id)).statusCode).toBe(200)
    const { scores, letters } = await rowsOf(form.id)
    expect(scores.at(-1)).toMatchObject({ award })
    expect(letters.at(-1)).toMatchObject({ kind: 'REVISION', appeal_until: null })
  })
})

describe('the page of a revision', () => {
  it('shows figures, points and award before and after, and the letter in three languages', async () => {
    const { form } = await published(richFigures)
    const proposer = await member('manager')
    const empty = await pageOf(proposer, form.id)
    expect(empty).toMatchObject({ refusal: null, proposal: null, past: [], paid: 0, in_flight: 0 })
    expect(empty.result).toMatchObject({
      decision: 'NO_AWARD',
      award: 0,
      letter_number: `${empty.request_number}/1`,
    })
    const seen = (await preview(proposer, form.id, poor)).json()
    await propose(proposer, form.id, poor)
    const { proposal, refusal } = await pageOf(await member('manager'), form.id)
    expect(refusal?.code).toBe('REVISION_WAITING')
    expect(proposal).toMatchObject({ moved: [], sign_refusal: null, reason: 'a figure was read wrong' })
    expect(proposal?.outcome).toEqual(seen)
    expect(seen.figures).toContainEqual(
      expect.objectContaining({ kind: 'amount', before: 60_000, after: 2_000 }),
    )
    expect(seen.components).toContainEqual(
      expect.objectContaining({ component: 'income', before: 0, after: 45 }),
    )
    expect(seen.letters.map(({ language }: { language: string }) => language)).toEqual(['he', 'ar', 'en'])
    const english = JSON.stringify(seen.letters[2])
    expect(english).toContain('This letter replaces letter number')
    expect(english).toContain('By the letter before no scholarship was awarded.')
    expect(seen.letters[2].appeal).not.toBeNull()
  })

  it('names the earlier award in the letter', async () => {
    const { form } = await published(poorFigures)
    const { letters, award_before: before } = (await preview(await member('manager'), form.id, rich)).json()
    expect(before).toBeGreaterThan(0)
    expect(letters[2].decision.text).toContain(
      `The letter before named an amount of \u2066₪${before.toLocaleString('en-US')}`,
    )
  })

  it('says why figures cannot be proposed, and stores nothing', async () => {
    const { form } = await published(richFigures)
    const manager = await member('manager')
    expect(refusalIn(await preview(manager, form.id, { number_of_persons: '' }))).toBe('FIGURES_INCOMPLETE')
    expect((await preview(manager, form.id, { number_of_persons: 'abc' })).json().error).toMatchObject({
      statusCode: 250,
      errors: [{ field: 'number_of_persons' }],
    })
    expect((await rowsOf(form.id)).scores).toHaveLength(1)
  })

  it('writes an audit entry, and is refused to staff who know the student', async () => {
    const { form } = await published(richFigures)
    const manager = await member('manager')
    await pageOf(manager, form.id)
    const { rows } = await at.server.database.pool.query(
      `select details from audit_entries where staff_id = $1 and action = 'request-viewed'`,
      [manager.id],
    )
    expect(rows).toEqual([{ details: { request: form.id, page: 'revision' } }])
    await of(manager, form.id).conflict()
    expect((await ask(manager, 'GET', `requests/${form.id}/revision`)).json().error.code).toBe(
      'CONFLICT_OF_INTEREST',
    )
    expect((await propose(manager, form.id, poor)).json().error.code).toBe('CONFLICT_OF_INTEREST')
  })

  it('lists what was signed and withdrawn', async () => {
    const { form } = await published(richFigures)
    const [one, other] = [await member('manager'), await member('manager')]
    const first = (await propose(one, form.id, poor)).json()
    await sign(one, form.id, first.id, 'WITHDRAW')
    const second = (await propose(one, form.id, poor)).json()
    await sign(other, form.id, second.id)
    const { past, proposal } = await pageOf(one, form.id)
    expect(proposal).toBeNull()
    expect(past.map(({ closed, closed_by: by }) => [closed, by.id]).sort()).toEqual([
      ['SIGNED', other.id],
      ['WITHDRAWN', one.id],
    ])
  })
})

describe('the list of revisions', () => {
  it('offers a proposal for signature to another manager, and not to one who knows the student', async () => {
    const { form } = await published(richFigures)
    const [proposer, signer, friend] = [
      await member('manager'),
      await member('manager'),
      await member('manager'),
    ]
    await propose(proposer, form.id, poor)
    await of(friend, form.id).conflict()
    const listed = async (who: Member) =>
      (await ask(who, 'GET', 'revisions'))
        .json()
        .proposals.find((row: OpenProposal) => row.request_id === form.id)
    expect(await listed(proposer)).toMatchObject({ may_sign: false, award_before: 0 })
    expect(await listed(signer)).toMatchObject({ may_sign: true, proposed_by: { id: proposer.id } })
    expect(await listed(friend)).toBeUndefined()
  })
})
