import { reviewDecisions } from '@milgo/domain/queue/decision'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { Stage } from '@milgo/domain/status/stages'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { PeriodCode, QueueAddress, StaffName } from './queue-fields.ts'

/** The number of requests in a view of the queue; the page links it to that view. */
const Figure = z.object({ count: z.int(), view: QueueAddress })
export type Figure = z.infer<typeof Figure>

const Reason = z.object({ code: z.string(), figure: Figure })
const ReasonText = z.object({ code: z.string(), text: z.string() })

export const Dashboard = z.object({
  /** Periods with sent requests, the newest first. */
  periods: z.array(z.string()),
  period: z.object({
    code: z.string(),
    closes_at: z.iso.datetime({ offset: true }),
    is_open: z
      .boolean()
      .meta({ description: 'Whether students can send now, by the times and the switch of the period' }),
  }),
  now: z.iso.datetime({ offset: true }),
  /** The number of unsent drafts. They are in no view of the queue. */
  drafts: z.int(),
  /** How far the students of the period have come. Students who sent nothing are in no view of the queue. */
  funnel: z.object({
    registered: z.int(),
    begun: z.int(),
    sent: Figure,
    decided: Figure,
    approved: Figure,
    paid: Figure,
  }),
  sent: Figure,
  decided: Figure,
  /** Sent, and not decided. */
  open: Figure,
  statuses: z.array(z.object({ status: RequestStatus, figure: Figure })),
  stages: z.array(
    z.object({
      stage: Stage,
      /** Working days. */
      target: z.int(),
      /**
       * The median of the working days that waiting requests have been in the office's hands; null if nothing waits.
       */
      median: z.number().nullable(),
      waiting: Figure,
      within: Figure,
      due: Figure,
      overdue: Figure,
    }),
  ),
  /** Requests past the target of their stage, in all stages. */
  overdue: Figure,
  /** What was sent and decided before the listed days. */
  before: z.object({ sent: Figure, decided: Figure }).nullable(),
  days: z.array(z.object({ day: z.iso.date(), sent: Figure, decided: Figure })),
  forecast: z.object({
    /** What was sent and decided on the days that give the pace; null before the first working day is over. */
    pace: z.object({ worked_days: z.int(), sent: Figure, decided: Figure }).nullable(),
    /** Per working day of these days. */
    sent_per_day: z.number(),
    decided_per_day: z.number(),
    /** The day on which all open requests are decided at this pace; null if the pace is too slow. */
    done_on: z.iso.date().nullable(),
  }),
  /** How long requests stayed in a status that they have left, in working days. */
  times: z.object({
    computed_at: z.iso.datetime({ offset: true }),
    statuses: z.array(
      z.object({
        status: RequestStatus,
        median: z.number(),
        ninetieth: z.number(),
        /** The requests that these times are of. A request that was in the status twice counts with both times. */
        left: Figure,
      }),
    ),
  }),
  returns: z.object({
    all: Figure,
    documents: z.array(
      z.object({
        /** The wire name of the document, or of its list. */
        field: z.string(),
        all: Figure,
        languages: z.array(z.object({ language: z.string(), figure: Figure })),
        reasons: z.array(Reason),
      }),
    ),
  }),
  decisions: z.array(
    z.object({
      decision: z.enum(reviewDecisions),
      all: Figure,
      /** By code of the period's list; `none` for a reason without a code. */
      reasons: z.array(Reason),
    }),
  ),
  /** All staff for managers, only oneself for reviewers. */
  workload: z.array(
    z.object({
      staff: StaffName,
      waiting: Figure,
      overdue: Figure,
      decided_today: Figure,
      decided_in_week: Figure,
    }),
  ),
  appeals: z.object({ made: Figure, open: Figure, granted: Figure, denied: Figure }),
  undeliverable: Figure,
  /** The period's texts for the codes above. */
  reasons: z.object({ returning: z.array(ReasonText), denying: z.array(ReasonText) }),
})
export type Dashboard = z.infer<typeof Dashboard>

export const getDashboard = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/dashboard',
  guard: 'staff',
  right: 'read-requests',
  summary:
    'Return the progress of the work on a period. Every number of requests has the view of the queue that it counts',
  body: z.strictObject({ period: PeriodCode }),
  response: Dashboard,
})
