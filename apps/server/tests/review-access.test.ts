import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bearer, core, messagesTo } from './support/accounts.ts'
import { useReviewBench } from './support/review-bench.ts'

const { at, member, of, sent } = useReviewBench()

describe('who may not open a request', () => {
  it('its own student, and staff who declared that they know the student', async () => {
    const form = await sent()
    const [own, friend] = [await member('reviewer'), await member('reviewer')]
    const hash = at.server.platform.vault.lookupHash('identity', form.student.identityNumber)
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update staff set identity_hash = ${hash} where id = ${own.id}`),
    )
    expect((await of(friend, form.id).conflict()).json()).toEqual({ is_handed_over: true })
    for (const who of [own, friend]) {
      const calls = of(who, form.id)
      const answers = [
        await calls.open(),
        await calls.open({ is_preview: true }),
        await calls.view({ file_name: 'a.pdf' }),
        await calls.reveal({ number: 'IDENTITY_NUMBER', purpose: 'OTHER' }),
        await calls.note({ text: 'x' }),
        await calls.decide({ event: 'DENY', seen: 1, reason: 'STUDY_SCOPE' }),
        await calls.figures({ version: 0, figures: {} }),
        await calls.openForm({ reason: 'asked by phone' }),
        await calls.rotate({ file_name: 'a.pdf', degrees: 90 }),
        await calls.keepOpen(),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403))
      expect(answers.map(({ body }) => body).join()).not.toContain(form.student.identityNumber)
    }
  })
})

describe('notes and markup', () => {
  const script = '<img src=x onerror="alert(1)"><script>alert(2)</script> & "quotes"'

  it('are stored and returned as text, and no student ever reads a note', async () => {
    const form = await sent()
    const reviewer = await member('reviewer')
    const calls = of(reviewer, form.id)
    const answer = await calls.note({ text: `${script}\n  second line ` })
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.json().notes).toMatchObject([
      { text: `${script}\nsecond line`, by: { name: reviewer.name } },
    ])
    expect((await calls.opened()).notes[0]?.text).toContain(script)
    for (const text of ['', '   ', 'x'.repeat(2_001)])
      expect((await calls.note({ text })).statusCode).toBe(400)
    const seenByStudent = await at.server.app.inject({
      url: `${core}/user/current-user`,
      headers: bearer(form.token),
    })
    expect(seenByStudent.body).not.toContain('onerror')
  })

  it('of a flag are text in the student’s mail', async () => {
    const form = await sent()
    const calls = of(await member('reviewer'), form.id)
    await calls.judge()
    const { documents, seen } = await calls.opened()
    const [document] = documents
    await calls.verdict({
      key: document?.key,
      file_name: document?.file?.file_name,
      verdict: 'FLAGGED',
      reason: 'OTHER',
      note: script,
    })
    expect((await calls.decide({ event: 'RETURN_FOR_REPAIR', seen })).statusCode).toBe(200)
    const mail = (await messagesTo(at.server, form.student.email)).find(({ cause }) =>
      cause.startsWith('correction-returned'),
    )
    expect(mail?.body).toContain(script)
    expect(mail?.html).not.toContain('<script>alert')
    expect(mail?.html).toContain('&lt;script&gt;')
  })
})

it('a one-time code opens the form of the request’s own student', async () => {
  const form = await sent()
  const answer = await of(await member('reviewer'), form.id).openForm({ reason: 'asked by phone' })
  expect(answer.json()).toMatchObject({ path: expect.stringMatching(/^\/admin\/[\w-]{43}$/), expires_in: 60 })
  const handed = await at.server.app.inject({
    method: 'POST',
    url: '/authz-service/api/v1/auth/admin-handoff',
    payload: { code: answer.json().code },
  })
  expect(handed.json()).toMatchObject({ id: form.student.id })
  const again = await at.server.app.inject({
    method: 'POST',
    url: '/authz-service/api/v1/auth/admin-handoff',
    payload: { code: answer.json().code },
  })
  expect(again.statusCode).toBe(400)
})
