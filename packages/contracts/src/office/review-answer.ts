import { AppealType } from '@milgo/domain/appeal/appeal'
import { fileMarks } from '@milgo/domain/application/documents/file-marks'
import { storedFormats } from '@milgo/domain/application/documents/file-rules'
import { checkCodes, checkResults } from '@milgo/domain/review/automatic-check'
import { ChecklistItem } from '@milgo/domain/review/checklist'
import { DecisionEvent, decisionNeeds } from '@milgo/domain/review/decision'
import { DocumentState, Verdict } from '@milgo/domain/review/document-verdict'
import { EditRefusal } from '@milgo/domain/review/edit-refusal'
import { secretNumbers } from '@milgo/domain/review/secret-number'
import { scoreComponents } from '@milgo/domain/score/score-component'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { z } from 'zod'

const Moment = z.iso.datetime({ offset: true })

/** A staff member by the name that colleagues see. */
export const StaffName = z.object({ id: z.uuid(), name: z.string() })

/** A number that is shown masked; `reveal-number` shows it whole, and logs the purpose. */
export const SecretNumber = z.enum(Object.values(secretNumbers))

const ReviewedAnswer = z.object({
  key: z.string(),
  question_id: z.string(),
  label: z.string(),
  text: z.string(),
  statements: z.array(z.string()),
  /** Set if the text is masked. */
  secret: SecretNumber.nullable(),
  /** Keys of the documents that prove the answer, the best first. */
  documents: z.array(z.string()),
})

export const AnswerSection = z.object({
  id: z.string(),
  title: z.string(),
  groups: z.array(z.object({ key: z.string(), title: z.string(), answers: z.array(ReviewedAnswer) })),
})

/** What the server knows about a file. */
export const FileDetails = z.object({
  file_name: z.string(),
  original_file_name: z.string(),
  format: z.enum(storedFormats),
  bytes: z.int(),
  sha256: z.string(),
  /** Null if the server has not counted them. */
  pages: z.int().nullable(),
  scan: z.enum(['unscanned', 'checking', 'clean', 'infected']),
  /** What the check at the upload found in the file, or could not read. */
  marks: z.array(z.enum(fileMarks)),
  uploaded_at: Moment,
  /** In degrees, clockwise, as staff have turned it. */
  rotation: z.int(),
})

const Place = {
  /** The key of the document within the request. */
  key: z.string(),
  field: z.string(),
  index: z.int().optional(),
  member_type: z.string().optional(),
  question_id: z.string(),
  label: z.string(),
}

export const ReviewedDocument = z.object({
  ...Place,
  /** The label that the student saw; empty for the files of an appeal, which have no label. */
  label_for_student: z.string(),
  /** Null if the file was deleted. */
  file: FileDetails.nullable(),
  state: DocumentState,
  verdict: z
    .object({
      verdict: Verdict,
      reason: z.string().nullable(),
      note: z.string().nullable(),
      by: StaffName,
      is_own: z.boolean(),
      at: Moment,
    })
    .nullable(),
  /** Replaced since the last review. */
  is_replaced: z.boolean(),
  /** A document of the request's review, shown beside an appeal. It is not judged again. */
  is_frozen: z.boolean(),
  /** Not a document, but the way to ask for a file that was not sent. */
  is_missing: z.boolean(),
})

const Changes = z.object({
  /** When the previously reviewed version was sent. */
  before_at: Moment,
  after_at: Moment,
  documents: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      /** What the return asked for, in the reviewer's language. */
      asked: z
        .object({ reason: z.string(), reason_text: z.string(), note: z.string().nullable() })
        .nullable(),
      before: FileDetails.nullable(),
      after: FileDetails.nullable(),
    }),
  ),
  answers: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
})

const TimelineEntry = z.object({
  number: z.int(),
  at: Moment,
  event: z.string(),
  by: z.enum(['STUDENT', 'REVIEWER', 'MANAGER', 'FINANCE', 'SYSTEM', 'INSTITUTION_LIST']),
  staff: StaffName.nullable(),
  /** The text of the reason in the reviewer's language, or a text by staff. */
  reason_text: z.string().nullable(),
  note: z.string().nullable(),
  from: RequestStatus,
  to: RequestStatus,
})

export const Note = z.object({ id: z.uuid(), at: Moment, by: StaffName, text: z.string() })

const Flag = z.object({
  key: z.string(),
  label: z.string(),
  reason: z.string(),
  reason_text: z.string(),
  note: z.string().nullable(),
  resolved_at: Moment.nullable(),
})

export const duplicateKinds = ['ACCOUNT', 'PHONE', 'ADDRESS', 'FILE'] as const

const Duplicate = z.object({
  request_id: z.uuid(),
  request_number: z.string(),
  name: z.string(),
  status: RequestStatus,
  kinds: z.array(z.enum(duplicateKinds)),
  /** Keys of the documents whose same file was sent in the other request too. */
  documents: z.array(z.string()),
  dismissed: z.object({ by: StaffName, at: Moment }).nullable(),
})

/** The result of an automatic check with its evidence, in the reviewer's language. */
export const AutomaticCheck = z.object({
  code: z.enum(checkCodes),
  result: z.enum(checkResults),
  item: ChecklistItem.nullable(),
  document: z.string().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  text: z.string(),
})

const CheckedItem = z.object({
  item: ChecklistItem,
  label: z.string(),
  documents: z.array(z.string()),
  is_ticked: z.boolean(),
  /** By a reviewer, or automatically because all its documents were accepted; null if not ticked. */
  ticked_by: z.enum(['REVIEWER', 'DOCUMENTS']).nullable(),
  staff: StaffName.nullable(),
})

export const FigureKind = z.enum(['digits', 'amount', 'yesNo', 'list', 'text'])
export type FigureKind = z.infer<typeof FigureKind>

export const Figures = z.object({
  /** The number of stored versions; 0 before the first. */
  version: z.int(),
  is_frozen: z.boolean(),
  entered_by: StaffName.nullable(),
  entered_at: Moment.nullable(),
  rows: z.array(
    z.object({
      id: z.string(),
      wire: z.string(),
      kind: FigureKind,
      label: z.string(),
      is_required: z.boolean(),
      is_missing: z.boolean(),
      /** The value in the form; null if the form did not ask for it. */
      claimed: z.unknown(),
      value: z.unknown(),
      /** The key of the document that the value was read from. */
      source: z.string().nullable(),
      /** Keys of the documents that can prove the value, the best first. */
      sources: z.array(z.string()),
    }),
  ),
})

export const Score = z.object({
  rules_version: z.string(),
  total: z.number(),
  /** All figures are entered. */
  is_final: z.boolean(),
  missing_figures: z.int(),
  /** NIS by the period's tiers; null below the lowest. */
  award: z.number().nullable(),
  components: z.array(
    z.object({
      component: z.enum(scoreComponents),
      /** False while the figures of the component are not all entered. It gives no points until then. */
      is_known: z.boolean(),
      points: z.number(),
      max: z.number(),
      lines: z.array(
        z.object({
          code: z.string(),
          params: z.record(z.string(), z.number()),
          points: z.number(),
          text: z.string(),
        }),
      ),
    }),
  ),
  /** The distance of the household's income to the next band. */
  margin: z
    .object({
      per_person: z.number(),
      persons: z.int(),
      total: z.number(),
      up_to: z.number(),
      left: z.number(),
      points_lost: z.number(),
    })
    .nullable(),
})

export const OfferedReason = z.object({
  code: z.string(),
  /** In the reviewer's language. */
  text: z.string(),
  /** In the student's language. */
  text_for_student: z.string(),
  needs_note: z.boolean(),
})

export const OfferedReturnReason = OfferedReason.extend({
  /** The keys of the documents that the reason fits; null if it fits all. */
  documents: z.array(z.string()).nullable(),
})

export const OfferedDecision = z.object({
  event: DecisionEvent,
  /**
   * What the decision needs: a reason of `denying` or `denying_appeal`, words for the student, a note, a look at the
   * message, or nothing.
   */
  needs: z.enum(decisionNeeds),
  /** Why the decision is not possible yet; empty if it is. */
  refusals: z.array(z.object({ code: z.string(), message: z.string() })),
})

const WordedLine = z.object({ label: z.string(), text: z.string() })

/** The appeal, and the first result as it was published. */
const ReviewedAppeal = z.object({
  number: z.string(),
  type: AppealType,
  /** Type, grounds and disputed figures in the reviewer's language. */
  lines: z.array(WordedLine),
  details: z.string(),
  return_comment: z.string().nullable(),
  /** Each version that was sent: made, updated, corrected. */
  versions: z.array(
    z.object({ version: z.int(), sent_at: Moment, details: z.string(), files: z.array(z.string()) }),
  ),
  /** The appeal's reviewer has not yet entered or confirmed the figures. */
  needs_figures: z.boolean(),
  first: z.object({
    /** Null if the request was denied without a score. */
    total: z.number().nullable(),
    award: z.number().nullable(),
    decision: z
      .object({
        event: z.string(),
        reason_text: z.string().nullable(),
        note: z.string().nullable(),
        by: StaffName.nullable(),
        at: Moment,
      })
      .nullable(),
    /** The verified figures of the first result. */
    figures: z.array(WordedLine),
  }),
})

/** The part of the review page that a write changes. */
export const ReviewProgress = z.object({
  documents: z.array(ReviewedDocument),
  checklist: z.array(CheckedItem),
  decisions: z.array(OfferedDecision),
})

/** A request as the review page shows it. */
export const Review = ReviewProgress.extend({
  request_id: z.uuid(),
  request_number: z.string(),
  student_id: z.uuid(),
  name: z.string(),
  status: RequestStatus,
  institution: z.string(),
  /** The language in which the student sent the request and gets messages. */
  language: z.enum(['he', 'ar', 'en']),
  submitted_at: Moment,
  moved_at: Moment,
  /** Days since the last movement. */
  days_waiting: z
    .int()
    .nullable()
    .meta({ description: 'Working days. Null if the request does not wait for staff' }),
  correction_deadline: Moment.nullable(),
  /** The institution rejected the student while the request was returned; a manager applies the rejection later. */
  is_rejection_waiting: z.boolean(),
  /** The result is published; only a revision can change it. */
  is_published: z.boolean(),
  /** The number of the last event. A decision sends it back as `seen`. */
  seen: z.int(),
  round: z.int(),
  assignee: StaffName.nullable(),
  /** The colleague who has the request open now. Meanwhile the caller can change nothing. */
  open_by: StaffName.extend({ last_active_at: Moment }).nullable(),
  may_take_over: z.boolean(),
  /** Colleagues who look at the request without having it open. They lock nobody out. */
  lookers: z.array(StaffName),
  /** The channels by which messages do not reach the student. */
  undelivered: z.array(z.enum(['mail', 'sms'])),
  /** Why verdicts, ticks and figures cannot be changed; null if they can. */
  edit_refusal: EditRefusal.nullable(),
  /** Whether the caller may dismiss the finding of a duplicate. */
  may_dismiss: z.boolean(),
  sections: z.array(AnswerSection),
  /** Uploaded for flagged places after a return, but not sent. */
  unsent_documents: z.array(z.object({ ...Place, file: FileDetails.nullable() })),
  /** Null before a second version was sent. */
  changes: Changes.nullable(),
  timeline: z.array(TimelineEntry),
  notes: z.array(Note),
  /** The flags of the last return. */
  flags: z.array(Flag),
  duplicates: z.array(Duplicate),
  checks: z.array(AutomaticCheck),
  figures: Figures,
  score: Score,
  reasons: z.object({
    returning: z.array(OfferedReturnReason),
    denying: z.array(OfferedReason),
    denying_appeal: z.array(OfferedReason),
  }),
  /** Null while no appeal was made. */
  appeal: ReviewedAppeal.nullable(),
})
export type Review = z.input<typeof Review>

/** A 409 with the event that happened since the page was loaded. */
export const MovedMeanwhile = z.object({
  error: z.looseObject({ statusCode: z.int(), code: z.string() }),
  moved: z
    .object({ event: z.string(), staff: StaffName.nullable(), at: Moment, status: RequestStatus })
    .nullable()
    .optional(),
  open_by: StaffName.nullable().optional(),
})
