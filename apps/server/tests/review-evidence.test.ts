import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type Member, useReviewBench } from './support/review-bench.ts'

const { at, ask, member, of, sent } = useReviewBench()

const compare = (who: Pick<Member, 'headers'>, id: string, document: string, printed: readonly string[]) =>
  ask(who, 'POST', `requests/${id}/compare-document`, { document, printed })

const numberOf = async (who: Member, id: string, number: string): Promise<string> =>
  (await of(who, id).reveal({ number, purpose: 'COMPARE_WITH_DOCUMENT' })).json().value

describe('numbers that the browser read in a document', () => {
  it('are compared with the masked numbers of the form, and an equal one remains masked', async () => {
    const form = await sent()
    const reviewer = await member('reviewer')
    const identity = await numberOf(reviewer, form.id, 'IDENTITY_NUMBER')
    const account = await numberOf(reviewer, form.id, 'ACCOUNT_NUMBER')
    const card = await compare(reviewer, form.id, 'id_front', ['12', identity])
    expect(card.json()).toEqual({
      numbers: [{ number: 'IDENTITY_NUMBER', reading: 'EQUAL', printed: `•••••${identity.slice(-4)}` }],
    })
    const letter = await compare(reviewer, form.id, 'bank_account_reference', [`12-345-${account}`])
    expect(letter.json().numbers).toMatchObject([{ number: 'ACCOUNT_NUMBER', reading: 'EQUAL' }])
    expect(letter.body).not.toContain(account)
  })

  it('are reported if they differ, or if none was found', async () => {
    const form = await sent()
    const reviewer = await member('reviewer')
    const account = await numberOf(reviewer, form.id, 'ACCOUNT_NUMBER')
    const other = account.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
    const different = await compare(reviewer, form.id, 'bank_account_reference', [other])
    expect(different.json().numbers).toEqual([
      { number: 'ACCOUNT_NUMBER', reading: 'DIFFERENT', printed: other },
    ])
    const unread = await compare(reviewer, form.id, 'bank_account_reference', [])
    expect(unread.json().numbers).toEqual([{ number: 'ACCOUNT_NUMBER', reading: 'UNREAD', printed: null }])
  })

  it('change nothing: no check, no decision, no entry of the audit trail', async () => {
    const form = await sent()
    const reviewer = await member('reviewer')
    const calls = of(reviewer, form.id)
    const before = await calls.opened()
    const audits = async () => {
      const { rows } = await at.server.database.read((db) =>
        db.execute<{ count: number }>(
          sql`select count(*)::int as count from audit_entries where staff_id = ${reviewer.id}`,
        ),
      )
      return rows[0]?.count
    }
    const entries = await audits()
    await compare(reviewer, form.id, 'id_front', ['305567661'])
    expect(await audits()).toBe(entries)
    const { checks, decisions, checklist, seen } = await calls.opened()
    expect({ checks, decisions, checklist, seen }).toEqual({
      checks: before.checks,
      decisions: before.decisions,
      checklist: before.checklist,
      seen: before.seen,
    })
  })

  it('are refused for an unknown document, for letters, and for more numbers than two pages contain', async () => {
    const form = await sent()
    const reviewer = await member('reviewer')
    expect((await compare(reviewer, form.id, 'army_type_document_2', ['123'])).statusCode).toBe(404)
    expect((await compare(reviewer, form.id, 'id_front', ['a name'])).statusCode).toBe(400)
    const many = Array.from({ length: 201 }, () => '123')
    expect((await compare(reviewer, form.id, 'id_front', many)).statusCode).toBe(400)
  })
})
