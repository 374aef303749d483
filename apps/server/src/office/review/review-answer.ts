import type { Review } from '@milgo/contracts/office/review-answer'
import { fitsPlace, type Reason, type ReturnReason, reasonText } from '@milgo/domain/period/reasons'
import { findWaiting } from '@milgo/domain/queue/waiting'
import { workingDaysBetween } from '@milgo/domain/queue/working-days'
import { documentsOfQuestion } from '@milgo/domain/review/checklist'
import { findDismissalRefusal } from '@milgo/domain/review/dismissal'
import { documentKey } from '@milgo/domain/review/document-key'
import { findEditRefusal } from '@milgo/domain/review/edit-refusal'
import { reasonPlaceOf } from '@milgo/domain/review/reason-place'
import { findSecretNumber } from '@milgo/domain/review/secret-number'
import type { SentDocument } from '@milgo/domain/review/sent-documents'
import { snapshotChanges } from '@milgo/domain/review/snapshot-changes'
import { lineKey } from '@milgo/domain/review/snapshot-lines'
import { requestNumber } from '@milgo/domain/status/request-number'
import { isResultPublished } from '@milgo/domain/status/result-published'
import { jerusalemDayAt } from '@milgo/domain/time/jerusalem-day'
import { fill } from '@milgo/messages/fill'
import { defaultLanguage, isLanguage, type Language } from '@milgo/messages/languages'
import { numberOf } from '../../core/requests/request-case.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOpenLooks } from '../../store/open-looks.ts'
import { appealAnswer } from './appeal-answer.ts'
import { checksOf, sharedDocuments } from './checks-of.ts'
import { figuresAnswer, scoreAnswer } from './figures-answer.ts'
import { fileDetails } from './file-details.ts'
import { officeWords } from './office-words.ts'
import { progressOf, type Reviewer } from './progress-of.ts'
import { type EventRow, findUndelivered } from './reading-repository.ts'
import { judgedDocuments, type ReviewCase, seenOf, staffName } from './review-case.ts'
import { getReviewWording, type ReviewWording } from './review-wording.ts'

/** The work on the request as the review screen shows it. */
export type ShownWork = {
  readonly assignee: { readonly id: string; readonly name: string } | null
  readonly openBy: { readonly id: string; readonly name: string; readonly lastActiveAt: string } | null
  readonly mayTakeOver: boolean
  readonly viewers: readonly { readonly id: string; readonly name: string }[]
}

export const languageOfStudent = ({ last }: Pick<ReviewCase, 'last'>): Language =>
  isLanguage(last.snapshot.language) ? last.snapshot.language : defaultLanguage

/** Returns the working days of waiting, as in the queue; null while the request does not wait for staff. */
const daysWaiting = ({ events, rules }: ReviewCase, now: Date): number | null => {
  const daysOff = new Set(rules.daysOff)
  const waiting = findWaiting(events, { stageTargets: rules.stageTargets, daysOff })
  return waiting ? workingDaysBetween(waiting.since, jerusalemDayAt(now), daysOff) : null
}

/** Returns everything that the review screen shows of a request. */
export const reviewAnswer = async (
  platform: Platform,
  review: ReviewCase,
  reviewer: Reviewer,
  work: ShownWork,
  language: Language,
): Promise<Review> => {
  const wording = await getReviewWording(platform, review, language)
  const { loaded, last, events, rules } = review
  const { request, institution, now } = loaded
  const movedAt = events.at(-1)?.at ?? last.takenAt
  return {
    ...progressOf(platform, review, reviewer, wording),
    request_id: request.id,
    request_number: numberOf(loaded),
    student_id: loaded.student.id,
    name: nameOf(review),
    status: request.state.status,
    institution: institution.name[language] ?? institution.name[defaultLanguage] ?? '',
    language: languageOfStudent(review),
    submitted_at: (request.submittedAt ?? last.takenAt).toISOString(),
    moved_at: movedAt.toISOString(),
    days_waiting: daysWaiting(review, now),
    correction_deadline: request.state.correctionDeadline?.toISOString() ?? null,
    is_rejection_waiting: request.state.isRejectionWaiting,
    is_published: isResultPublished(request.state),
    seen: seenOf(review),
    round: review.round,
    assignee: work.assignee,
    open_by: work.openBy && {
      id: work.openBy.id,
      name: work.openBy.name,
      last_active_at: work.openBy.lastActiveAt,
    },
    may_take_over: work.mayTakeOver,
    lookers: [...work.viewers],
    undelivered: await findUndelivered(platform, loaded.student.id),
    edit_refusal: findEditRefusal(request.state, reviewer, reviewer.isOpenElsewhere) ?? null,
    may_dismiss: findDismissalRefusal(request.state.status, reviewer.isOpenElsewhere) === undefined,
    sections: sectionsOf(review, wording),
    unsent_documents: review.unsent.map((document) => ({
      key: document.key,
      ...document.flag,
      question_id: document.questionId,
      label: wording.documentLabel(document),
      file: fileDetails(platform, review, document.fileName),
    })),
    changes: changesOf(platform, review, wording),
    timeline: events.toReversed().map((event) => timelineEntry(review, event, language)),
    notes: notesOf(review),
    flags: review.flags.map(({ field, index, member, reason, note, resolvedAt }) => {
      const key = keyOfFlag({ field, index, member })
      const document = [...review.appealDocuments, ...review.documents].find((one) => one.key === key)
      return {
        key,
        label: document ? wording.documentLabel(document) : field,
        reason,
        reason_text: reasonText(review.rules.reasons, reason, language),
        note,
        resolved_at: resolvedAt?.toISOString() ?? null,
      }
    }),
    duplicates: duplicatesOf(platform, review, await blindDuplicates(platform, review, reviewer.id)),
    checks: checksOf(platform, review).map((check) => ({
      ...check,
      text: fill(officeWords[language].review.checks[check.code][check.result], check.params),
    })),
    figures: figuresAnswer(review, language),
    score: scoreAnswer(review, language),
    reasons: {
      returning: rules.reasons.returning.map((reason) => ({
        ...offeredReason(review, reason, language),
        documents: documentsFitting(reason, judgedDocuments(review)),
      })),
      denying: rules.reasons.denying.map((reason) => offeredReason(review, reason, language)),
      denying_appeal: rules.reasons.denyingAppeal.map((reason) => offeredReason(review, reason, language)),
    },
    appeal: await appealAnswer(platform, review, language),
  }
}

const nameOf = ({ figuresContext: { sent } }: ReviewCase): string =>
  [sent.firstName, sent.lastName].filter(Boolean).join(' ')

const keyOfFlag = ({
  field,
  index,
  member,
}: {
  readonly field: string
  readonly index: number | null
  readonly member: string | null
}): string =>
  documentKey({ field, ...(index !== null && { index }), ...(member !== null && { member_type: member }) })

const sectionsOf = ({ documents }: ReviewCase, { sections }: ReviewWording): Review['sections'] =>
  sections.map(({ id, title, lines }) => {
    const places = [...new Set(lines.map(({ place }) => place))]
    return {
      id,
      title,
      groups: places.map((place) => ({
        key: place,
        title: place,
        answers: lines
          .filter((line) => line.place === place)
          .map(({ sent, label, text, statements }) => {
            const own = documents.filter(
              (one) => one.questionId === sent.questionId && one.index === sent.index,
            )
            const proving = own.length > 0 ? own : documentsOfQuestion(sent.questionId, sent.index, documents)
            return {
              key: lineKey(sent),
              question_id: sent.questionId,
              label,
              text,
              statements: [...statements],
              secret: sent.value === null ? null : (findSecretNumber(sent.questionId) ?? null),
              documents: proving.map(({ key }) => key),
            }
          }),
      })),
    }
  })

const changesOf = (platform: Platform, review: ReviewCase, wording: ReviewWording): Review['changes'] => {
  const { last, previous } = review
  if (!previous) return null
  const { documents, answers } = snapshotChanges(previous.snapshot, last.snapshot)
  return {
    before_at: previous.takenAt.toISOString(),
    after_at: last.takenAt.toISOString(),
    documents: documents.map(({ key, before, after }) => {
      const flag = review.flags.find((one) => keyOfFlag(one) === key)
      const either = after ?? before
      return {
        key,
        label: either ? wording.documentLabel(either) : key,
        asked: flag
          ? {
              reason: flag.reason,
              reason_text: reasonText(review.rules.reasons, flag.reason, wording.language),
              note: flag.note,
            }
          : null,
        before: fileDetails(platform, review, before?.fileName),
        after: fileDetails(platform, review, after?.fileName),
      }
    }),
    answers: answers.map(({ key, before, after }) => {
      const old = before && wording.worded(before, previous.snapshot)
      const fresh = after && wording.worded(after, last.snapshot)
      return {
        key,
        label: (fresh ?? old)?.label ?? key,
        before: old?.text ?? null,
        after: fresh?.text ?? null,
      }
    }),
  }
}

const timelineEntry = (
  { names, rules }: ReviewCase,
  { number, at, event, actorRole, actorId, reason, note, from, to }: EventRow,
  language: Language,
): Review['timeline'][number] => ({
  number,
  at: at.toISOString(),
  event,
  by: actorRole,
  staff: actorId !== null && actorRole !== 'STUDENT' ? staffName(names, actorId) : null,
  reason_text: reason === null ? null : reasonText(rules.reasons, reason, language),
  note,
  from,
  to,
})

export const notesOf = ({ notes, names }: Pick<ReviewCase, 'notes' | 'names'>): Review['notes'] =>
  notes.map(({ id, at, staffId, text }) => ({
    id,
    at: at.toISOString(),
    by: staffName(names, staffId),
    text,
  }))

/** Returns the duplicates of which the staff member does a second look: their status is the first decision. */
const blindDuplicates = (platform: Platform, { duplicates }: ReviewCase, staffId: string) =>
  findOpenLooks(
    platform,
    duplicates.map(({ id }) => id),
    staffId,
  )

const duplicatesOf = (
  { vault }: Platform,
  review: ReviewCase,
  blind: ReadonlySet<string>,
): Review['duplicates'] =>
  review.duplicates
    .filter(({ id }) => !blind.has(id))
    .map((row) => {
      const documents = sharedDocuments(vault, review, row.fileHashes)
      const dismissed = review.dismissed.find(({ otherId }) => otherId === row.id)
      return {
        request_id: row.id,
        request_number: requestNumber(row.periodCode, row.number),
        name: row.name,
        status: row.status,
        kinds: [
          ...(row.sameAccount ? (['ACCOUNT'] as const) : []),
          ...(row.samePhone ? (['PHONE'] as const) : []),
          ...(row.sameAddress ? (['ADDRESS'] as const) : []),
          ...(documents.length > 0 ? (['FILE'] as const) : []),
        ],
        documents: [...documents],
        dismissed: dismissed
          ? { by: staffName(review.names, dismissed.staffId), at: dismissed.at.toISOString() }
          : null,
      }
    })

const offeredReason = (
  review: ReviewCase,
  { code, text, needsNote }: Reason,
  language: Language,
): Review['reasons']['denying'][number] => ({
  code,
  text: text[language],
  text_for_student: text[languageOfStudent(review)],
  needs_note: needsNote,
})

/** Returns the keys of the documents that a reason fits; null if it fits all of them. */
const documentsFitting = (reason: ReturnReason, documents: readonly SentDocument[]): string[] | null => {
  const fitting = documents.filter(({ questionId }) => {
    const place = reasonPlaceOf(questionId)
    return place === undefined || fitsPlace(reason, place)
  })
  return fitting.length === documents.length ? null : fitting.map(({ key }) => key)
}
