import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { markDuplicates } from '../src/office/queue/mark-duplicates.ts'
import { bearer, core, messagesTo } from './support/accounts.ts'
import { openFilesApp } from './support/files-app.ts'
import { type Member, offered, useReviewBench } from './support/review-bench.ts'
import type { Sender } from './support/submission.ts'

const { at, member, of, sent, correct, statusOf, approved, returned, countOf, indexed } = useReviewBench()

describe('two at once', () => {
  it('the second sees who and what, and nothing is overwritten', async () => {
    const form = await sent()
    const [one, other] = [await member('reviewer'), await member('reviewer')]
    const { seen } = await of(one, form.id).opened()
    const locked = await of(other, form.id).opened()
    expect(locked).toMatchObject({
      edit_refusal: 'OPEN_ELSEWHERE',
      may_take_over: false,
      open_by: { id: one.id },
    })
    expect(offered(locked)['DENY']).toEqual(['OPEN_ELSEWHERE'])
    const refused = await of(other, form.id).decide({ event: 'DENY', seen, reason: 'STUDY_SCOPE' })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ error: { code: 'OPEN_ELSEWHERE' }, open_by: { name: one.name } })
    await of(one, form.id).decide({ event: 'DENY', seen, reason: 'STUDY_SCOPE' })
    const late = await of(other, form.id).decide({ event: 'DENY', seen, reason: 'NOT_RESIDENT' })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({
      error: { code: 'REQUEST_MOVED' },
      moved: { event: 'DENY', staff: { name: one.name }, status: 'DENIED' },
    })
  })

  it('of ten decisions of one person one counts', async () => {
    const form = await sent()
    const reviewer = await member('reviewer')
    const { seen } = await of(reviewer, form.id).opened()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        of(reviewer, form.id).decide({ event: 'DENY', seen, reason: 'STUDY_SCOPE' }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(await countOf('request_events', form)).toBe(2)
  })

  it('reviewer and student: cancelling and correcting leave one of both', async () => {
    const { form, reviewer } = await returned()
    const { seen } = await of(reviewer, form.id).opened()
    const [cancelled, corrected] = await Promise.all([
      of(reviewer, form.id).decide({ event: 'CANCEL_RETURN', seen }),
      correct(form, ['id_front', 'confirmation_studies']),
    ])
    const isCancelled = cancelled.statusCode === 200
    expect(corrected.statusCode === 200).toBe(!isCancelled)
    expect(await statusOf(form)).toBe(isCancelled ? 'SUBMITTED' : 'REPAIR_BACK_FROM')
  })

  it('the lock is free after 30 minutes without a move, and a manager takes it at any time', async () => {
    const form = await sent()
    const [one, other, manager] = [
      await member('reviewer'),
      await member('reviewer'),
      await member('manager'),
    ]
    await of(one, form.id).open()
    at.server.clock.set(new Date('2026-01-15T10:29:59.000Z'))
    expect((await of(other, form.id).opened()).edit_refusal).toBe('OPEN_ELSEWHERE')
    expect((await of(other, form.id).open({ take_over: true })).json().edit_refusal).toBe('OPEN_ELSEWHERE')
    expect((await of(manager, form.id).opened()).may_take_over).toBe(true)
    expect((await of(manager, form.id).open({ take_over: true })).json().open_by).toBeNull()
    expect((await of(one, form.id).keepOpen()).json()).toMatchObject({
      open_by: { id: manager.id },
      edit_refusal: 'OPEN_ELSEWHERE',
    })
    const second = await sent()
    at.server.clock.set(new Date('2026-01-15T10:00:00.000Z'))
    await of(one, second.id).open()
    at.server.clock.set(new Date('2026-01-15T10:29:59.999Z'))
    expect((await of(other, second.id).opened()).edit_refusal).toBe('OPEN_ELSEWHERE')
  })
})

it('a page at which nobody moves does not hold the lock, and still hears of others', async () => {
  const [form, taken] = [await sent(), await sent()]
  const [one, other, manager] = [await member('reviewer'), await member('reviewer'), await member('manager')]
  at.server.clock.set(new Date('2026-01-15T09:50:00.000Z'))
  await of(one, form.id).open()
  at.server.clock.set(new Date('2026-01-15T10:10:00.000Z'))
  expect((await of(one, form.id).keepOpen({ is_idle: true })).json().edit_refusal).toBeNull()
  await of(one, taken.id).open()
  await of(manager, taken.id).open({ take_over: true })
  expect((await of(one, taken.id).keepOpen({ is_idle: true })).json()).toMatchObject({
    open_by: { id: manager.id },
    edit_refusal: 'OPEN_ELSEWHERE',
  })
  at.server.clock.set(new Date('2026-01-15T10:20:00.000Z'))
  expect((await of(other, form.id).opened()).edit_refusal).toBeNull()
})

it('whoever cannot decide what they look at keeps it from nobody, and hears why they cannot', async () => {
  const { form } = await approved()
  const [other, manager] = [await member('reviewer'), await member('manager')]
  const looking = await of(other, form.id).opened()
  expect(looking).toMatchObject({ edit_refusal: 'NOT_IN_REVIEW', decisions: [], open_by: null })
  await of(other, form.id).keepOpen()
  const { open_by, lookers, seen } = await of(manager, form.id).opened()
  expect(open_by).toBeNull()
  expect(lookers).toEqual([{ id: other.id, name: other.name }])
  expect((await of(other, form.id).opened()).open_by).toMatchObject({ id: manager.id })
  await of(other, form.id).keepOpen({ is_closing: true })
  expect((await of(manager, form.id).keepOpen()).json().lookers).toEqual([])
  expect((await of(manager, form.id).decide({ event: 'CONFIRM', seen })).statusCode).toBe(200)
})

describe('whoever only looks', () => {
  const lookersOf = async (...[who, form]: [Member, Sender]) =>
    (await of(who, form.id).keepOpen()).json().lookers.map(({ id }: { id: string }) => id)

  it('is a manager whom the request does not wait for: they keep no reviewer out, and may take it over', async () => {
    const form = await sent()
    const [reviewer, manager] = [await member('reviewer'), await member('manager')]
    await of(manager, form.id).open()
    expect(await of(reviewer, form.id).opened()).toMatchObject({
      open_by: null,
      edit_refusal: null,
      lookers: [{ id: manager.id, name: manager.name }],
    })
    await of(manager, form.id).open({ take_over: true })
    // What they took they keep with every move.
    await of(manager, form.id).keepOpen()
    expect((await of(reviewer, form.id).keepOpen()).json().open_by).toMatchObject({ id: manager.id })
  })

  it('is seen on every node, for a minute and a half after the last word of their page', async () => {
    const second = await openFilesApp({}, at.server.at)
    onTestFinished(() => second.close())
    const form = await sent()
    const [reviewer, other] = [await member('reviewer'), await member('reviewer')]
    await of(reviewer, form.id).open()
    const url = `${core}/office/requests/${form.id}/keep-open`
    for (const [moment, seen] of [
      ['10:00:00', []],
      ['10:01:29', [other.id]],
      ['10:01:30', []],
    ] as const) {
      at.server.clock.set(new Date(`2026-01-15T${moment}.000Z`))
      expect([moment, await lookersOf(reviewer, form)]).toEqual([moment, seen])
      // A second reviewer, who is shut out, looks as well.
      if (moment === '10:00:00')
        await second.app.inject({ method: 'POST', url, headers: other.headers, payload: {} })
    }
  })

  it('is a looker no more once they have it open, or have said that they know the person', async () => {
    const [form, known] = [await sent(), await sent()]
    const [one, other] = [await member('reviewer'), await member('reviewer')]
    for (const { id } of [form, known]) {
      await of(one, id).open()
      await of(other, id).open()
    }
    expect(await lookersOf(one, form)).toEqual([other.id])
    await of(one, form.id).keepOpen({ is_closing: true })
    await of(other, form.id).keepOpen()
    expect(await lookersOf(one, form)).toEqual([])
    await of(other, known.id).conflict()
    await of(other, known.id).keepOpen({ is_closing: true })
    expect(await lookersOf(one, known)).toEqual([])
  })

  it('has no lock from before the request moved on, also where nobody sits at the page', async () => {
    const form = await sent()
    const [reviewer, manager] = [await member('reviewer'), await member('manager')]
    await of(reviewer, form.id).open()
    await at.server.database.transaction((tx) =>
      tx.execute(
        sql`update request_index set status = 'TEAM_MANAGER_APPROVAL' where request_id = ${form.id}`,
      ),
    )
    await of(reviewer, form.id).keepOpen({ is_idle: true })
    expect((await of(manager, form.id).keepOpen()).json().open_by).toBeNull()
  })
})

describe('whom a request is kept from', () => {
  it('its own student, and whoever says that they know the person', async () => {
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

  it('are stored and answered as text, and no student ever reads a note', async () => {
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

  it('of a flag reach the student’s mail as text', async () => {
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

describe('duplicates', () => {
  const columnOfKind = {
    ACCOUNT: 'account_hash',
    PHONE: 'phone_hashes',
    ADDRESS: 'address_hash',
    FILE: 'file_hashes',
  }

  it('are found by account, phone, address and file, and "not a duplicate" is remembered for both', async () => {
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
    // A third one with the same account is another matter.
    const third = await sent()
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update request_index set account_hash = ${one.id} where request_id = ${third.id}`),
    )
    await markDuplicates(at.server.platform)
    for (const form of [one, other, third])
      expect(await indexed(form, 'duplicates')).toEqual(['same-account'])
    await of(reviewer, one.id).dismiss({ other_id: other.id, is_dismissed: false })
    expect(await indexed(one, 'duplicates')).toEqual(marks)
    // One kind alone finds the other request too.
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
