import { randomUUID } from 'node:crypto'
import type { Answers } from '@milgo/domain/answers/answer'
import { draftPayload, submitPayload } from '@milgo/domain/answers/payload'
import type { Snapshot } from '@milgo/domain/answers/snapshot'
import { type NeededDocument, neededDocuments } from '@milgo/domain/application/documents/registry'
import { applicationForm } from '@milgo/domain/application/form'
import { sampleAnswers, sampleContext } from '@milgo/domain/application/sample-application.fixture'
import { steps } from '@milgo/domain/application/steps'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { openSnapshot } from '../../src/core/requests/sealed-snapshot.ts'
import { files } from '../../src/store/files-schema.ts'
import { bearer, core } from './accounts.ts'
import { openFilesApp } from './files-app.ts'
import { change, enterWithRequest, openPeriod, unchanged } from './form.ts'
import type { TestApp } from './test-app.ts'

const [, , family, documents] = steps

type Who = NonNullable<Parameters<typeof enterWithRequest>[1]>

/** A server in an open period, with a folder for files. */
export const openSubmission = async (environment: NodeJS.ProcessEnv = {}) => {
  const server = await openFilesApp(environment)
  await openPeriod(server)
  return server
}

/** Files that were uploaded before the test began, without their bytes: nothing here reads them. */
export const addFiles = async (server: TestApp, studentId: string, wanted: readonly string[]) => {
  const rows = wanted.map((document, n) => ({
    id: randomUUID(),
    studentId,
    document,
    originalName: `${document}.pdf`,
    format: 'pdf' as const,
    bytes: 1_000,
    // No two of one request are the same file.
    sha256: (wanted.indexOf(document) === n ? document : `${document}${n}`).padEnd(64, '0').slice(0, 64),
    hasThumbnail: false,
    scan: 'unscanned' as const,
    createdAt: new Date('2026-01-15T09:00:00.000Z'),
    storedAt: new Date('2026-01-15T09:00:00.000Z'),
  }))
  await server.database.transaction((tx) => tx.insert(files).values(rows))
  return rows.map(({ id }) => `${id}.pdf`)
}

/** Every document that these answers ask for, each with a file of this student's own: what stands in the answers. */
const fileAnswers = async (
  server: TestApp,
  studentId: string,
  asked: readonly NeededDocument[],
): Promise<Answers> => {
  const names = await addFiles(
    server,
    studentId,
    asked.map(({ wire = '' }) => wire),
  )
  const nameOf = (questionId: string) => names.filter((_, index) => asked[index]?.questionId === questionId)
  return Object.fromEntries(
    asked.map(({ questionId, row }) => [
      questionId,
      row.kind === 'files' ? nameOf(questionId) : nameOf(questionId)[0],
    ]),
  ) as Answers
}

/** Where these students study, as the rules ask for it. */
const contextOf = (institution: Who['institution']) => ({
  ...sampleContext,
  institution: { isSponsored: institution === 'sponsored', isReligious: false },
})

/** The documents that must come with the sample's answers, changed so. */
export const requiredDocuments = (life: Answers = {}, institution?: Who['institution']) =>
  neededDocuments({ ...sampleAnswers, ...life }, contextOf(institution)).filter(
    ({ isRequired }) => isRequired,
  )

/**
 * A student who has filled everything and uploaded every document, and has only to send; with the sample's answers,
 * changed so.
 */
export const enterWithDocuments = async (server: TestApp, who: Who = {}, life: Answers = {}) => {
  const form = await enterWithRequest(server, who)
  const context = contextOf(who.institution)
  const answers = {
    ...sampleAnswers,
    ...life,
    ...(await fileAnswers(server, form.student.id, requiredDocuments(life, who.institution))),
  }
  if (Object.keys(life).length > 0)
    await form.save('family', {
      ...draftPayload(applicationForm, family.section, answers, context),
      version: 1,
    })
  const call = (method: 'GET' | 'POST', path: string, payload?: object, language = who.language ?? 'en') =>
    server.app.inject({
      method,
      url: `${core}/${path}`,
      headers: { ...bearer(form.token), 'accept-language': language },
      ...(payload && { payload }),
    })
  return {
    ...form,
    /** What the page hands in, changed where the test says. */
    sent: (changes: object = {}) => ({
      ...submitPayload(applicationForm, documents.section, answers, context),
      ...changes,
    }),
    /** The same without one document. */
    sentWithout: ({ questionId, index }: Pick<NeededDocument, 'questionId' | 'index'>) => {
      const held = (answers as Answers)[questionId]
      const without = Array.isArray(held) ? held.map((name, at) => (at === index ? null : name)) : undefined
      const left = { ...answers, [questionId]: without } as Answers
      return submitPayload(applicationForm, documents.section, left, context)
    },
    draft: (changes: object = {}) => ({
      ...draftPayload(applicationForm, documents.section, answers, context),
      ...changes,
    }),
    documents: () => call('GET', 'step-4/documents'),
    saveDocuments: (payload: object = {}) => call('POST', 'step-4/save', payload),
    send: (payload: object = {}) => call('POST', 'step-4/submit', payload),
    confirm: () => call('POST', 'user-request/confirm-submission'),
    mailList: (language?: string) => call('POST', 'step-4/send-email-to-student', undefined, language),
    copy: () => call('GET', 'user-request/submitted-copy'),
  }
}

export type Sender = Awaited<ReturnType<typeof enterWithDocuments>>

/** All that sending leaves behind. */
export const tracesOf = async (server: TestApp, { student, id }: Pick<Sender, 'student' | 'id'>) => {
  const rows = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
    (await server.database.read((db) => db.execute<Row>(statement))).rows
  const [request] = await rows<{ status: string; submitted_at: string | null; confirmed_at: string | null }>(
    sql`select status, submitted_at, confirmed_at from requests where id = ${id}`,
  )
  const snapshots = await rows<{ number: number; sealed: string }>(
    sql`select number, sealed from request_snapshots where request_id = ${id}`,
  )
  return {
    status: request?.status,
    submittedAt: request?.submitted_at,
    confirmedAt: request?.confirmed_at,
    snapshots: snapshots.map((row): Snapshot => openSnapshot(server.platform.vault, id, row)),
    messages: await rows<{
      channel: string
      subject: string | null
      body: string
      html: string | null
      state: string
    }>(
      sql`select channel, subject, body, html, state from outbox_messages
        where cause like ${`request-submitted:%${id}`} order by channel`,
    ),
    audit: await rows<{ details: object; staff_id: string | null }>(
      sql`select details, staff_id from audit_entries
        where student_id = ${student.id} and action = 'request-submitted'`,
    ),
    keptFiles: (
      await rows<{ id: string }>(
        sql`select id from files where student_id = ${student.id} and kept_at is not null`,
      )
    ).length,
  }
}

export const setStatus = (server: TestApp, id: string, status: string) =>
  change(server, sql`update requests set status = ${status} where id = ${id}`)

/** Makes the call, and holds that nothing was sent and nothing changed. */
export const unsent = async <T>(server: TestApp, form: Sender, call: () => Promise<T>): Promise<T> => {
  const answer = await unchanged(server, form, call)
  expect(await tracesOf(server, form)).toMatchObject({
    status: 'DRAFT',
    snapshots: [],
    messages: [],
    audit: [],
    keptFiles: 0,
  })
  return answer
}
