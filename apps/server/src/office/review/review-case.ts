import type { Snapshot } from '@milgo/domain/answers/snapshot'
import { shownOf } from '@milgo/domain/answers/visibility'
import { appealFilesToFix } from '@milgo/domain/appeal/appeal-corrections'
import type { ApplicationAnswers } from '@milgo/domain/application/answers'
import { newFilesIn } from '@milgo/domain/application/documents/corrections'
import { findFixFlag } from '@milgo/domain/application/documents/fix-mode'
import { applicationForm } from '@milgo/domain/application/form'
import type { Reasons } from '@milgo/domain/period/reasons'
import { appealDocumentId, appealDocuments, missingAppealDocument } from '@milgo/domain/review/appeal-review'
import { documentKey } from '@milgo/domain/review/document-key'
import type { FiguresContext } from '@milgo/domain/review/figures'
import { isInReview } from '@milgo/domain/review/in-review'
import { reviewRoundOf } from '@milgo/domain/review/review-round'
import { type SentDocument, sentDocuments } from '@milgo/domain/review/sent-documents'
import { sentAnswers } from '@milgo/domain/review/snapshot-lines'
import { findStoredAppeal, type StoredAppeal } from '../../core/appeals/stored-appeal.ts'
import { findFileId } from '../../core/files/file-keys.ts'
import { contextOf } from '../../core/requests/application-context.ts'
import { getCase } from '../../core/requests/get-case.ts'
import type { OpenCase } from '../../core/requests/request-case.ts'
import { openSnapshot } from '../../core/requests/sealed-snapshot.ts'
import { wholeAnswers } from '../../core/requests/stored-answers.ts'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { starterReasons } from '../../reference/starter-reasons.ts'
import {
  type FigureVersion,
  findLastFigures,
  findPeriodRules,
  findScorePlace,
  type PeriodRules,
} from '../../store/score-inputs.ts'
import { findStaffNames, type StaffNames } from '../../store/staff-names.ts'
import {
  type EventRow,
  findDismissed,
  findDuplicates,
  findEvents,
  findLastFlags,
  findLastTwoSnapshots,
  findNotes,
  findReviewedFiles,
  findReviewerOpening,
  findTicks,
  findVerdicts,
} from './reading-repository.ts'

type Rows<Find extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Find>>

export type TakenSnapshot = { readonly number: number; readonly takenAt: Date; readonly snapshot: Snapshot }

export type UnsentDocument = Omit<SentDocument, 'sha256'>

/** A request with everything that its review shows or depends on. */
export type ReviewCase = {
  readonly loaded: OpenCase
  readonly last: TakenSnapshot
  readonly previous: TakenSnapshot | undefined
  readonly round: number
  readonly events: readonly EventRow[]
  readonly documents: readonly SentDocument[]
  /** Undefined if there is no appeal. */
  readonly appeal: StoredAppeal | undefined
  /** The files of the appeal, and last the place of a missing one; empty without an appeal. */
  readonly appealDocuments: readonly SentDocument[]
  /** Documents that were uploaded for flagged places and not sent. */
  readonly unsent: readonly UnsentDocument[]
  readonly files: Rows<typeof findReviewedFiles>
  readonly verdicts: Rows<typeof findVerdicts>
  readonly ticks: Rows<typeof findTicks>
  readonly figures: FigureVersion | undefined
  readonly figuresContext: FiguresContext
  readonly place: Rows<typeof findScorePlace>
  readonly notes: Rows<typeof findNotes>
  readonly flags: Rows<typeof findLastFlags>
  readonly duplicates: Rows<typeof findDuplicates>
  readonly dismissed: Rows<typeof findDismissed>
  readonly rules: Omit<PeriodRules, 'reasons'> & { readonly reasons: Reasons }
  readonly names: StaffNames
  /** When a reviewer last opened the request. */
  readonly reviewerOpenedAt: Date | null
}

/** Loads the review of a request that was sent. 404 for a draft, which only its student may see. */
export const getReviewCase = async (platform: Platform, requestId: string): Promise<ReviewCase> =>
  reviewCaseOf(platform, await getCase(platform, requestId))

export const reviewCaseOf = async (platform: Platform, loaded: OpenCase): Promise<ReviewCase> => {
  const { request, student } = loaded
  const { id } = request
  const [
    [newest, older],
    events,
    verdicts,
    ticks,
    figures,
    notes,
    flags,
    duplicates,
    dismissed,
    rules,
    appeal,
    reviewerOpenedAt,
  ] = await Promise.all([
    findLastTwoSnapshots(platform, id),
    findEvents(platform, id),
    findVerdicts(platform, id),
    findTicks(platform, id),
    findLastFigures(platform, id),
    findNotes(platform, id),
    findLastFlags(platform, id),
    findDuplicates(platform, id),
    findDismissed(platform, id),
    findPeriodRules(platform, request.periodId),
    findStoredAppeal(platform, id),
    findReviewerOpening(platform, id),
  ])
  if (!newest || !rules) throw new AppError('NO_REQUEST')
  const opened = (row: typeof newest): TakenSnapshot => ({
    number: row.number,
    takenAt: row.takenAt,
    snapshot: openSnapshot(platform.vault, id, row),
  })
  const last = opened(newest)
  const previous = older && opened(older)
  const application = contextOf(loaded)
  const sent = shownOf(applicationForm, sentAnswers(last.snapshot), application).answers as ApplicationAnswers
  const documents = sentDocuments(last.snapshot)
  const unsent = appeal ? unsentAppealFiles(loaded, appeal) : unsentDocuments(platform, loaded, documents)
  const fileNames = [
    ...[...documents, ...unsent, ...(previous?.snapshot.documents ?? [])].map(({ fileName }) => fileName),
    ...(appeal?.versions.flatMap(({ sent: { files: sentFiles } }) => sentFiles) ?? []).map(
      ({ fileName }) => fileName,
    ),
  ]
  const staffIds = [
    ...events.map(({ actorId }) => actorId),
    ...[verdicts, ticks, notes, dismissed].flatMap((rows) => rows.map(({ staffId }) => staffId)),
    figures?.staffId ?? null,
  ]
  const [files, place, names] = await Promise.all([
    findReviewedFiles(
      platform,
      student.id,
      [...new Set(fileNames)].flatMap((name) => findFileId(name) ?? []),
    ),
    findScorePlace(platform, sent.under18City),
    findStaffNames(platform, staffIds),
  ])
  return {
    loaded,
    last,
    previous,
    round: reviewRoundOf(events),
    events,
    documents,
    appeal,
    appealDocuments: appeal
      ? [...appealDocuments(appeal.last.sent.files), missingAppealDocument(appeal.last.sent.files)]
      : [],
    unsent,
    files,
    verdicts,
    ticks,
    figures,
    figuresContext: { sent, application },
    place,
    notes,
    flags,
    duplicates,
    dismissed,
    rules: { ...rules, reasons: rules.reasons ?? starterReasons },
    names,
    reviewerOpenedAt,
  }
}

/**
 * Returns unsent documents after a lapsed or cancelled return. While the student may still send them, only the student
 * sees them.
 */
const unsentDocuments = (
  platform: Platform,
  loaded: OpenCase,
  sent: readonly SentDocument[],
): readonly UnsentDocument[] => {
  const { state, flags } = loaded.request
  if (!isInReview(state.status) || flags.length === 0) return []
  const names = new Set(sent.map(({ fileName }) => fileName))
  const answers = wholeAnswers(platform.vault, loaded)
  return newFilesIn(answers, flags, names, contextOf(loaded)).flatMap(
    ({ questionId, value, index, member }) => {
      const flag = findFixFlag({
        questionId,
        ...(index !== undefined && { index }),
        ...(member !== undefined && { member }),
      })
      if (!flag || typeof value !== 'string') return []
      const label = sent.find((one) => one.key === documentKey(flag))?.label ?? ''
      return [
        {
          questionId,
          label,
          fileName: value,
          originalName: null,
          key: documentKey(flag),
          flag,
          ...(index !== undefined && { index }),
          ...(member !== undefined && { member }),
        },
      ]
    },
  )
}

/** Returns the new files of the appeal's saved draft, after a lapsed or cancelled return. */
const unsentAppealFiles = (
  { request: { state, flags } }: OpenCase,
  { last, draft }: StoredAppeal,
): readonly UnsentDocument[] => {
  if (!isInReview(state.status) || !draft) return []
  return appealFilesToFix(last.sent.answers, draft, flags).flatMap(({ index, newFile, flag }) =>
    newFile === null
      ? []
      : [
          {
            questionId: appealDocumentId,
            label: '',
            fileName: newFile,
            originalName: null,
            index,
            key: documentKey(flag),
            flag,
          },
        ],
  )
}

/**
 * Returns the documents that are judged in this review: the files of an appeal, or else the documents of the
 * application.
 */
export const judgedDocuments = ({
  loaded,
  documents,
  appealDocuments: ofAppeal,
}: Pick<ReviewCase, 'loaded' | 'documents' | 'appealDocuments'>): readonly SentDocument[] =>
  loaded.request.state.appeal === 'NONE' ? documents : ofAppeal

/** Returns the number of the last event. A decision must name it. */
export const seenOf = ({ events }: Pick<ReviewCase, 'events'>): number => events.at(-1)?.number ?? 0

export const staffName = (names: StaffNames, id: string) => ({ id, name: names.get(id) ?? '' })
