import { sampleAnswers } from '@milgo/domain/application/sample-application.fixture'
import { moneyOf } from '@milgo/domain/ledger/money'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import yauzl from 'yauzl'
import { countBankDetails } from '../src/core/erasure/count-bank-details.ts'
import { eraseBankDetails } from '../src/core/erasure/erase-bank-details.ts'
import { sweepFiles } from '../src/core/files/sweep-files.ts'
import { openSnapshot } from '../src/core/requests/sealed-snapshot.ts'
import { secretPlace } from '../src/core/requests/stored-answers.ts'
import { findLedger } from '../src/store/stored-ledger.ts'
import { bearer, clockOf, core } from './support/accounts.ts'
import { useAppealsBench } from './support/appeals-bench.ts'
import { readPdf } from './support/read-pdf.ts'
import { type Member, poorFigures } from './support/review-bench.ts'
import type { Sender } from './support/submission.ts'

const { appealOf, at, denied, member, of, ask, publishAlone, published, statusOf } = useAppealsBench()
const { accountNumber } = sampleAnswers

beforeAll(async () => {
  await at.server.database.transaction((tx) =>
    tx.execute(sql`update registration_periods set appeals_from = '2025-12-10', appeals_to = '2026-02-10',
      appeal_days = 14, is_appeals_open = true`),
  )
})

const refused = async (): Promise<Sender> => {
  const { form } = await denied()
  await publishAlone(form.id)
  return form
}
/** Erases at a later day. Afterwards the clock is set back, so that sessions are valid. */
const eraseOn = async (day: string, isDryRun = false) => {
  clockOf(at.server, `${day}T10:00:00.000Z`)
  const erased = await eraseBankDetails(at.server.platform, { isDryRun })
  clockOf(at.server)
  return erased
}
const query = async (text: string, values: readonly unknown[]) =>
  (await at.server.database.pool.query(text, [...values])).rows
const numberOf = async ({ id }: Sender) =>
  `2025-${String((await query('select number from requests where id = $1', [id]))[0].number).padStart(6, '0')}`

/** Returns everything that is stored of a request's account, decrypted. */
const storedOf = async ({ id, student }: Sender) => {
  const { vault } = at.server.platform
  const steps = await query('select step, answers, secret_sealed from request_steps where request_id = $1', [
    id,
  ])
  const snapshots = await query('select number, sealed from request_snapshots where request_id = $1', [id])
  return {
    steps: steps
      .map(({ step, answers, secret_sealed: sealed }) =>
        JSON.stringify([answers, sealed && vault.open(sealed, secretPlace(id, step))]),
      )
      .join(),
    snapshots: snapshots.map((row) => JSON.stringify(openSnapshot(vault, id, row))).join(),
    accounts: await query('select sealed, lookup_hash, erased_at from bank_accounts where request_id = $1', [
      id,
    ]),
    index: (
      await query('select account_hash, file_hashes from request_index where request_id = $1', [id])
    )[0],
    files: await query(
      `select id from files where student_id = $1 and document = 'bank_account_reference'
      and removed_at is null`,
      [student.id],
    ),
  }
}
const copyOf = async (form: Sender) => readPdf((await form.copy()).rawPayload).join('\n')
const exportOf = async (form: Sender) => {
  await query('delete from rate_limits', [])
  const answer = await at.server.app.inject({ url: `${core}/user/my-data`, headers: bearer(form.token) })
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  const zip = await yauzl.fromBufferPromise(answer.rawPayload)
  const found = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = []
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer)
    const bytes = Buffer.concat(pieces)
    found.set(entry.fileName, entry.fileName.endsWith('.pdf') ? readPdf(bytes).join('\n') : bytes.toString())
  }
  return found
}

it('nothing is erased before the appeal days are over, nor by a dry run', async () => {
  const form = await refused()
  const before = await storedOf(form)
  expect(before.steps).toContain(accountNumber)
  expect(before.snapshots).toContain(accountNumber)
  expect(await copyOf(form)).toContain(accountNumber)
  const number = await numberOf(form)
  expect(await eraseOn('2026-01-28')).not.toContain(number)
  expect(await eraseOn('2026-01-30', true)).toContain(number)
  expect(await storedOf(form)).toEqual(before)
})

it('after the appeal days no copy contains the account: steps, snapshots, PDF, export, index, files', async () => {
  const form = await refused()
  const number = await numberOf(form)
  const left = await countBankDetails(at.server.platform)
  const erased = await eraseOn('2026-01-30')
  expect(erased).toContain(number)
  expect(await countBankDetails(at.server.platform)).toBe(left - erased.length)
  const after = await storedOf(form)
  expect(after.steps + after.snapshots).not.toContain(accountNumber)
  expect(after.files).toEqual([])
  expect(after.index?.account_hash).toBeNull()
  const copy = await copyOf(form)
  expect(copy).not.toContain(accountNumber)
  expect(copy).toContain('erased')
  const exported = await exportOf(form)
  expect(exported.size).toBeGreaterThan(5)
  for (const [name, text] of exported) expect([name, text.includes(accountNumber)]).toEqual([name, false])
  expect([...exported.keys()].join()).not.toContain('bank_account_reference')
  await sweepFiles(at.server.platform)
  expect(
    await query(`select from files where student_id = $1 and document = 'bank_account_reference'`, [
      form.student.id,
    ]),
  ).toEqual([])
  // Everything else that was sent is still stored.
  expect(after.snapshots).toContain(sampleAnswers.firstName)
  expect((await form.currentUser()).statusCode).toBe(200)
})

it('erases each account once, and records it in the audit trail', async () => {
  const form = await refused()
  const number = await numberOf(form)
  const [first, second] = await Promise.all([eraseOn('2026-01-30'), eraseOn('2026-01-30')])
  expect([...first, ...second].filter((one) => one === number)).toHaveLength(1)
  expect(await eraseOn('2026-01-31')).not.toContain(number)
  expect(
    await query(
      `select details from audit_entries where action = 'bank-details-erased' and student_id = $1`,
      [form.student.id],
    ),
  ).toHaveLength(1)
})

it('does not erase accounts of students with an award or an open appeal', async () => {
  const { form: awarded } = await published()
  const appealing = await refused()
  expect((await appealOf(appealing).create()).statusCode).toBe(200)
  const erased = await eraseOn('2026-12-01')
  expect(erased).not.toContain(await numberOf(awarded))
  expect(erased).not.toContain(await numberOf(appealing))
  expect((await storedOf(awarded)).steps).toContain(accountNumber)
})

it('a later revision that grants an award opens the bank fix, so that the student can be paid', async () => {
  const form = await refused()
  await eraseOn('2026-01-30')
  const close = (who: Member) => ask(who, 'POST', `requests/${form.id}/keep-open`, { is_closing: true })
  const proposer = await member('manager')
  const { rows } = (await of(proposer, form.id).opened()).figures
  const claimed = rows.find(({ wire }) => wire === 'family_handicapped_data')?.claimed
  const figures = Object.fromEntries(
    Object.entries({ ...poorFigures, family_handicapped_data: claimed }).filter(([wire]) =>
      rows.some((row) => row.wire === wire),
    ),
  )
  const proposed = await ask(proposer, 'POST', `requests/${form.id}/propose-revision`, {
    reason: 'a figure was read wrong',
    figures,
  })
  expect(proposed.statusCode, proposed.body).toBe(200)
  await close(proposer)
  const signed = await ask(await member('manager'), 'POST', `requests/${form.id}/sign-revision`, {
    revision_id: proposed.json().id,
    outcome: 'SIGN',
  })
  expect(signed.statusCode, signed.body).toBe(200)
  expect(await statusOf(form)).toBe('COMPUTED')
  const ledger = await at.server.database.read((db) => findLedger(db, form.id))
  expect(ledger && moneyOf(ledger.entries, ledger.isSponsored)).toMatchObject({ needsAccount: true })
  expect(ledger?.isSponsored).toBe(false)
  expect((await form.currentUser()).json().request.actions).toContain('FIX_BANK_DETAILS')
  // No payment was returned: the page says that the account was erased.
  const asked = await at.server.app.inject({
    url: `${core}/step-4/get-all-invalid-documents`,
    headers: bearer(form.token),
  })
  expect(asked.json()).toMatchObject([{ ground: 'MISSING', reason: 'ACCOUNT_ERASED', account: null }])
})
