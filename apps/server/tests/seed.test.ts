import type { OpenNumbersOfPeriod } from '@milgo/contracts/core/get-open-numbers'
import { appealFilesIn } from '@milgo/domain/appeal/questions'
import { moneyOf } from '@milgo/domain/ledger/money'
import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import { reasonText } from '@milgo/domain/period/reasons'
import { printsScore } from '@milgo/domain/result/letter-kind'
import { documentStateOf, findVerdict } from '@milgo/domain/review/document-verdict'
import { figureIssues } from '@milgo/domain/review/figures'
import { snapshotChanges } from '@milgo/domain/review/snapshot-changes'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { eq, inArray, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAppeal } from '../src/core/appeals/sealed-appeal.ts'
import { listBankFixes } from '../src/core/bank-fix/list-bank-fixes.ts'
import { remindOfBankFixes } from '../src/core/bank-fix/remind-of-bank-fixes.ts'
import { openLetter } from '../src/core/results/sealed-letter.ts'
import { getBatchFile } from '../src/office/payments/batch-files.ts'
import { reconcilePayments } from '../src/office/payments/reconcile-payments.ts'
import { getReviewCase } from '../src/office/review/review-case.ts'
import { renderMessage } from '../src/outbox/write-message.ts'
import type { StaffCaller } from '../src/platform/http/caller.ts'
import { demoPassword, loadDemoAccounts } from '../src/reference/demo-accounts.ts'
import { starterReasons } from '../src/reference/starter-reasons.ts'
import { finishedRequests } from '../src/seed/finished-requests.ts'
import { loadDemoWorld } from '../src/seed/load-demo-world.ts'
import { seedMore, settleTables } from '../src/seed/seed-more.ts'
import { students } from '../src/store/accounts-schema.ts'
import { appealVersions } from '../src/store/appeals-schema.ts'
import { files } from '../src/store/files-schema.ts'
import { ledgerEntries } from '../src/store/ledger-schema.ts'
import { paymentBatches, paymentOrders, resultFiles, resultRows } from '../src/store/payments-schema.ts'
import { requestIndex } from '../src/store/request-index-schema.ts'
import { requestEvents, requestSnapshots, requests, reviewFlags } from '../src/store/requests-schema.ts'
import { letters, scores } from '../src/store/results-schema.ts'
import { figureVersions } from '../src/store/review-schema.ts'
import { outboxMessages, registrationPeriods } from '../src/store/schema.ts'
import { auditEntries, staff } from '../src/store/staff-schema.ts'
import { findLedger } from '../src/store/stored-ledger.ts'
import { findTemplate } from '../src/store/template-text.ts'
import { authz, bearer, core, post } from './support/accounts.ts'
import { openTestApp, production, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ NODE_ENV: 'development' })
  // The demo world is at the database's time, and so are the tests.
  server.clock.set(new Date())
  await loadDemoAccounts(server.platform)
  await loadDemoWorld(server.platform)
  await loadDemoWorld(server.platform)
})
afterAll(() => server.close())

const tokenOf = async (email: string): Promise<string> => {
  const answer = await post(server, `${authz}/login-by-email`, { email, password: demoPassword })
  return answer.json().jwtToken
}
const get = async (path: string, token: string) =>
  (await server.app.inject({ url: `${core}${path}`, headers: bearer(token) })).json()

const everyRequest = () =>
  server.database.read((db) =>
    db
      .select({ request: requests, student: students, period: registrationPeriods })
      .from(requests)
      .innerJoin(students, eq(students.id, requests.studentId))
      .innerJoin(registrationPeriods, eq(registrationPeriods.id, requests.periodId)),
  )
/** The code of the period in which everything is over: the first one. */
const finishedCode = async (): Promise<string> =>
  (await everyRequest()).map(({ period }) => period.code).toSorted()[0] ?? ''
/** Returns the requests of the open period and the one before. */
const requestsWithStudents = async () => {
  const finished = await finishedCode()
  return (await everyRequest()).filter(({ period }) => period.code !== finished)
}
const everyMessage = () => server.database.read((db) => db.select().from(outboxMessages))

it('the index of the queue is vacuumed after many rows were written', async () => {
  const vacuumedAt = async () => {
    const { rows } = await server.database.read((db) =>
      db.execute<{ at: string | null }>(
        sql`select last_vacuum as at from pg_stat_user_tables where relid = 'request_index'::regclass`,
      ),
    )
    return rows[0]?.at
  }
  expect(await vacuumedAt()).toBeNull()
  // Shorter than the vacuum takes, as the platform's limit is for a large database.
  const pool = new pg.Pool({ connectionString: server.database.url, statement_timeout: 50 })
  await settleTables({ database: { ...server.database, pool } })
  await pool.end()
  await expect.poll(vacuumedAt).not.toBeNull()
})

describe('the demo world', () => {
  it('has every status, in the open period and the one before, and is loaded once', async () => {
    const rows = await requestsWithStudents()
    expect(rows).toHaveLength(60)
    expect(new Set(rows.map(({ request }) => request.status))).toEqual(new Set(RequestStatus.options))
    expect(new Set(rows.map(({ period }) => period.code)).size).toBe(2)
    expect(rows.every(({ request }) => request.number !== null)).toBe(true)
  })

  it('has a history for each request that was sent, which ends in its status', async () => {
    const events = await server.database.read((db) =>
      db.select().from(requestEvents).orderBy(requestEvents.requestId, requestEvents.number),
    )
    for (const { request } of await requestsWithStudents()) {
      const own = events.filter(({ requestId }) => requestId === request.id)
      expect(own.map(({ number }) => number)).toEqual(own.map((_, place) => place + 1))
      expect(own.at(-1)?.toStatus ?? 'DRAFT').toBe(request.status)
    }
  })

  it('has a finished period before, of which everybody may know the numbers', async () => {
    const finished = await finishedCode()
    const own = (await everyRequest()).filter(({ period }) => period.code === finished)
    expect(own).toHaveLength(finishedRequests.length)
    expect(new Set(own.map(({ request }) => request.status))).toEqual(
      new Set(['SCHOLARSHIP_PAID', 'DENIED', 'APPEAL_DENIED', 'APPEAL_PAID']),
    )
    const answer = await server.app.inject({ url: `${core}/page-data/open-numbers` })
    const numbers = answer.json<OpenNumbersOfPeriod[]>().find((one) => one.register_period === finished)
    expect(numbers).toMatchObject({ requests: own.length, appeals: 40, reversals: 20 })
    const counts = numbers?.outcomes.map(({ count }) => count) ?? []
    expect(counts.length).toBeGreaterThan(1)
    expect(counts).not.toContain(null)
    const [last] = own.map(({ request }) => request.updatedAt).toSorted((one, other) => +other - +one)
    expect(last?.getTime()).toBeLessThan(Date.now() - 365 * 86_400_000)
    // Nothing is left to be paid in it.
    const reconciled = await reconcilePayments(server.platform, 'he', finished)
    expect(reconciled.money).toMatchObject({ due: 0, in_flight: 0 })
  })

  it('has for each student the messages that the history caused, as the outbox would have written them', async () => {
    const all = await everyMessage()
    const asked = await requestsWithStudents()
    const events = await server.database.read((db) => db.select().from(requestEvents))
    const templateOf: Readonly<Record<string, MessageTemplate>> = {
      SUBMIT: 'REQUEST_SUBMITTED',
      APPEAL: 'APPEAL_RECEIVED',
      ACCOUNT_NEEDED: 'PAYMENT_RETURNED',
      ASK_FOR_BANK_FIX: 'BANK_FIX_ASKED',
      FIX_BANK_DETAILS: 'BANK_FIX_RECEIVED',
      ACCEPT_BANK_FIX: 'BANK_FIX_ACCEPTED',
    }
    const seen = new Set<string>()
    for (const { request, student, period } of asked) {
      const own = all.filter(({ studentId }) => studentId === student.id)
      const lived = events.filter(({ requestId }) => requestId === request.id)
      const number = `${period.code}-${String(request.number).padStart(6, '0')}`
      for (const { event } of lived) {
        const template = templateOf[event]
        if (!template) continue
        const channels = own.filter((one) => one.template === template).map(({ channel }) => channel)
        expect([event, channels.toSorted()]).toEqual([event, ['mail', 'sms']])
      }
      const published = lived.filter(({ event }) => event === 'PUBLISH').length
      const announced = own.filter(({ template }) => template?.endsWith('RESULT_PUBLISHED'))
      expect(announced).toHaveLength(2 * published)
      const returns = lived.filter(({ event }) => event === 'RETURN_FOR_REPAIR').length
      const returned = own.filter(
        ({ template }) => template?.endsWith('_RETURNED') && template !== 'PAYMENT_RETURNED',
      )
      expect(returned).toHaveLength(2 * returns)
      for (const message of own) {
        seen.add(message.template ?? '')
        expect(message.recipient).toBe(message.channel === 'mail' ? student.email : student.phone)
        expect(message.state).toBe('delivered')
        expect(message.createdAt.getTime()).toBeLessThanOrEqual(Date.now())
        expect(message.body).toContain(number)
        expect(message.body).not.toMatch(/[{}]|undefined|null/)
        // Its text is that of the template, filled with its own values.
        const { template, templateVersion, language, values, channel } = message
        const text = await server.database.read((db) =>
          findTemplate(db, template ?? 'CODE_BANK', templateVersion ?? ''),
        )
        if (!text || !language || !values) throw new Error(`${template} was not written from a template`)
        const { subject, body, html } = renderMessage(server.platform.config, text, language, channel, values)
        expect([message.subject, message.body, message.html]).toEqual([subject, body, html])
      }
      if (lived.length === 0) expect(own).toEqual([])
    }
    expect([...seen].toSorted()).toEqual([
      'APPEAL_CORRECTION_RECEIVED',
      'APPEAL_RECEIVED',
      'APPEAL_RESULT_PUBLISHED',
      'APPEAL_RETURNED',
      'BANK_FIX_ACCEPTED',
      'BANK_FIX_ASKED',
      'BANK_FIX_RECEIVED',
      'CORRECTION_LAPSED',
      'CORRECTION_RECEIVED',
      'CORRECTION_REMINDER',
      'CORRECTION_RETURNED',
      'PAYMENT_RETURNED',
      'REQUEST_SUBMITTED',
      'RESULT_PUBLISHED',
    ])
  })

  it('shows a student in the personal area what was sent, and jobs send none of it again', async () => {
    const bounced = (await requestsWithStudents()).find(({ request }) => request.status === 'INVALID_BANK')
    const token = await tokenOf(bounced?.student.email ?? '')
    const { messages } = await get('/page-data/personal-area', token)
    expect(messages.map(({ template }: { template: string }) => template)).toEqual(
      expect.arrayContaining(['PAYMENT_RETURNED', 'RESULT_PUBLISHED', 'REQUEST_SUBMITTED']),
    )
    const countReturned = async () =>
      (await everyMessage()).filter(({ template }) => template === 'PAYMENT_RETURNED').length
    const before = await countReturned()
    await remindOfBankFixes(server.platform)
    expect(await countReturned()).toBe(before)
  })

  it('lets each demo student log in and read a complete application', async () => {
    const rows = await requestsWithStudents()
    for (const { request, student, period } of rows.slice(0, 23)) {
      const token = await tokenOf(student.email)
      const user = await get('/user/current-user', token)
      expect(user.register_period).toBe(period.code)
      expect(user.request.request_number).toBe(`${period.code}-${String(request.number).padStart(6, '0')}`)
      const step = await get('/step-1/by-user', token)
      expect(step.first_name).toMatch(/\S/)
    }
  })

  it('contains what was sent, with documents that can be opened', async () => {
    const rows = await requestsWithStudents()
    const sent = rows.filter(({ request }) => request.status === 'SUBMITTED')
    expect(sent.length).toBeGreaterThan(5)
    for (const { student } of sent.slice(0, 3)) {
      const token = await tokenOf(student.email)
      const { id_front, needed } = await get('/step-4/documents', token)
      expect(needed.filter(({ is_missing }: { is_missing: boolean }) => is_missing)).toEqual(
        needed.filter(({ is_required }: { is_required: boolean }) => !is_required),
      )
      const file = await server.app.inject({ url: id_front.file_signed_url })
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
    const snapshots = await server.database.read((db) => db.select().from(requestSnapshots))
    expect(new Set(snapshots.map(({ requestId }) => requestId)).size).toBe(
      (await everyRequest()).filter(({ request }) => request.status !== 'DRAFT').length,
    )
  })

  it('has two files to compare wherever an application was corrected', async () => {
    const corrected = (await requestsWithStudents()).filter(
      ({ request }) => request.status === 'REPAIR_BACK_FROM',
    )
    expect(corrected.length).toBeGreaterThan(0)
    for (const { request } of corrected) {
      const { previous, last, files: known } = await getReviewCase(server.platform, request.id)
      if (!previous) throw new Error('sent once')
      const { documents, answers } = snapshotChanges(previous.snapshot, last.snapshot)
      expect(documents.map(({ key }) => key)).toEqual(['id_front'])
      expect(answers).toEqual([])
      const [{ before, after }] = documents as [(typeof documents)[number]]
      expect([before?.originalName, after?.originalName]).toEqual(['id_front_1.pdf', 'id_front.pdf'])
      for (const side of [before, after])
        expect(known.some(({ file }) => side?.fileName.startsWith(file.id))).toBe(true)
    }
  })

  it('has complete figures for approved requests, and none for others', async () => {
    const approved = await server.database.read((db) =>
      db
        .select({ id: requestEvents.requestId })
        .from(requestEvents)
        .where(inArray(requestEvents.event, ['APPROVE', 'APPROVE_APPEAL'])),
    )
    expect(approved.length).toBeGreaterThan(3)
    for (const { id } of approved) {
      const { figures, figuresContext } = await getReviewCase(server.platform, id)
      expect(figures?.approvedAt).toBeInstanceOf(Date)
      expect(figureIssues(figures?.figures ?? {}, figuresContext)).toEqual([])
    }
    const entered = await server.database.read((db) => db.select().from(figureVersions))
    expect(new Set(entered.map(({ requestId }) => requestId))).toEqual(new Set(approved.map(({ id }) => id)))
  })

  it('has a verdict on every document of approved or returned requests', async () => {
    const rows = await requestsWithStudents()
    const statesIn = async (status: RequestStatus) => {
      const own = rows.filter(({ request }) => request.status === status)
      expect(own.length).toBeGreaterThan(0)
      const states = own.map(async ({ request }) => {
        const { documents, verdicts, round } = await getReviewCase(server.platform, request.id)
        return documents.map((document) => ({
          key: document.key,
          state: documentStateOf(findVerdict(document, verdicts, { round, staffId: '' })),
        }))
      })
      return (await Promise.all(states)).flat()
    }
    for (const status of ['TEAM_MANAGER_APPROVAL', 'WAITING_TO_BE_COMPUTED'] as const)
      expect(new Set((await statesIn(status)).map(({ state }) => state))).toEqual(new Set(['ACCEPTED']))
    // The flagged document, and its replacement, which nobody has judged yet.
    for (const [status, left] of [
      ['REPAIR_BACK_FOR', 'FLAGGED'],
      ['REPAIR_BACK_FROM', 'NOT_LOOKED_AT'],
    ] as const)
      for (const { key, state } of await statesIn(status))
        expect([key, state]).toEqual([key, key === 'id_front' ? left : 'ACCEPTED'])
  })

  it('has scores for computed requests, letters for published ones, and money as the status says', async () => {
    const events = await server.database.read((db) => db.select().from(requestEvents))
    const countOf = (id: string, event: string) =>
      events.filter((one) => one.requestId === id && one.event === event).length
    const all = await server.database.read(async (db) => ({
      scores: await db.select().from(scores),
      letters: await db.select().from(letters),
    }))
    for (const { request } of await requestsWithStudents()) {
      const ofRequest = ({ requestId }: { readonly requestId: string }) => requestId === request.id
      expect(all.scores.filter(ofRequest)).toHaveLength(countOf(request.id, 'COMPUTE'))
      expect(all.letters.filter(ofRequest)).toHaveLength(countOf(request.id, 'PUBLISH'))
      for (const letter of all.letters.filter(ofRequest))
        expect(openLetter(server.platform.vault, request.id, letter).name).toMatch(/\S/)
      const ledger = await server.database.read((db) => findLedger(db, request.id))
      const money = moneyOf(ledger?.entries ?? [], ledger?.isSponsored ?? false)
      if (request.status === 'SCHOLARSHIP_PAID') expect(money).toMatchObject({ due: 0, inFlight: 0 })
      if (request.status === 'INVALID_BANK') expect(money).toMatchObject({ paid: 0, needsAccount: true })
      if (request.publishState === '0') expect(ledger).toBeUndefined()
    }
  })

  it('has payments by batches that two people signed, and balances in each period', async () => {
    const batches = await server.database.read((db) => db.select().from(paymentBatches))
    expect(batches.length).toBeGreaterThan(0)
    const entries = await server.database.read((db) =>
      db.select().from(ledgerEntries).orderBy(ledgerEntries.requestId, ledgerEntries.number),
    )
    for (const { id, approvedBy, createdBy, confirmedAt, state } of batches) {
      expect(state).toBe('CONFIRMED')
      expect(confirmedAt).toBeInstanceOf(Date)
      expect(approvedBy).not.toBe(createdBy)
      const files = await Promise.all(
        (['BANK', 'CSV', 'XLSX'] as const).map((format) =>
          getBatchFile(server.platform, { id: createdBy } as StaffCaller, { id, format }),
        ),
      )
      expect(files.map(({ name }) => name.split('.').at(-1))).toEqual(['txt', 'csv', 'xlsx'])
      // The approver has entered no result.
      expect(entries.filter(({ kind, staffId }) => kind === 'RESULT' && staffId === approvedBy)).toEqual([])
    }
    for (const [place, { requestId, at }] of entries.entries()) {
      const before = entries[place - 1]
      if (before?.requestId === requestId) expect(at.getTime()).toBeGreaterThanOrEqual(before.at.getTime())
    }
    const periods = await server.database.read((db) => db.select().from(registrationPeriods))
    const reconciled = await Promise.all(
      periods.map(({ code }) => reconcilePayments(server.platform, 'he', code)),
    )
    for (const period of reconciled)
      expect(period).toMatchObject({ difference: 0, disagreements: [], unbalanced: [] })
    const compared = reconciled.flatMap((period) => period.batches)
    expect(compared.map(({ difference }) => difference)).toEqual(batches.map(() => 0))
    expect(compared.every(({ ordered, paid, returned }) => ordered > 0 && ordered === paid + returned)).toBe(
      true,
    )
  })

  it('has the results of each batch in files that one person uploaded, and their entries in the audit trail', async () => {
    const { batches, fileRows, results, orders, trail } = await server.database.read(async (db) => ({
      batches: await db.select().from(paymentBatches),
      fileRows: await db.select().from(resultFiles),
      results: await db.select().from(resultRows),
      orders: await db.select().from(paymentOrders),
      trail: await db.select().from(auditEntries),
    }))
    const countOf = (action: string) => trail.filter((entry) => entry.action === action).length
    for (const { id, approvedBy, exportedAt, confirmedAt } of batches) {
      const own = fileRows.filter(({ batchId }) => batchId === id)
      expect(own.length).toBeGreaterThan(0)
      for (const { uploadedBy, uploadedAt, state } of own) {
        expect([state, uploadedBy === approvedBy]).toEqual(['APPLIED', false])
        expect(uploadedAt.getTime()).toBeGreaterThan(exportedAt?.getTime() ?? 0)
        expect(uploadedAt.getTime()).toBeLessThanOrEqual(confirmedAt?.getTime() ?? 0)
      }
      const told = results.filter(({ batchId }) => batchId === id)
      expect(told.map(({ sequence, result, amount }) => [sequence, result, amount]).toSorted()).toEqual(
        orders
          .filter(({ batchId }) => batchId === id)
          .map(({ sequence, state, amount }) => [sequence, state, amount])
          .toSorted(),
      )
    }
    for (const { id, rows } of fileRows)
      expect(results.filter(({ fileId }) => fileId === id)).toHaveLength(rows)
    for (const action of ['batch-created', 'batch-approved', 'batch-exported'])
      expect([action, countOf(action)]).toEqual([action, batches.length])
    expect([countOf('results-uploaded'), countOf('results-applied')]).toEqual([
      fileRows.length,
      fileRows.length,
    ])
  })

  it('has an account for finance to decide on where a student has sent one', async () => {
    const sent = (await requestsWithStudents()).filter(
      ({ request }) => request.status === 'INVALID_BANK_REPAIR_BACK_FROM',
    )
    expect(sent.length).toBeGreaterThan(0)
    const [finance] = await server.database.read((db) =>
      db.select({ id: staff.id }).from(staff).where(eq(staff.email, 'demo.finance@milgo.example')),
    )
    const periods = await server.database.read((db) => db.select().from(registrationPeriods))
    const lists = await Promise.all(
      periods.map(({ code }) => listBankFixes(server.platform, finance?.id ?? '', { period: code })),
    )
    const waiting = lists.flatMap(({ rows }) => rows)
    expect(new Set(waiting.map(({ request_id: id }) => id))).toEqual(
      new Set(sent.map(({ request }) => request.id)),
    )
    for (const { confirmation, due } of waiting) {
      expect(confirmation).toMatch(/\.pdf$/)
      expect(due).toBeGreaterThan(0)
    }
  })

  it('grows by new people, who share documents beyond the first, also by two seeds at once', async () => {
    await Promise.all([
      seedMore(server.platform, { requests: 15, seed: 1, withOwnFiles: 5 }),
      seedMore(server.platform, { requests: 15, seed: 1, withOwnFiles: 0 }),
    ])
    const rows = await requestsWithStudents()
    expect(rows).toHaveLength(90)
    const owned = await server.database.read((db) => db.select({ id: files.studentId }).from(files))
    const owners = new Set(owned.map(({ id }) => id))
    // The first sixty but for drafts without a document, five more, and the owner of each seed's shared ones.
    expect(owners.size).toBeLessThanOrEqual(68)
    const last = rows.toSorted((one, other) => (one.student.email < other.student.email ? 1 : -1))[0]
    const token = await tokenOf(last?.student.email ?? '')
    expect(await get('/user/current-user', token)).toHaveProperty('request')
    const numbers = await server.database.read((db) =>
      db.select().from(paymentBatches).orderBy(paymentBatches.periodId, paymentBatches.number),
    )
    for (const id of new Set(numbers.map(({ periodId }) => periodId))) {
      const own = numbers.filter(({ periodId }) => periodId === id)
      expect(own.map(({ number }) => number)).toEqual(own.map((_, place) => place + 1))
    }
  })

  it('has the same people, answers and statuses for the same seed, each with documents of their own hash', async () => {
    const seeded = async () => {
      const before = new Set((await everyRequest()).map(({ request }) => request.id))
      await seedMore(server.platform, { requests: 30, seed: 3, withOwnFiles: 0 })
      const all = await server.database.read((db) =>
        db
          .select({
            id: requests.id,
            status: requests.status,
            institution: students.institutionId,
            name: requestIndex.name,
            hashes: requestIndex.fileHashes,
          })
          .from(requests)
          .innerJoin(students, eq(students.id, requests.studentId))
          .leftJoin(requestIndex, eq(requestIndex.requestId, requests.id))
          .orderBy(students.phone),
      )
      return all.filter(({ id }) => !before.has(id))
    }
    const [first, again] = [await seeded(), await seeded()]
    const drawn = (rows: typeof first) =>
      rows.map(({ status, institution, name, hashes }) => [status, institution, name, hashes?.length])
    expect(drawn(again)).toEqual(drawn(first))
    const hashes = [...first, ...again].flatMap((row) => row.hashes ?? [])
    expect(hashes.length).toBeGreaterThan(200)
    expect(new Set(hashes).size).toBe(hashes.length)
  })

  it('has appeals with a file, which a return asks to replace, and reasons only for refusals', async () => {
    const statuses = ['APPEAL_DENIED', 'APPEAL_REPAIR_BACK_FOR', 'DENIED'] as const
    await seedMore(server.platform, { requests: 12, seed: 2, withOwnFiles: 12, statuses })
    const { vault } = server.platform
    const { versions, flags, fileRows, events, all } = await server.database.read(async (db) => ({
      versions: await db.select().from(appealVersions),
      flags: await db.select().from(reviewFlags).where(eq(reviewFlags.field, 'documents')),
      fileRows: await db.select().from(files),
      events: await db.select().from(requestEvents),
      all: await db.select().from(letters),
    }))
    expect(versions.length).toBeGreaterThan(5)
    expect(flags.length).toBeGreaterThan(1)
    for (const version of versions) {
      const { answers, files: sent } = openAppeal(vault, version.requestId, version)
      expect(appealFilesIn(answers)).toEqual(sent.map(({ fileName }) => fileName))
      for (const { fileName } of sent)
        expect(fileRows.find(({ id }) => fileName.startsWith(id))?.document).toBe('appeal_documents')
    }
    for (const { requestId, index } of flags) {
      const first = versions.find((one) => one.requestId === requestId && one.version === 1)
      expect(first && openAppeal(vault, requestId, first).files[index ?? -1]).toBeDefined()
    }
    expect(new Set(events.flatMap(({ event, reason }) => (reason === null ? [] : [event])))).toEqual(
      new Set(['DENY', 'DENY_APPEAL', 'INSTITUTION_REJECTS']),
    )
    expect(new Set(all.map(({ kind }) => kind))).toContain('APPEAL_DENIED')
    for (const letter of all) {
      const { kind, reason, score } = openLetter(vault, letter.requestId, letter)
      expect([kind, reason === null, score === null]).toEqual([kind, printsScore(kind), !printsScore(kind)])
      if (kind === 'REFUSAL') expect(reason?.he).toBe(reasonText(starterReasons, 'STUDY_SCOPE', 'he'))
    }
  })

  it('is removed when the database becomes one of production', async () => {
    const live = await openTestApp(production, () => {}, server.at)
    try {
      await loadDemoAccounts(live.platform)
      expect(await requestsWithStudents()).toEqual([])
      expect((await everyMessage()).filter(({ studentId }) => studentId !== null)).toEqual([])
    } finally {
      await live.close()
    }
  })
})
