import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { findUndelivered } from '../src/office/releases/reading-repository.ts'
import { core } from './support/accounts.ts'
import { useReleasesBench } from './support/releases-bench.ts'

const { at, seeded, call, run, started, change, rowsOf } = useReleasesBench()

describe('the page of a release', () => {
  it('lists messages whose delivery is unknown, and lets a person send them again, one at a time', async () => {
    await seeded(6)
    const id = await started()
    await run()
    const [message] = await rowsOf<{ id: string }>(sql`select message.id from outbox_messages message
      join letters on message.cause = 'result-published:' || letters.request_id || ':' || letters.number || ':mail'
      where letters.release_id = ${id} limit 1`)
    await change(sql`update outbox_messages set state = 'uncertain' where id = ${message?.id}`)
    const { undelivered, counts } = (await call(at.maker, 'POST', `/${id}/deliveries`)).json()
    expect(undelivered).toMatchObject([
      { message_id: message?.id, state: 'uncertain', resent: null, resend_refusal: null },
    ])
    expect(counts.some(({ state }: { state: string }) => state === 'queued')).toBe(true)
    const again = { message_id: message?.id }
    const resend = () =>
      at.server.app.inject({
        method: 'POST',
        url: `${core}/office/requests/${undelivered[0].request_id}/resend-message`,
        headers: at.maker.headers,
        payload: again,
      })
    expect((await resend()).statusCode).toBe(200)
    expect((await resend()).json().error.code).toBe('RESEND_REFUSED')
    const listed = async () => (await call(at.maker, 'POST', `/${id}/deliveries`)).json().undelivered
    expect(await listed()).toMatchObject([{ resent: 'queued', resend_refusal: 'UNDER_WAY' }])
    await change(
      sql`update outbox_messages set state = 'uncertain' where cause = ${`resend:${message?.id}:1`}`,
    )
    expect(await listed()).toMatchObject([{ resent: 'uncertain', resend_refusal: null }])

    // Messages that were sent again come last.
    await change(sql`update outbox_messages set state = 'refused' where channel = 'mail' and id <> ${message?.id}
      and cause like 'result-published:%'`)
    const [first] = await findUndelivered(at.server.platform, id, undefined, 1)
    expect([first?.state, first?.resends]).toEqual(['refused', []])
  })

  it('lists every message that may not have arrived, in pages, each once', async () => {
    await seeded(140)
    const id = await started()
    await run()
    await change(sql`update outbox_messages set state = 'refused' where cause like 'result-published:%'`)
    const listed: string[] = []
    let pages = 0
    let after: object | null = null
    do {
      const answer = await call(at.maker, 'POST', `/${id}/deliveries`, after === null ? {} : { after })
      expect(answer.statusCode, answer.body).toBe(200)
      const { undelivered, next } = answer.json()
      listed.push(...undelivered.map(({ message_id }: { message_id: string }) => message_id))
      after = next
      pages += 1
    } while (after !== null)
    const all = await rowsOf<{ id: string }>(sql`select message.id from outbox_messages message
      join letters on message.cause like 'result-published:' || letters.request_id || ':' || letters.number || ':%'
      where letters.release_id = ${id}`)
    expect(pages).toBeGreaterThan(1)
    expect(listed.toSorted()).toEqual(all.map((message) => message.id).toSorted())
  })
})
