import type { saveFigures as call } from '@milgo/contracts/office/save-figures'
import { sameAnswer } from '@milgo/domain/answers/answer'
import { withChanges } from '@milgo/domain/answers/draft'
import type { Issue } from '@milgo/domain/answers/issue'
import { readPayload } from '@milgo/domain/answers/payload'
import { figureIssues, figuresForm, figures as figuresSection } from '@milgo/domain/review/figures'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import { type ChangeDecision, changeRequest } from '../../core/requests/change-request.ts'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { enterToWrite } from '../work/enter-request.ts'
import { figuresAnswer, scoreAnswer } from './figures-answer.ts'
import { needsFigures } from './progress-of.ts'
import { requestMoved } from './request-moved.ts'
import { getReviewCase, type ReviewCase, reviewCaseOf, seenOf } from './review-case.ts'
import { currentProgress, findWriteRefusal, notOfRequest } from './write-review.ts'
import { addFigures } from './writing-repository.ts'

type Asked = z.output<typeof call.body>
type Entered = {
  readonly figures: ReturnType<typeof withChanges>
  readonly sources: Readonly<Record<string, string>>
}

/**
 * Stores figures as a new version. The person who enters them becomes a reviewer of the request. The first time, this
 * is an event of its history, which the separation of duties reads.
 */
export const saveFigures = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  asked: Asked,
  language: Language,
): Promise<z.input<typeof call.response>> => {
  await enterToWrite(platform, caller, requestId)
  const actor = { kind: 'staff', id: caller.id, role: 'REVIEWER' } as const
  const known = await changeRequest<ReviewCase | null>(platform, actor, requestId, async (loaded) =>
    decide(platform, caller, await reviewCaseOf(platform, loaded), asked),
  )
  const review = known ?? (await getReviewCase(platform, requestId))
  return {
    figures: figuresAnswer(review, language),
    score: scoreAnswer(review, language),
    seen: seenOf(review),
    progress: await currentProgress(platform, caller, review, language),
  }
}

/** Returns the review as its answer if nothing changes, and null if it has to be read again. */
const decide = async (
  platform: Platform,
  caller: StaffCaller,
  review: ReviewCase,
  asked: Asked,
): Promise<ChangeDecision<ReviewCase | null>> => {
  const { request } = review.loaded
  const version = review.figures?.version ?? 0
  const refusal =
    findWriteRefusal(review, caller) ?? (asked.version === version ? undefined : requestMoved(review))
  if (refusal) return { does: 'refuse', refusal }
  const entered = enteredBy(review, asked)
  // The appeal's reviewer confirms the figures of the first review by a new version with the same values.
  if (isSame(review, entered) && !needsFigures(review)) return { does: 'answer', answer: review }
  const stored = {
    requestId: request.id,
    version: version + 1,
    round: review.round,
    staffId: caller.id,
    ...entered,
  }
  const { state } = request
  const isFirst = !state.acts.some(
    ({ act, staffId, appeal }) => act === 'ENTER_FIGURES' && staffId === caller.id && appeal === state.appeal,
  )
  const writes = (tx: Queryable) => addFigures(tx, platform.clock, stored)
  return isFirst
    ? { does: 'change', answer: null, change: { event: 'ENTER_FIGURES', state, writes } }
    : { does: 'write', answer: null, writes }
}

/** Returns the figures after the call; 250 if one is malformed. */
const enteredBy = (
  { figures, figuresContext, documents, appealDocuments }: ReviewCase,
  asked: Asked,
): Entered => {
  const known = new Map(figuresSection.questions.map(({ id, wire }) => [String(wire), id]))
  const names = [...Object.keys(asked.figures), ...Object.keys(asked.sources ?? {})]
  const unknown = names.find((name) => !known.has(name))
  if (unknown !== undefined) throw notOfRequest(unknown)
  const stored = figures?.figures ?? {}
  const { changes, issues } = readPayload(figuresForm, figuresSection, asked.figures, figuresContext, stored)
  const after = withChanges(stored, changes)
  const malformed = [...issues, ...outOfRange(after, figuresContext, Object.keys(changes))]
  if (malformed.length > 0)
    throw new AppError('INVALID_ANSWERS', {
      items: malformed.map(({ code, wire, params }) => ({
        code,
        ...(wire !== undefined && { field: wire }),
        ...(params && { params }),
      })),
    })
  const sources: Record<string, string> = { ...figures?.sources }
  for (const [wire, key] of Object.entries(asked.sources ?? {})) {
    const id = known.get(wire) ?? ''
    if (key === null) delete sources[id]
    else if ([...documents, ...appealDocuments].some((one) => one.key === key)) sources[id] = key
    else throw notOfRequest(wire)
  }
  return { figures: after, sources }
}

/**
 * Returns the changed figures that are out of range. Missing figures are not reported, because they may be entered
 * later.
 */
const outOfRange = (
  after: Entered['figures'],
  context: ReviewCase['figuresContext'],
  changed: readonly string[],
): readonly Issue[] =>
  figureIssues(after, context).filter(
    ({ questionId, code }) => changed.includes(questionId) && code !== 'FIELD_REQUIRED',
  )

const isSame = ({ figures }: ReviewCase, { figures: after, sources }: Entered): boolean =>
  sameAnswer(figures?.figures ?? {}, after) && sameAnswer(figures?.sources ?? {}, sources)
