import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { bearer, core } from './accounts.ts'
import { change } from './form.ts'
import { type Index, useReviewBench } from './review-bench.ts'
import { addFiles, type Sender } from './submission.ts'

/** Returns the codes of a refusal, each after its field. */
export const codesOf = (answer: {
  json: () => { error: { errors?: { code: string; field?: string }[] } }
}): readonly string[] | undefined =>
  answer.json().error.errors?.map(({ code, field }) => (field === undefined ? code : `${field} ${code}`))

/** The review bench with published results and appealing students. */
export const useAppealsBench = (index: Index = {}) => {
  const bench = useReviewBench(undefined, index)
  const { at, member, of, ready, sent } = bench

  const publish = (form: Pick<Sender, 'id'>, publishedAt = '2026-01-15T10:00:00.000Z') =>
    change(
      at.server,
      sql`update requests set publish_state = '1', memory = memory || jsonb_build_object(
        'isReviewFinished', false, 'resultPublishedAt', ${publishedAt}::text) where id = ${form.id}`,
    )

  const openAppeals = () =>
    change(
      at.server,
      sql`update registration_periods set appeals_from = '2025-12-10', appeals_to = '2026-02-10',
        is_appeals_open = true, appeal_days = 14, correction_days = 10`,
    )

  /** Makes a request that was denied and published, and returns its reviewer too. */
  const refused = async (publishedAt?: string) => {
    await openAppeals()
    const form = await sent()
    const reviewer = await member('reviewer')
    const { seen } = await of(reviewer, form.id).opened()
    await of(reviewer, form.id).decide({ event: 'DENY', seen, reason: 'STUDY_SCOPE' })
    await publish(form, publishedAt)
    return { form, reviewer }
  }

  const call = (
    form: Pick<Sender, 'token'>,
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    payload?: object,
    language = 'en',
  ) =>
    at.server.app.inject({
      method,
      url: `${core}/appeal/${path}`,
      headers: { ...bearer(form.token), 'accept-language': language },
      ...(payload && { payload }),
    })

  const appealOf = (form: Sender) => ({
    files: (count = 1) =>
      addFiles(
        at.server,
        form.student.id,
        Array.from({ length: count }, () => 'appeal_documents'),
      ),
    create: (given: object = {}) =>
      call(form, 'POST', 'create-appeal', {
        user_request_id: form.id,
        details: 'The income was lower',
        documents: '[]',
        type: 'RESULT_APPEAL',
        ...given,
      }),
    update: (given: object = {}) =>
      call(form, 'PATCH', 'update-appeal/by-user', {
        details: 'The income was lower',
        documents: '[]',
        type: 'RESULT_APPEAL',
        ...given,
      }),
    correct: (given?: object) => call(form, 'POST', 'submit-corrections', given),
    read: () => call(form, 'GET', 'get-appeal/by-user'),
    toFix: (language?: string) => call(form, 'GET', 'get-appeal-documents', undefined, language),
  })

  /** Makes a refused request with an appeal of two files. */
  const appealed = async (given: object = {}, publishedAt?: string) => {
    const { form, reviewer } = await refused(publishedAt)
    const calls = appealOf(form)
    const names = await calls.files(2)
    const made = await calls.create({ documents: JSON.stringify(names), ...given })
    return { form, firstReviewer: reviewer, calls, names, made }
  }

  /** Appeals as the student, and enters these figures as another reviewer. */
  const appealWith = async (form: Sender, figures?: object) => {
    await openAppeals()
    const made = await appealOf(form).create()
    expect(made.statusCode, made.body).toBe(200)
    if (!figures) return
    const reviewer = await member('reviewer')
    await ready(reviewer, form, figures)
    await of(reviewer, form.id).keepOpen({ is_closing: true })
  }

  return { ...bench, publish, openAppeals, refused, appealOf, appealed, appealWith }
}
