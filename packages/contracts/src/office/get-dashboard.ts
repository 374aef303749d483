import { reviewDecisions } from '@milgo/domain/queue/decision'
import { Stage } from '@milgo/domain/queue/stages'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { PeriodCode, QueueAddress, StaffName } from './queue-fields.ts'

/** How many requests a view of the queue has; the number is a link to that view. */
const Figure = z.object({ count: z.int(), view: QueueAddress })
export type Figure = z.infer<typeof Figure>

const Reason = z.object({ code: z.string(), figure: Figure })
const ReasonText = z.object({ code: z.string(), text: z.string() })

export const Dashboard = z.object({
  /** In which something was sent, the newest first. */
  periods: z.array(z.string()),
  period: z.object({
    code: z.string(),
    closes_at: z.iso.datetime({ offset: true }),
    is_open: z
      .boolean()
      .meta({ description: 'Whether students can send now: by its times and by its switch' }),
  }),
  now: z.iso.datetime({ offset: true }),
  /** Not sent, and therefore in no view of the queue. */
  drafts: z.int(),
  /** How far the students of the period came; who has sent nothing is in no view of the queue. */
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
      /** Of what waits now, working days in our hands; null where nothing waits. */
      median: z.number().nullable(),
      waiting: Figure,
      within: Figure,
      due: Figure,
      overdue: Figure,
    }),
  ),
  /** Past the target of its stage, in all stages. */
  overdue: Figure,
  /** What was sent and decided before the days that are listed one by one. */
  before: z.object({ sent: Figure, decided: Figure }).nullable(),
  days: z.array(z.object({ day: z.iso.date(), sent: Figure, decided: Figure })),
  forecast: z.object({
    /** What came in and was decided on the days that tell the pace; null before the first working day is over. */
    pace: z.object({ worked_days: z.int(), sent: Figure, decided: Figure }).nullable(),
    /** On a working day of these. */
    sent_per_day: z.number(),
    decided_per_day: z.number(),
    /** When all that is open is decided at this pace; null where the pace does not get there. */
    done_on: z.iso.date().nullable(),
  }),
  /** Requests that have left the status, in working days. */
  times: z.object({
    computed_at: z.iso.datetime({ offset: true }),
    statuses: z.array(
      z.object({
        status: RequestStatus,
        median: z.number(),
        ninetieth: z.number(),
        /** The requests that these are the times of; one that came twice has both its times among them. */
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
      /** Of the period's list; `none` for what was given in other words, or without any. */
      reasons: z.array(Reason),
    }),
  ),
  /** Of everybody for managers, of oneself for reviewers. */
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
  /** The period's own words for the codes above. */
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
    'How the work on a period goes; every number of requests names the view of the queue that it counts',
  body: z.strictObject({ period: PeriodCode }),
  response: Dashboard,
})
