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

/** A member of staff, by the name that colleagues read. */
export const StaffName = z.object({ id: z.uuid(), name: z.string() })

/** A number that is shown masked; `reveal-number` shows it whole, and logs why. */
export const SecretNumber = z.enum(Object.values(secretNumbers))

const ReviewedAnswer = z.object({
  key: z.string(),
  question_id: z.string(),
  label: z.string(),
  text: z.string(),
  statements: z.array(z.string()),
  /** Set where the text is masked. */
  secret: SecretNumber.nullable(),
  /** Keys of the documents that prove the answer, best first. */
  documents: z.array(z.string()),
})

export const AnswerSection = z.object({
  id: z.string(),
  title: z.string(),
  groups: z.array(z.object({ key: z.string(), title: z.string(), answers: z.array(ReviewedAnswer) })),
})

/** What the server knows of a file. */
export const FileFacts = z.object({
  file_name: z.string(),
  original_file_name: z.string(),
  format: z.enum(storedFormats),
  bytes: z.int(),
  sha256: z.string(),
  /** Null where the server has not counted them. */
  pages: z.int().nullable(),
  scan: z.enum(['unscanned', 'checking', 'clean', 'infected']),
  /** What it may do when it is opened outside the viewer. */
  marks: z.array(z.enum(fileMarks)),
  uploaded_at: Moment,
  /** In degrees, clockwise, as somebody of the office has turned it. */
  rotation: z.int(),
})

const Place = {
  /** Names the document within the request. */
  key: z.string(),
  field: z.string(),
  index: z.int().optional(),
  member_type: z.string().optional(),
  question_id: z.string(),
  label: z.string(),
}

export const ReviewedDocument = z.object({
  ...Place,
  /** As the student has read it; empty for the files of an appeal, which have no name. */
  label_for_student: z.string(),
  /** Null where the file is gone. */
  file: FileFacts.nullable(),
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
  /** Replaced since the last look. */
  is_replaced: z.boolean(),
  /** Of the first review, shown beside an appeal: it is not judged again. */
  is_frozen: z.boolean(),
  /** No document but the way to ask for one that was not sent. */
  is_missing: z.boolean(),
})

const Changes = z.object({
  /** When what was reviewed before was sent. */
  before_at: Moment,
  after_at: Moment,
  documents: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      /** What was asked for, in the reviewer's language. */
      asked: z
        .object({ reason: z.string(), reason_text: z.string(), note: z.string().nullable() })
        .nullable(),
      before: FileFacts.nullable(),
      after: FileFacts.nullable(),
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
  /** The text of the reason in the reviewer's language, or what staff wrote. */
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
  /** Keys of the documents whose very file was sent there too. */
  documents: z.array(z.string()),
  dismissed: z.object({ by: StaffName, at: Moment }).nullable(),
})

/** What a program looked at by itself, with what it saw, in the reviewer's language. */
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
  /** By a reviewer, or by itself since every document of it was accepted; null where it is not ticked. */
  ticked_by: z.enum(['REVIEWER', 'DOCUMENTS']).nullable(),
  staff: StaffName.nullable(),
})

export const Figures = z.object({
  /** Counts the versions that were stored; 0 before the first. */
  version: z.int(),
  is_frozen: z.boolean(),
  entered_by: StaffName.nullable(),
  entered_at: Moment.nullable(),
  rows: z.array(
    z.object({
      id: z.string(),
      wire: z.string(),
      kind: z.enum(['digits', 'amount', 'yesNo', 'list', 'text']),
      label: z.string(),
      is_required: z.boolean(),
      is_missing: z.boolean(),
      /** As the form asked for it; null where it did not. */
      claimed: z.unknown(),
      value: z.unknown(),
      /** The key of the document that the value was read from. */
      source: z.string().nullable(),
      /** Keys of the documents that can prove it, best first. */
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
  /** In NIS by the period's tiers; null below the lowest. */
  award: z.number().nullable(),
  components: z.array(
    z.object({
      component: z.enum(scoreComponents),
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
  /** How far the household's income is from the next band. */
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
  /** In the language in which the student is written to. */
  text_for_student: z.string(),
  needs_note: z.boolean(),
})

export const OfferedDecision = z.object({
  event: DecisionEvent,
  /** What comes with it: a reason of `denying` or `denying_appeal`, a note, a look at what is sent, or nothing. */
  needs: z.enum(decisionNeeds),
  /** Why it is not possible yet; empty where it is. */
  refusals: z.array(z.object({ code: z.string(), message: z.string() })),
})

const WordedLine = z.object({ label: z.string(), text: z.string() })

/** The appeal, and beside it the first result as it was published. */
const ReviewedAppeal = z.object({
  number: z.string(),
  type: AppealType,
  /** Type, grounds and disputed figures in the reviewer's language. */
  lines: z.array(WordedLine),
  details: z.string(),
  return_comment: z.string().nullable(),
  /** Each time it was sent: made, updated, corrected. */
  versions: z.array(
    z.object({ version: z.int(), sent_at: Moment, details: z.string(), files: z.array(z.string()) }),
  ),
  /** The appeal's reviewer has yet to enter or confirm the figures. */
  needs_figures: z.boolean(),
  first: z.object({
    /** Null where the request was refused without a score. */
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
    /** The verified figures that the first result rested on. */
    figures: z.array(WordedLine),
  }),
})

/** What a write changes of the review screen. */
export const ReviewProgress = z.object({
  documents: z.array(ReviewedDocument),
  checklist: z.array(CheckedItem),
  decisions: z.array(OfferedDecision),
})

/** A request as the review screen shows it. */
export const Review = ReviewProgress.extend({
  request_id: z.uuid(),
  request_number: z.string(),
  student_id: z.uuid(),
  name: z.string(),
  status: RequestStatus,
  institution: z.string(),
  /** In which the student sent the request and is written to. */
  language: z.enum(['he', 'ar', 'en']),
  submitted_at: Moment,
  moved_at: Moment,
  /** Days since the last movement. */
  days_waiting: z
    .int()
    .nullable()
    .meta({ description: 'Working days; null while it does not wait for staff' }),
  correction_deadline: Moment.nullable(),
  /** The institution has rejected the student while the request was returned; a manager applies it. */
  is_rejection_waiting: z.boolean(),
  /** The student knows a result; it changes by a revision alone. */
  is_published: z.boolean(),
  /** The number of the last event: what a decision says that it has seen. */
  seen: z.int(),
  round: z.int(),
  assignee: StaffName.nullable(),
  /** Who else has the request open now; while somebody has, nothing can be written. */
  open_by: StaffName.extend({ last_active_at: Moment }).nullable(),
  may_take_over: z.boolean(),
  /** Who else looks at it without having it open: they keep it from nobody. */
  lookers: z.array(StaffName),
  /** Where messages do not reach the student. */
  undelivered: z.array(z.enum(['mail', 'sms'])),
  /** Why neither verdicts, ticks nor figures can be written; null where they can. */
  edit_refusal: EditRefusal.nullable(),
  /** Whether the reader may say of a duplicate that it is none. */
  may_dismiss: z.boolean(),
  sections: z.array(AnswerSection),
  /** Uploaded for flagged places after a return, and not sent. */
  unsent_documents: z.array(z.object({ ...Place, file: FileFacts.nullable() })),
  /** Null before anything was sent a second time. */
  changes: Changes.nullable(),
  timeline: z.array(TimelineEntry),
  notes: z.array(Note),
  /** Of the last return. */
  flags: z.array(Flag),
  duplicates: z.array(Duplicate),
  checks: z.array(AutomaticCheck),
  figures: Figures,
  score: Score,
  reasons: z.object({
    returning: z.array(OfferedReason),
    denying: z.array(OfferedReason),
    denying_appeal: z.array(OfferedReason),
  }),
  /** Null while no appeal was made. */
  appeal: ReviewedAppeal.nullable(),
})
export type Review = z.input<typeof Review>

/** A 409 that says who did what since the page has looked. */
export const MovedMeanwhile = z.object({
  error: z.looseObject({ statusCode: z.int(), code: z.string() }),
  moved: z
    .object({ event: z.string(), staff: StaffName.nullable(), at: Moment, status: RequestStatus })
    .nullable()
    .optional(),
  open_by: StaffName.nullable().optional(),
})
