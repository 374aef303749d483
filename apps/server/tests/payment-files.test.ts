import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { resealRequests } from '../src/core/key-rotation/reseal-requests.ts'
import { openPayee } from '../src/core/ledger/sealed-payee.ts'
import { getBatchFile } from '../src/office/payments/batch-files.ts'
import { createVault } from '../src/platform/crypto/vault.ts'
import type { StaffCaller } from '../src/platform/http/caller.ts'
import { usePaymentBench } from './support/payment-bench.ts'

const bench = usePaymentBench()
const { at, ask, awarded, create, move, orders, exported, results } = bench

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

  it('are the same on another day, with other settings, and for every reader', async () => {
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

  it('name orders by digits, for any code of the period', async () => {
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

  it('are refused before the export, and to staff who only decide', async () => {
    await awarded(1)
    const { id } = (await create(at.maker)).json()
    expect((await bench.file(at.maker, id, 'BANK')).statusCode).toBe(409)
    const manager = await bench.member('manager')
    expect((await bench.file(manager, id, 'BANK')).statusCode).toBe(403)
    expect((await ask(manager, 'POST', 'overview')).statusCode).toBe(403)
  })

  it('are refused if the bytes differ from those that were exported', async () => {
    await awarded(1)
    const { id } = await exported()
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update payment_orders set amount = amount + 1 where batch_id = ${id}`),
    )
    const answer = await bench.file(at.maker, id, 'BANK')
    expect(answer.json().error.code).toBe('BATCH_FILE_DIFFERS')
  })

  it('contain no formula, and mask numbers for people', async () => {
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
    // The workbook is not compressed.
    const sheet = xlsx.toString()
    expect(sheet).toContain('<t xml:space="preserve">=HYPERLINK("http://x","y")</t>')
    expect(sheet).not.toContain('<f>')
  })
})

describe('the payees of orders', () => {
  it('are in the bank’s file, and encrypted in the database', async () => {
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

  it('are encrypted again with another key', async () => {
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
    // Changed back, so that the server of the other tests can read what it stored.
    await resealRequests(
      database,
      createVault({ DATA_KEY: 'd'.repeat(32), LOOKUP_KEY: 'l'.repeat(32), previousDataKey: keys.DATA_KEY }),
    )
    expect(vault.presentPrefix).not.toBe(rotated.presentPrefix)
  })
})
