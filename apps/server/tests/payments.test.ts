import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openPayee } from '../src/core/ledger/sealed-payee.ts'
import { resealRequests } from '../src/core/requests/reseal-requests.ts'
import { followLedgersHandler } from '../src/jobs/follow-ledgers.ts'
import { getBatchFile } from '../src/office/payments/batch-files.ts'
import { createVault } from '../src/platform/crypto/vault.ts'
import type { StaffCaller } from '../src/platform/http/caller.ts'
import { usePaymentBench } from './support/payment-bench.ts'

const bench = usePaymentBench()
const { at, ask, awarded, create, batch, move, orders, exported, results, ledgerOf, append, statusOf } = bench
const { newAccount } = bench

const acted = (requestId: string, staffId: string, event: string) =>
  at.server.database.transaction((tx) =>
    tx.execute(sql`insert into request_events (request_id, number, at, event, actor_role, actor_id, from_status,
        to_status, publish_state)
      values (${requestId}, 3, '2026-01-02', ${event}, 'REVIEWER', ${staffId}, 'SUBMITTED', 'SUBMITTED', '0')`),
  )

describe('a batch', () => {
  it('takes all that is due by the ledger, whatever the status', async () => {
    const [first, second] = await awarded(2, { award: 6_240 })
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update requests set status = 'APPEAL_SUBMITTED' where id = ${second?.id ?? ''}`),
    )
    const { id, code } = (await create(at.maker)).json()
    expect(code).toMatch(/^2025-\d{3}$/)
    expect(await batch(id)).toMatchObject({ state: 'DRAFT', orders: { count: 2, amount: 12_480 } })
    expect(await orders(id)).toMatchObject([
      {
        name: first?.name,
        amount: 6_240,
        state: 'CHOSEN',
        account: expect.stringMatching(/^12-641 •••••\d{4}$/),
      },
      { name: second?.name },
    ])
    // A draft orders nothing.
    expect((await ledgerOf(first?.id ?? '')).money).toMatchObject({ due: 6_240, inFlight: 0 })
  })

  it('is refused where nothing is due, and leaves no number behind', async () => {
    const answer = await create(at.maker)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error.code).toBe('NOTHING_TO_PAY')
  })

  it('is approved by another person than its creator, and once', async () => {
    await awarded(1)
    const { id } = (await create(at.maker)).json()
    const own = await move(at.maker, id, 'APPROVE')
    expect([own.statusCode, own.json().error.code]).toEqual([403, 'SECOND_PERSON_NEEDED'])
    expect((await move(at.maker, id, 'EXPORT')).json().error.code).toBe('BATCH_CHANGED')
    expect((await move(at.approver, id, 'APPROVE')).statusCode).toBe(200)
    expect((await move(at.third, id, 'APPROVE')).json().error.code).toBe('BATCH_CHANGED')
    expect((await move(at.third, id, 'EXPORT', 0)).json().error.code).toBe('BATCH_CHANGED')
  })

  it('leaves out what its creator decided on, knows or is, each with the reason', async () => {
    const [reviewed, known, own, free] = await awarded(4)
    await acted(reviewed?.id ?? '', at.maker.id, 'APPROVE')
    await at.server.database.transaction(async (tx) => {
      await tx.execute(sql`insert into staff_conflicts (staff_id, request_id, declared_at)
        values (${at.maker.id}, ${known?.id ?? ''}, now())`)
      await tx.execute(sql`update staff set identity_hash = (select identity_hash from request_index
        where request_id = ${own?.id ?? ''}) where id = ${at.maker.id}`)
    })
    const { id } = (await create(at.maker)).json()
    expect((await orders(id, 'CHOSEN')).map(({ name }) => name)).toEqual([free?.name])
    expect((await batch(id)).left_out_by_reason).toEqual([
      { reason: 'MAKER_MAY_NOT_PAY', count: 3, amount: 12_000 },
    ])
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update staff set identity_hash = null where id = ${at.maker.id}`),
    )
  })

  it('leaves out what its approver decided on, also under an earlier role', async () => {
    const [reviewed] = await awarded(2)
    await acted(reviewed?.id ?? '', at.approver.id, 'CONFIRM')
    const { id } = (await create(at.maker)).json()
    expect((await batch(id)).orders.count).toBe(2)
    await move(at.approver, id, 'APPROVE')
    expect(await batch(id)).toMatchObject({
      orders: { count: 1 },
      left_out_by_reason: [{ reason: 'APPROVER_MAY_NOT_PAY', count: 1 }],
    })
  })

  it('holds back an account that was replaced within two days, one that is missing, and one that the bank refuses', async () => {
    const [recent, older] = await awarded(2)
    await newAccount(recent?.id ?? '', '2026-01-14T10:00:01.000Z')
    await newAccount(older?.id ?? '', '2026-01-13T10:00:00.000Z')
    const [erased] = await awarded(1)
    await append(erased?.id ?? '', { kind: 'ACCOUNT_ERASED' })
    await awarded(1, { account: { bank: '12', branch: '641', accountNumber: '1234567890123' } })
    const { id } = (await create(at.maker)).json()
    expect((await batch(id)).left_out_by_reason.map(({ reason }) => reason).sort()).toEqual([
      'ACCOUNT_NEEDED',
      'ACCOUNT_RECENT',
      'BANK_REFUSES_FIELDS',
    ])
    expect(await batch(id)).toMatchObject({ orders: { count: 1 }, check: { changed_accounts: 1 } })
    // A published award without a usable account asks for one.
    expect(await statusOf(erased?.id ?? '')).toBe('INVALID_BANK')
  })

  it('drops a row whose account or award changed after it was made', async () => {
    const [changed, raised, same] = await awarded(3)
    const { id } = (await create(at.maker)).json()
    await move(at.approver, id, 'APPROVE')
    await newAccount(changed?.id ?? '', '2026-01-10T10:00:00.000Z')
    await append(raised?.id ?? '', { kind: 'ENTITLEMENT', scoreVersion: 2, award: 6_240 })
    const done = await move(at.maker, id, 'EXPORT')
    expect(done.json()).toMatchObject({ orders: { count: 1, amount: 4_000 }, left_out: { count: 2 } })
    expect((await orders(id, 'OPEN')).map(({ name }) => name)).toEqual([same?.name])
    expect((await ledgerOf(changed?.id ?? '')).money).toMatchObject({ inFlight: 0, due: 4_000 })
    // Both wait for the next batch, with what is true now.
    const next = await batch((await create(at.maker)).json().id)
    expect(next.orders).toEqual({ count: 2, amount: 10_240 })
  })

  it('has a student once: a second batch leaves out what the first has chosen, and the database holds it', async () => {
    const [one] = await awarded(1)
    const first = (await create(at.maker)).json()
    const second = (await create(at.third)).json()
    expect((await batch(second.id)).left_out_by_reason).toMatchObject([{ reason: 'ORDER_OPEN', count: 1 }])
    await expect(
      at.server.database.transaction((tx) =>
        tx.execute(sql`update payment_orders set state = 'OPEN' where batch_id = ${second.id}`),
      ),
    ).rejects.toMatchObject({ cause: { constraint: 'payment_orders_open' } })
    expect((await move(at.maker, first.id, 'DISCARD')).statusCode).toBe(200)
    const third = (await create(at.maker)).json()
    expect((await batch(third.id)).orders.count).toBe(1)
    expect((await ledgerOf(one?.id ?? '')).entries).toHaveLength(2)
  })

  it('made twice at the same moment has nobody twice', async () => {
    await awarded(5)
    const both = await Promise.all([create(at.maker), create(at.third)])
    const made = await Promise.all(both.map((answer) => batch(answer.json().id)))
    expect(made.map(({ orders: { count } }) => count).sort()).toEqual([0, 5])
  })

  it('shows whoever approves the difference to the last one, new accounts and duplicates', async () => {
    await awarded(2)
    const first = await exported()
    await results(
      first.id,
      (await orders(first.id)).map(({ reference, amount }) => [reference, amount, 'PAID']),
    )
    const account = { bank: '12', branch: '641', accountNumber: '555555' }
    await awarded(2, { account, award: 6_240 })
    const { id } = (await create(at.maker)).json()
    const { check } = await batch(id)
    expect(check).toMatchObject({
      last: { code: first.code, orders: { count: 2, amount: 8_000 } },
      new_accounts: 2,
      changed_accounts: 0,
      duplicates: [{ account: '12-641 •••••5555', requests: [expect.any(String), expect.any(String)] }],
    })
  })

  it('of a sponsored institution is a list of its own, confirmed row by row', async () => {
    const [one, two] = await awarded(2, { isSponsored: true })
    await awarded(1)
    const overview = (await ask(at.maker, 'POST', 'overview')).json()
    const institution = overview.payers.find(
      (payer: { institution_id: number | null }) => payer.institution_id,
    )
    expect(institution.due).toEqual({ count: 2, amount: 8_000 })
    const list = await exported(institution.institution_id)
    expect(list.orders.count).toBe(2)
    expect(list.files.map(({ format }) => format)).toEqual(['CSV', 'XLSX'])
    const csv = await bench.file(at.maker, list.id, 'CSV')
    expect(csv.body).toMatch(/,\d{9},4000\r\n/)
    const enter = (who: typeof at.maker, rows: object[]) =>
      ask(who, 'POST', `batches/${list.id}/row-results`, { rows })
    expect((await enter(at.approver, [{ sequence: 1, result: 'PAID' }])).statusCode).toBe(403)
    const answered = await enter(at.third, [
      { sequence: 1, result: 'PAID' },
      { sequence: 2, result: 'RETURNED', reason: 'OTHER' },
    ])
    expect(answered.statusCode, answered.body).toBe(200)
    expect(await statusOf(one?.id ?? '')).toBe('SCHOLARSHIP_PAID')
    // A returned row of a list is issued again on the list; it never asks for an account.
    expect(await statusOf(two?.id ?? '')).toBe('COMPUTED')
    expect((await enter(at.third, [{ sequence: 2, result: 'PAID' }])).json().error.code).toBe('BATCH_CHANGED')
    const again = await exported(institution.institution_id)
    expect(await orders(again.id, 'OPEN')).toMatchObject([{ name: two?.name, is_reissue: true }])
    // Where the institution cannot pass the money on, two members of finance open the bank fix.
    const proposal = {
      kind: 'BANK_FIX_OPENED',
      batch_id: list.id,
      sequence: 2,
      reason: 'declared in writing',
    }
    const proposed = (await ask(at.maker, 'POST', 'proposals', proposal)).json()
    const own = await ask(at.maker, 'POST', `proposals/${proposed.id}/decide`, { is_confirmed: true })
    expect(own.json().error.code).toBe('SECOND_PERSON_NEEDED')
    const done = await ask(at.third, 'POST', `proposals/${proposed.id}/decide`, { is_confirmed: true })
    expect(done.json()).toEqual({ is_done: true })
    expect((await ledgerOf(two?.id ?? '')).entries.at(-1)?.kind).toBe('BANK_FIX_OPENED')
    // What comes back now waits for an account beside the status, and the new order of the bank goes to it.
    const sequence = (await orders(again.id, 'OPEN'))[0]?.sequence
    const back = await ask(at.third, 'POST', `batches/${again.id}/row-results`, {
      rows: [{ sequence, result: 'RETURNED', reason: 'OTHER' }],
    })
    expect(back.statusCode, back.body).toBe(200)
    expect((await ledgerOf(two?.id ?? '')).money).toMatchObject({ needsAccount: true, due: 4_000 })
    expect(await statusOf(two?.id ?? '')).toBe('COMPUTED')
    expect((await create(at.maker, institution.institution_id)).json().error.code).toBe('NOTHING_TO_PAY')
    await newAccount(two?.id ?? '', '2026-01-10T10:00:00.000Z')
    const paid = await exported()
    expect((await orders(paid.id, 'OPEN')).find(({ name }) => name === two?.name)).toMatchObject({
      account: '10-873 •••••4321',
      is_reissue: true,
    })
  })
})

describe('the files of a batch', () => {
  it('are the same bytes each time, also after results, with the number in name and reference', async () => {
    await awarded(3)
    const done = await exported()
    const rows = await orders(done.id)
    const before = await Promise.all(
      ['BANK', 'CSV', 'XLSX'].map((format) => bench.file(at.maker, done.id, format)),
    )
    await results(done.id, [
      [rows[0]?.reference ?? '', 4_000, 'PAID'],
      [rows[1]?.reference ?? '', 4_000, 'RETURNED', '01'],
    ])
    for (const [place, format] of ['BANK', 'CSV', 'XLSX'].entries()) {
      const again = await bench.file(at.third, done.id, format)
      expect(again.rawPayload.equals(before[place]?.rawPayload ?? Buffer.alloc(0))).toBe(true)
      const { sha256, name } = done.files.find((one) => one.format === format) ?? {}
      expect(createHash('sha256').update(again.rawPayload).digest('hex')).toBe(sha256)
      expect(again.headers['content-disposition']).toContain(name)
      expect(name).toContain(done.code)
    }
    const lines = before[0]?.rawPayload.toString('latin1').split('\r\n') ?? []
    expect(lines).toHaveLength(7)
    const number = Number(done.code.split('-').at(-1))
    expect(lines[1]?.slice(74, 94)).toMatch(new RegExp(`^0+\\d+${String(number).padStart(3, '0')}000001$`))
  })

  it('are the same on another day, under another setting, and whoever downloads them', async () => {
    await awarded(3)
    const { id, files } = await exported()
    const { platform, clock } = at.server
    const later = { ...platform, config: { ...platform.config, BANK_PAYER_NAME: 'other' } }
    clock.set(new Date('2027-03-04T05:06:07.000Z'))
    try {
      for (const { format, sha256 } of files) {
        const { content } = await getBatchFile(later, { id: at.third.id } as StaffCaller, { id, format })
        const hash = createHash('sha256')
        for await (const chunk of content) hash.update(chunk as Uint8Array)
        expect([format, hash.digest('hex')]).toEqual([format, sha256])
      }
    } finally {
      clock.set(new Date('2026-01-15T10:00:00.000Z'))
    }
  })

  it('name orders by digits, whatever the period is called', async () => {
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update registration_periods set code = '2025-past' where code = '2025'`),
    )
    try {
      await awarded(1, { periodCode: '2025-past' })
      const made = await ask(at.maker, 'POST', 'batches', { period: '2025-past' })
      const { id, code } = made.json()
      expect(code).toMatch(/^2025-past-\d{3}$/)
      await move(at.approver, id, 'APPROVE')
      expect((await move(at.maker, id, 'EXPORT')).statusCode).toBe(200)
      const [line] = (await bench.file(at.maker, id, 'BANK')).body.split('\r\n').slice(1)
      const reference = line?.slice(74, 94) ?? ''
      expect(reference).toMatch(/^\d{20}$/)
      // The bank answers with its own number.
      expect(await results(id, [[reference, 4_000, 'PAID']])).toMatchObject({ applied: 1 })
    } finally {
      await at.server.database.transaction((tx) =>
        tx.execute(sql`update registration_periods set code = '2025' where code = '2025-past'`),
      )
    }
  })

  it('are not handed out before the export, nor to those who only decide', async () => {
    await awarded(1)
    const { id } = (await create(at.maker)).json()
    expect((await bench.file(at.maker, id, 'BANK')).statusCode).toBe(409)
    const manager = await bench.member('manager')
    expect((await bench.file(manager, id, 'BANK')).statusCode).toBe(403)
    expect((await ask(manager, 'POST', 'overview')).statusCode).toBe(403)
  })

  it('are not handed out where the bytes are no longer those that were exported', async () => {
    await awarded(1)
    const { id } = await exported()
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update payment_orders set amount = amount + 1 where batch_id = ${id}`),
    )
    const answer = await bench.file(at.maker, id, 'BANK')
    expect(answer.json().error.code).toBe('BATCH_FILE_DIFFERS')
  })

  it('hold no formula, and mask numbers for people', async () => {
    await awarded(1, { name: '=HYPERLINK("http://x","y")' })
    await awarded(1, { name: '@SUM(A1)' })
    await awarded(1, { name: '-5+9' })
    const { id } = await exported()
    const { body: csv } = await bench.file(at.maker, id, 'CSV')
    expect(csv).toContain(`"'=HYPERLINK(""http://x"",""y"")"`)
    expect(csv).toContain(`"'@SUM(A1)"`)
    expect(csv).toContain(`"'-5+9"`)
    expect(csv).not.toMatch(/\d{9}/)
    const { rawPayload: xlsx } = await bench.file(at.maker, id, 'XLSX')
    // It is not packed.
    const sheet = xlsx.toString()
    expect(sheet).toContain('<t xml:space="preserve">=HYPERLINK("http://x","y")</t>')
    expect(sheet).not.toContain('<f>')
  })
})

describe('orders after the export', () => {
  it('are cancelled by two members of finance with what the bank confirmed', async () => {
    const [one] = await awarded(1)
    const { id } = await exported()
    const ask1 = { kind: 'CANCELLATION', batch_id: id, sequence: 1, reason: 'stopped, phone call of 15.1.' }
    expect((await ask(at.maker, 'POST', 'proposals', { ...ask1, reason: '  ' })).statusCode).toBe(400)
    const { id: proposal } = (await ask(at.maker, 'POST', 'proposals', ask1)).json()
    expect((await ask(at.third, 'POST', 'proposals', ask1)).json().error.code).toBe('PROPOSAL_WAITS')
    expect((await orders(id))[0]?.proposal?.reason).toBe(ask1.reason)
    const decide = (who: typeof at.maker, is_confirmed: boolean) =>
      ask(who, 'POST', `proposals/${proposal}/decide`, { is_confirmed })
    expect((await decide(at.maker, true)).statusCode).toBe(403)
    expect((await ledgerOf(one?.id ?? '')).money.inFlight).toBe(4_000)
    expect((await decide(at.third, true)).json()).toEqual({ is_done: true })
    expect((await decide(at.third, true)).json().error.code).toBe('BATCH_CHANGED')
    const { money, entries } = await ledgerOf(one?.id ?? '')
    expect(money).toMatchObject({ inFlight: 0, due: 4_000 })
    expect(entries.at(-1)).toMatchObject({ kind: 'CANCELLATION', by: [at.maker.id, at.third.id] })
    expect(await batch(id)).toMatchObject({ state: 'CONFIRMED', cancelled: { count: 1 } })
    expect((await bench.reconcile()).difference).toBe(0)
  })

  it('leave the batch of a member of finance who knows the student, and every later one of theirs', async () => {
    await awarded(2)
    const { id } = (await bench.create(at.maker)).json()
    const know = (who: typeof at.maker, sequence: number) =>
      ask(who, 'POST', `batches/${id}/orders/${sequence}/i-know-this-person`)
    expect((await know(at.maker, 1)).json()).toEqual({ is_left_out: true })
    // Who neither made nor approved it is asked again when they do.
    expect((await know(at.approver, 2)).json()).toEqual({ is_left_out: false })
    expect((await bench.orders(id)).map(({ state, left_out }) => [state, left_out])).toEqual([
      ['LEFT_OUT', 'MAKER_MAY_NOT_PAY'],
      ['CHOSEN', null],
    ])
    expect((await know(at.maker, 9)).statusCode).toBe(404)
    const approved = await bench.move(at.approver, id, 'APPROVE')
    expect(approved.json().error.code).toBe('BATCH_EMPTY')
    await bench.move(at.maker, id, 'DISCARD')
    const again = (await bench.create(at.maker)).json().id
    expect((await bench.orders(again)).map(({ left_out }) => left_out)).toEqual(['MAKER_MAY_NOT_PAY', null])
    const { rows } = await at.server.database.read((db) =>
      db.execute(sql`select details from audit_entries where action = 'conflict-declared'`),
    )
    expect(rows).toHaveLength(2)
  })

  it('are nobody’s to change who is the student, a relative, or decided about the request', async () => {
    const [one] = await awarded(1)
    const { id } = await exported()
    const cancel = { kind: 'CANCELLATION', batch_id: id, sequence: 1, reason: 'the bank stopped it' }
    const propose = () => ask(at.maker, 'POST', 'proposals', cancel)
    const { database } = at.server
    await database.transaction((tx) =>
      tx.execute(sql`insert into staff_conflicts (staff_id, request_id, declared_at)
        values (${at.maker.id}, ${one?.id}, now())`),
    )
    expect((await propose()).json().error.code).toBe('CONFLICT_OF_INTEREST')
    await database.transaction((tx) => tx.execute(sql`delete from staff_conflicts`))
    await database.transaction((tx) =>
      tx.execute(sql`insert into request_events
          (request_id, number, at, event, actor_role, actor_id, from_status, to_status, publish_state)
        values (${one?.id}, 99, now(), 'APPROVE', 'REVIEWER', ${at.maker.id}, 'SUBMITTED', 'SUBMITTED', '0')`),
    )
    expect((await propose()).statusCode).toBe(409)
    expect((await ledgerOf(one?.id ?? '')).money.inFlight).toBe(4_000)
  })

  it('name the bank whom it pays, and nobody reads the numbers in the database', async () => {
    await awarded(1, { account: { bank: '12', branch: '641', accountNumber: '987654' } })
    await exported()
    const { rows } = await at.server.database.read((db) =>
      db.execute(sql`select payment_orders::text as row from payment_orders union all
        select payment_batches::text from payment_batches union all
        select audit_entries::text from audit_entries where action like 'batch-%'`),
    )
    expect(JSON.stringify(rows)).not.toContain('987654')
    expect(at.server.log.join('')).not.toContain('987654')
  })

  it('are sealed anew with another key', async () => {
    await awarded(2)
    const { id } = await exported()
    const { database, vault } = at.server.platform
    const keys = { DATA_KEY: 'n'.repeat(32), LOOKUP_KEY: 'l'.repeat(32) }
    const rotated = createVault({ ...keys, previousDataKey: 'd'.repeat(32) })
    await resealRequests(database, rotated)
    const { rows } = await database.read((db) =>
      db.execute<{ sealed: string }>(sql`select sealed from payment_orders where batch_id = ${id}`),
    )
    expect(rows.map(({ sealed }) => sealed.startsWith(rotated.presentPrefix))).toEqual([true, true])
    expect(openPayee(rotated, id, 1, rows[0]?.sealed ?? '').bank).toBe('12')
    // Back, so that the server of the other tests reads what it stored.
    await resealRequests(
      database,
      createVault({ DATA_KEY: 'd'.repeat(32), LOOKUP_KEY: 'l'.repeat(32), previousDataKey: keys.DATA_KEY }),
    )
    expect(vault.presentPrefix).not.toBe(rotated.presentPrefix)
  })

  it('are not made by somebody who reads alone, nor without a session', async () => {
    const editor = await bench.member('content-editor')
    expect((await create(editor)).statusCode).toBe(403)
    expect((await ask({ id: '', headers: {} }, 'POST', 'overview')).statusCode).toBe(401)
  })
})

describe('the status', () => {
  it('follows the ledger, and a bounce asks for another account', async () => {
    const [paid, back, waiting] = await awarded(3)
    const { id } = await exported()
    const [first, second] = await orders(id)
    await results(id, [
      [first?.reference ?? '', 4_000, 'PAID'],
      [second?.reference ?? '', 4_000, 'RETURNED', '02', 'no such account'],
    ])
    expect(await statusOf(paid?.id ?? '')).toBe('SCHOLARSHIP_PAID')
    expect(await statusOf(back?.id ?? '')).toBe('INVALID_BANK')
    expect(await statusOf(waiting?.id ?? '')).toBe('COMPUTED')
    // Paid may come back once.
    await results(id, [[first?.reference ?? '', 4_000, 'RETURNED', '01']])
    expect(await statusOf(paid?.id ?? '')).toBe('INVALID_BANK')
    await newAccount(paid?.id ?? '', '2026-01-10T10:00:00.000Z')
    const again = await exported()
    const [reissued] = await orders(again.id, 'OPEN')
    expect(reissued).toMatchObject({ name: paid?.name, is_reissue: true, account: '10-873 •••••4321' })
    expect(await bench.reconcile()).toMatchObject({ difference: 0, disagreements: [] })
  })

  it('is moved by the job where a crash came between ledger and status', async () => {
    const [one] = await awarded(1)
    await append(one?.id ?? '', { kind: 'ACCOUNT_ERASED' })
    await at.server.database.transaction((tx) =>
      tx.execute(
        sql`insert into ledger_follow_ups (request_id, staff_id) values (${one?.id ?? ''}, ${at.maker.id})`,
      ),
    )
    await followLedgersHandler(at.server.platform).handle({})
    expect(await statusOf(one?.id ?? '')).toBe('INVALID_BANK')
    const { rows } = await at.server.database.read((db) => db.execute(sql`select from ledger_follow_ups`))
    expect(rows).toHaveLength(0)
  })

  it('stays while an appeal runs, and the first award is paid all the same', async () => {
    const [one] = await awarded(1)
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update requests set status = 'APPEAL_SUBMITTED',
        memory = memory || '{"appeal": "OPEN"}' where id = ${one?.id ?? ''}`),
    )
    const { id } = await exported()
    await results(id, [[(await orders(id))[0]?.reference ?? '', 4_000, 'PAID']])
    expect(await statusOf(one?.id ?? '')).toBe('APPEAL_SUBMITTED')
    expect((await ledgerOf(one?.id ?? '')).money.paid).toBe(4_000)
  })
})
