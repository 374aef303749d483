import type { OfferedDecision, ReviewProgress } from '@milgo/contracts/office/review-answer'
import { hasAppealFigures } from '@milgo/domain/review/appeal-review'
import { checklistOf, documentsOfItem, itemStateOf } from '@milgo/domain/review/checklist'
import { type Decider, type Decision, decisionsFor } from '@milgo/domain/review/decision'
import { documentStateOf, findVerdict } from '@milgo/domain/review/document-verdict'
import { figureIssues } from '@milgo/domain/review/figures'
import { hasWarning } from '@milgo/domain/review/open-warnings'
import type { SentDocument } from '@milgo/domain/review/sent-documents'
import { isTakenAgain } from '@milgo/domain/review/taken-again'
import type { Circumstances } from '@milgo/domain/status/request-state'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import { wordsFor } from '../../platform/http/error-words.ts'
import type { Platform } from '../../platform/platform.ts'
import { checksOf } from './checks-of.ts'
import { fileDetails } from './file-details.ts'
import { officeWords } from './office-words.ts'
import { judgedDocuments, type ReviewCase, staffName } from './review-case.ts'
import type { ReviewWording } from './review-wording.ts'

/** The reviewer, and whether another person has the request open. */
export type Reviewer = Decider & { readonly isOpenElsewhere: boolean }

export const verdictOf = (review: ReviewCase, document: SentDocument, { id }: Pick<Reviewer, 'id'>) =>
  findVerdict(document, review.verdicts, { round: review.round, staffId: id })

/** Returns whether the document was not sent, so that this is only its place. */
const isMissing = ({ fileName }: SentDocument): boolean => fileName === ''

/** Returns the items of the checklist with their states. */
export const itemsOf = (platform: Platform, review: ReviewCase, reviewer: Pick<Reviewer, 'id'>) => {
  const found = checksOf(platform, review)
  const isAccepted = (document: SentDocument) => verdictOf(review, document, reviewer)?.verdict === 'ACCEPTED'
  return checklistOf(review.documents).map((item) => ({
    item,
    documents: documentsOfItem(item, review.documents).map(({ key }) => key),
    state: itemStateOf(item, review.documents, review.ticks, {
      isAccepted,
      hasWarning: hasWarning(item, found),
    }),
  }))
}

/** Returns what the status table needs beside the request itself. */
export const circumstancesOf = (review: ReviewCase, reviewer: Pick<Reviewer, 'id'>): Circumstances => ({
  now: review.loaded.now,
  period: review.loaded.period,
  hasFlags: judgedDocuments(review).some(
    (document) => verdictOf(review, document, reviewer)?.verdict === 'FLAGGED',
  ),
  isTaken: isTakenAgain(review.events, review.reviewerOpenedAt),
  hasCompleteFigures:
    figureIssues(review.figures?.figures ?? {}, review.figuresContext).length === 0 && !needsFigures(review),
})

/** Returns whether the appeal's reviewer has still to enter or confirm the figures. */
export const needsFigures = ({ loaded: { request } }: ReviewCase): boolean =>
  request.state.appeal === 'OPEN' && !hasAppealFigures(request.state)

/**
 * Returns the state of a document. A missing document that is not flagged counts as accepted, because there is nothing
 * to look at.
 */
const stateIn = (review: ReviewCase, document: SentDocument, reviewer: Pick<Reviewer, 'id'>) => {
  const state = documentStateOf(verdictOf(review, document, reviewer))
  return isMissing(document) && state !== 'FLAGGED' ? 'ACCEPTED' : state
}

export const decisionsOf = (
  platform: Platform,
  review: ReviewCase,
  reviewer: Reviewer,
): readonly Decision[] =>
  decisionsFor(
    review.loaded.request.state,
    reviewer,
    {
      documents: judgedDocuments(review).map((document) => stateIn(review, document, reviewer)),
      isChecklistComplete: itemsOf(platform, review, reviewer).every(({ state }) => state.isTicked),
      isOpenElsewhere: reviewer.isOpenElsewhere,
    },
    circumstancesOf(review, reviewer),
  )

/** Returns documents, checklist and decisions as the review screen shows them. */
export const progressOf = (
  platform: Platform,
  review: ReviewCase,
  reviewer: Reviewer,
  { language, documentLabel }: ReviewWording,
): z.input<typeof ReviewProgress> => {
  const judged = judgedDocuments(review)
  const before = review.previous?.snapshot.documents.map(({ fileName }) => fileName)
  const [firstSent] = review.appeal?.versions ?? []
  const isReplaced = (document: SentDocument): boolean => {
    if (!review.appealDocuments.includes(document)) return before?.includes(document.fileName) === false
    const isFirst = firstSent?.sent.files.some(({ fileName }) => fileName === document.fileName) === true
    return !isFirst && !isMissing(document)
  }
  return {
    documents: [...review.appealDocuments, ...review.documents].map((document) => {
      const verdict = verdictOf(review, document, reviewer)
      return {
        key: document.key,
        ...document.flag,
        question_id: document.questionId,
        label: documentLabel(document),
        label_for_student: document.label,
        file: fileDetails(platform, review, document.fileName),
        state: stateIn(review, document, reviewer),
        verdict: verdict
          ? {
              verdict: verdict.verdict,
              reason: verdict.reason,
              note: verdict.note,
              by: staffName(review.names, verdict.staffId),
              is_own: verdict.staffId === reviewer.id,
              at: verdict.at.toISOString(),
            }
          : null,
        is_replaced: isReplaced(document),
        is_frozen: judged !== review.documents && !judged.includes(document),
        is_missing: isMissing(document),
      }
    }),
    checklist: itemsOf(platform, review, reviewer).map(({ item, documents, state }) => ({
      item,
      label: officeWords[language].review.checklist[item],
      documents,
      is_ticked: state.isTicked,
      ticked_by: state.isTicked ? state.by : null,
      staff: state.isTicked && state.by === 'REVIEWER' ? staffName(review.names, state.staffId) : null,
    })),
    decisions: decisionsOf(platform, review, reviewer).map(offered(language)),
  }
}

const offered =
  (language: Language) =>
  ({ event, needs, refusals }: Decision): z.input<typeof OfferedDecision> => ({
    event,
    needs,
    refusals: refusals.map((code) => ({ code, message: wordsFor(language).sentence(code) })),
  })
