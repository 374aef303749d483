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
import { change, givenDraft, openPeriod, unchanged } from './form.ts'
import type { TestApp } from './test-app.ts'

const [, , family, documents] = steps

type Who = NonNullable<Parameters<typeof givenDraft>[1]>

/** Opens a server in an open period, with a folder for files. */
export const openSubmission = async (environment: NodeJS.ProcessEnv = {}) => {
  const server = await openFilesApp(environment)
  await openPeriod(server)
  return server
}

/** Adds files that were uploaded before the test began, without their bytes, because nothing here reads them. */
export const addFiles = async (server: TestApp, studentId: string, wanted: readonly string[]) => {
  const rows = wanted.map((document, n) => ({
    id: randomUUID(),
    studentId,
    document,
    originalName: `${document}.pdf`,
    format: 'pdf' as const,
    bytes: 1_000,
    // The files of one request all differ.
    sha256: (wanted.indexOf(document) === n ? document : `${document}${n}`).padEnd(64, '0').slice(0, 64),
    hasThumbnail: false,
    scan: 'unscanned' as const,
    createdAt: new Date('2026-01-15T09:00:00.000Z'),
    storedAt: new Date('2026-01-15T09:00:00.000Z'),
  }))
  await server.database.transaction((tx) => tx.insert(files).values(rows))
  return rows.map(({ id }) => `${id}.pdf`)
}

/** Returns the answers with a file of this student for every document that is asked for. */
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

/** Returns the form's context for students of this institution. */
const contextOf = (institution: Who['institution']) => ({
  ...sampleContext,
  institution: { isSponsored: institution === 'sponsored', isReligious: false },
})

/** Returns the required documents of the sample's answers, with the test's changes. */
export const requiredDocuments = (life: Answers = {}, institution?: Who['institution']) =>
  neededDocuments({ ...sampleAnswers, ...life }, contextOf(institution)).filter(
    ({ isRequired }) => isRequired,
  )

/**
 * Adds a student who has filled the form and uploaded every document, so that only sending is left; with the sample's
 * answers and the test's changes.
 */
export const givenFilledDraft = async (server: TestApp, who: Who = {}, life: Answers = {}) => {
  const form = await givenDraft(server, who)
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
    /** Returns the payload that the page sends, with the test's changes. */
    sent: (changes: object = {}) => ({
      ...submitPayload(applicationForm, documents.section, answers, context),
      ...changes,
    }),
    /** Returns the same payload without one document. */
    sentWithout: ({ questionId, index }: Pick<NeededDocument, 'questionId' | 'index'>) => {
      const answer = (answers as Answers)[questionId]
      const without = Array.isArray(answer)
        ? answer.map((name, at) => (at === index ? null : name))
        : undefined
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

export type Sender = Awaited<ReturnType<typeof givenFilledDraft>>

/** Returns everything that sending writes. */
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
    retainedFiles: (
      await rows<{ id: string }>(
        sql`select id from files where student_id = ${student.id} and kept_at is not null`,
      )
    ).length,
  }
}

export const setStatus = (server: TestApp, id: string, status: string) =>
  change(server, sql`update requests set status = ${status} where id = ${id}`)

/** Makes the call, and expects that nothing was sent or changed. */
export const unsent = async <T>(server: TestApp, form: Sender, call: () => Promise<T>): Promise<T> => {
  const answer = await unchanged(server, form, call)
  expect(await tracesOf(server, form)).toMatchObject({
    status: 'DRAFT',
    snapshots: [],
    messages: [],
    audit: [],
    retainedFiles: 0,
  })
  return answer
}
