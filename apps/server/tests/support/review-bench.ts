import type { Review } from '@milgo/contracts/office/review-answer'
import type { StaffRole } from '@milgo/domain/staff/staff-role'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { letterTemplate } from '../../src/core/results/print-letter.ts'
import { publishResult } from '../../src/core/results/publish-result.ts'
import { clockOf, core } from './accounts.ts'
import { computeResults } from './compute-results.ts'
import type { FilesApp } from './files-app.ts'
import { givenStaff, staffSession } from './staff.ts'
import { addFiles, givenFilledDraft, openSubmission, type Sender } from './submission.ts'

type Headers = Record<string, string>
export type Member = { readonly id: string; readonly name: string; readonly headers: Headers }

/** Figures that are complete for the sample's answers. */
export const completeFigures = {
  number_of_persons: '4',
  parent_one_income: '6,180',
  parent_two_income: '4350',
  candidate_income: '0',
  mate_income: '0',
  study_extant: '100',
}

/** Figures with such a low income that the sample's household gets an award. */
export const poorFigures = { ...completeFigures, parent_one_income: '2000', parent_two_income: '1000' }

/** Returns the offered decisions, each with the codes of its refusals. */
export const offered = ({ decisions }: Pick<Review, 'decisions'>) =>
  Object.fromEntries(decisions.map(({ event, refusals }) => [event, refusals.map(({ code }) => code)]))

/** The flags of a returned request. */
export const returnedFlags = { id_front: 'UNREADABLE', confirmation_studies: 'EXPIRED' }

/** With a real index the requests of the tests have account, address and files in common. */
export type Index = { readonly hasRealIndex?: boolean }

/**
 * A server of the test file's own, with sent requests and staff who review them; with settings if the file needs any.
 */
export const useReviewBench = (
  settings: () => Promise<NodeJS.ProcessEnv> = async () => ({}),
  { hasRealIndex = false }: Index = {},
) => {
  const at = {} as { server: FilesApp }
  beforeAll(async () => {
    at.server = await openSubmission(await settings())
  })
  afterAll(() => at.server.close())
  afterEach(() => {
    clockOf(at.server)
  })

  const member = async (...roles: StaffRole[]): Promise<Member> => {
    const { id, name } = await givenStaff(at.server, roles)
    return { id, name, headers: await staffSession(at.server, id) }
  }

  const ask = (
    who: Pick<Member, 'headers'>,
    method: 'POST' | 'PUT' | 'GET',
    path: string,
    payload: object = {},
    language = 'en',
  ) =>
    at.server.app.inject({
      method,
      url: `${core}/office/${path}`,
      headers: { ...who.headers, 'accept-language': language },
      ...(method !== 'GET' && { payload }),
    })

  const of = (who: Pick<Member, 'headers'>, id: string) => {
    const call =
      (method: 'POST' | 'PUT', path: string) =>
      (payload: object = {}, language?: string) =>
        ask(who, method, `requests/${id}/${path}`, payload, language)
    const open = call('POST', 'open')
    const verdict = call('PUT', 'verdict')
    const opened = async (): Promise<Review> => (await open()).json()
    return {
      open,
      opened,
      verdict,
      keepOpen: call('POST', 'keep-open'),
      view: call('POST', 'view-document'),
      reveal: call('POST', 'reveal-number'),
      tick: call('PUT', 'checklist'),
      figures: call('PUT', 'figures'),
      note: call('POST', 'notes'),
      dismiss: call('POST', 'not-a-duplicate'),
      conflict: call('POST', 'i-know-this-person'),
      rotate: call('PUT', 'rotation'),
      decide: call('POST', 'decide'),
      openForm: call('POST', 'open-form'),
      /** Accepts every document, or flags the named ones with a reason. */
      judge: async (flagged: Readonly<Record<string, string>> = {}) => {
        for (const { key, file } of (await opened()).documents)
          await verdict(
            flagged[key]
              ? { key, file_name: file?.file_name, verdict: 'FLAGGED', reason: flagged[key] }
              : { key, file_name: file?.file_name, verdict: 'ACCEPTED' },
          )
      },
    }
  }

  /** Makes a request that a student has sent. */
  const sent = async (who: Parameters<typeof givenFilledDraft>[1] = {}): Promise<Sender> => {
    const form = await givenFilledDraft(at.server, who)
    await form.saveDocuments(form.draft())
    await form.send({ version: 1 })
    if (hasRealIndex) return form
    // All students of the tests have the sample's account, address and files. Here each gets values of their own.
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update request_index set account_hash = request_id::text, address_hash = request_id::text,
        phone_hashes = '{}', file_hashes = '{}' where request_id = ${form.id}`),
    )
    return form
  }

  /** Accepts every document and enters all figures that are asked for. */
  const ready = async (reviewer: Member, form: Sender, figures: object = completeFigures) => {
    const calls = of(reviewer, form.id)
    await calls.judge()
    const { figures: asked } = await calls.opened()
    const claimed = asked.rows.find(({ wire }) => wire === 'family_handicapped_data')?.claimed
    const entered = Object.fromEntries(
      Object.entries({ ...figures, family_handicapped_data: claimed }).filter(([wire]) =>
        asked.rows.some((row) => row.wire === wire),
      ),
    )
    const saved = await calls.figures({ version: asked.version, figures: entered })
    expect(saved.statusCode, saved.body).toBe(200)
    return calls.opened()
  }

  const decided = async (who: Member, form: Sender, event: string, asked: object = {}) => {
    const calls = of(who, form.id)
    const { seen } = await calls.opened()
    const answer = await calls.decide({ event, seen, ...asked })
    expect(answer.statusCode, answer.body).toBe(200)
  }

  /** Makes a request that its reviewer has approved. */
  const approved = async (figures: object = completeFigures) => {
    const form = await sent()
    const reviewer = await member('reviewer')
    await ready(reviewer, form, figures)
    await decided(reviewer, form, 'APPROVE')
    return { form, reviewer }
  }

  /** Makes a request that waits to be computed. */
  const confirmed = async (figures: object = completeFigures) => {
    const { form, reviewer } = await approved(figures)
    const manager = await member('manager')
    await decided(manager, form, 'CONFIRM')
    return { form, reviewer, manager }
  }

  /** Publishes one result, outside of any release. */
  const publishAlone = (id: string) =>
    publishResult(at.server.platform, { kind: 'system' }, id, {
      printedAppealDate: null,
      releaseId: null,
      templateVersion: letterTemplate,
    })

  /** Makes a request whose score was computed and published. */
  const published = async (figures: object = poorFigures) => {
    const { form, reviewer, manager } = await confirmed(figures)
    await computeResults(at.server.platform, form.id)
    await publishAlone(form.id)
    return { form, reviewer, manager }
  }

  /** Makes a request that was denied, for a reason of the period. */
  const denied = async (reason = 'STUDY_SCOPE') => {
    const form = await sent()
    const reviewer = await member('reviewer')
    await decided(reviewer, form, 'DENY', { reason })
    return { form, reviewer }
  }

  /** Makes a request that was returned for two documents. */
  const returned = async () => {
    const form = await sent()
    const reviewer = await member('reviewer')
    await of(reviewer, form.id).judge(returnedFlags)
    await decided(reviewer, form, 'RETURN_FOR_REPAIR')
    return { form, reviewer }
  }

  /** Sends new files for these documents, as the student. */
  const correct = async (form: Sender, documents: readonly string[]) => {
    const names = await addFiles(at.server, form.student.id, documents)
    return at.server.app.inject({
      method: 'POST',
      url: `${core}/step-4/submit-corrections`,
      headers: { authorization: `Bearer ${form.token}`, 'accept-language': 'en' },
      payload: {
        ...Object.fromEntries(documents.map((document, n) => [document, names[n]])),
        declaration_correctness_information: true,
        version: 1,
      },
    })
  }

  const statusOf = async ({ id }: Pick<Sender, 'id'>) => {
    const { rows } = await at.server.database.read((db) =>
      db.execute<{ status: string }>(sql`select status from requests where id = ${id}`),
    )
    return rows[0]?.status
  }

  /** Counts the rows of a table that are about a request. */
  const countOf = async (table: string, { id }: Pick<Sender, 'id'>) => {
    const { rows } = await at.server.database.read((db) =>
      db.execute<{ count: number }>(
        sql`select count(*)::int as count from ${sql.raw(table)} where request_id = ${id}`,
      ),
    )
    return rows[0]?.count
  }

  /** Returns a column of the request index. */
  const indexed = async ({ id }: Pick<Sender, 'id'>, column: 'open_flags' | 'duplicates') => {
    const { rows } = await at.server.database.read((db) =>
      db.execute<{ value: unknown }>(
        sql`select ${sql.identifier(column)} as value from request_index where request_id = ${id}`,
      ),
    )
    return rows[0]?.value
  }

  const moves = { ready, decided, approved, confirmed, publishAlone, published, denied, returned, correct }
  return { at, member, ask, of, sent, ...moves, statusOf, countOf, indexed }
}
