import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { markDuplicates } from '../src/office/queue/mark-duplicates.ts'
import { patience } from './support/patience.ts'
import { useReviewBench } from './support/review-bench.ts'

const { at, member, of, sent, countOf, indexed } = useReviewBench()

describe('duplicates', () => {
  const columnOfKind = {
    ACCOUNT: 'account_hash',
    PHONE: 'phone_hashes',
    ADDRESS: 'address_hash',
    FILE: 'file_hashes',
  }

  it('are found by account, phone, address and file, and a dismissal is stored for both', async () => {
    const [one, other] = [await sent(), await sent()]
    const reviewer = await member('reviewer')
    const [document] = (await of(reviewer, one.id).opened()).documents
    const hash = at.server.platform.vault.lookupHash('file', document?.file?.sha256 ?? '')
    await at.server.database.transaction(async (tx) => {
      // Corrections of the tests above have sent the same sample files.
      await tx.execute(sql`update request_index set file_hashes = '{}'`)
      await tx.execute(sql`update request_index set account_hash = ${one.id}, address_hash = ${one.id},
        phone_hashes = array[${one.id}], file_hashes = array[${hash}] where request_id in (${one.id}, ${other.id})`)
    })
    const found = (await of(reviewer, one.id).opened()).duplicates.find(
      ({ request_id }) => request_id === other.id,
    )
    expect(found).toMatchObject({
      kinds: ['ACCOUNT', 'PHONE', 'ADDRESS', 'FILE'],
      documents: ['id_front'],
      dismissed: null,
    })
    const marks = ['same-account', 'same-file', 'same-phone']
    await markDuplicates(at.server.platform)
    expect(await indexed(other, 'duplicates')).toEqual(marks)
    const answer = await of(reviewer, one.id).dismiss({ other_id: other.id, is_dismissed: true })
    expect(answer.json()).toEqual({ is_dismissed: true })
    const again = (await of(reviewer, other.id).opened()).duplicates.find(
      ({ request_id }) => request_id === one.id,
    )
    expect(again?.dismissed).toMatchObject({ by: { id: reviewer.id } })
    expect(await indexed(one, 'duplicates')).toEqual([])
    expect(await indexed(other, 'duplicates')).toEqual([])
    await markDuplicates(at.server.platform)
    expect(await indexed(one, 'duplicates')).toEqual([])
    // A third one with the same account is not dismissed.
    const third = await sent()
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update request_index set account_hash = ${one.id} where request_id = ${third.id}`),
    )
    await markDuplicates(at.server.platform)
    for (const form of [one, other, third])
      expect(await indexed(form, 'duplicates')).toEqual(['same-account'])
    await of(reviewer, one.id).dismiss({ other_id: other.id, is_dismissed: false })
    expect(await indexed(one, 'duplicates')).toEqual(marks)
    // Each kind alone finds the other request too.
    for (const [kind, column] of Object.entries(columnOfKind)) {
      await at.server.database.transaction((tx) =>
        tx.execute(sql`update request_index set account_hash = null, address_hash = null, phone_hashes = '{}',
          file_hashes = '{}' where request_id = ${other.id}`),
      )
      await at.server.database.transaction((tx) =>
        tx.execute(sql`update request_index set ${sql.identifier(column)} = (select ${sql.identifier(column)}
          from request_index where request_id = ${one.id}) where request_id = ${other.id}`),
      )
      const alike = (await of(reviewer, one.id).opened()).duplicates.find(
        ({ request_id }) => request_id === other.id,
      )
      expect(alike?.kinds).toEqual([kind])
    }
    const unknown = '00000000-0000-4000-8000-000000000001'
    expect((await of(reviewer, one.id).dismiss({ other_id: unknown, is_dismissed: true })).statusCode).toBe(
      404,
    )
    const second = await member('reviewer')
    const dismissal = { other_id: other.id, is_dismissed: true }
    expect((await of(second, one.id).opened()).may_dismiss).toBe(false)
    const elsewhere = await of(second, one.id).dismiss(dismissal)
    expect([elsewhere.statusCode, elsewhere.json().error.code]).toEqual([409, 'OPEN_ELSEWHERE'])
    const { seen, may_dismiss } = await of(reviewer, one.id).opened()
    expect(may_dismiss).toBe(true)
    await of(reviewer, one.id).decide({ event: 'DENY', seen, reason: 'STUDY_SCOPE' })
    const late = await of(reviewer, one.id).dismiss(dismissal)
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'REQUEST_MOVED'])
  })

  it('are not dismissed in a request whose review ends meanwhile', async () => {
    const [one, other] = [await sent(), await sent()]
    const reviewer = await member('reviewer')
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update request_index set account_hash = ${one.id}
        where request_id in (${one.id}, ${other.id})`),
    )
    const { pool } = at.server.database
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const { dismissing } = await at.server.database.transaction(async (tx) => {
      await tx.execute(sql`update requests set status = 'DENIED' where id = ${one.id}`)
      const answer = of(reviewer, one.id).dismiss({ other_id: other.id, is_dismissed: true })
      // Not by the connection in a transaction, because its view of the activity does not change.
      await vi.waitFor(async () => expect((await pool.query(waiting)).rowCount).toBe(1), patience)
      return { dismissing: answer }
    })
    const refused = await dismissing
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'REQUEST_MOVED'])
    expect(await countOf('dismissed_duplicates', one)).toBe(0)
  })
})
