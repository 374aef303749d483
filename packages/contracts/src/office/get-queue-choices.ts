import { StaffRole } from '@milgo/domain/staff/staff-role'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

const Reason = z.object({ code: z.string(), text: z.string() })

export const getQueueChoices = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/queue/choices',
  guard: 'staff',
  right: 'read-requests',
  isPersonal: true,
  summary: "Return the choices of the queue's filters: colleagues, labels in use, institutions, saved views",
  response: z.object({
    /** Periods with sent requests, the newest first. */
    periods: z.array(z.string()),
    colleagues: z.array(z.object({ id: z.uuid(), name: z.string(), roles: z.array(StaffRole) })),
    labels: z.array(z.string()),
    institutions: z.array(z.object({ id: z.int(), name: z.string() })),
    /** The reasons of every period, because a view of a past period needs its own texts. */
    reasons: z.array(
      z.object({
        period: z.string(),
        is_current: z.boolean(),
        returning: z.array(Reason),
        denying: z.array(Reason),
      }),
    ),
    /** The awards of the tiers that every period has or had, the highest first. */
    awards: z.array(z.object({ period: z.string(), is_current: z.boolean(), amounts: z.array(z.int()) })),
    views: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        /** The filters and the order, as in the address of the page. */
        address: z.string(),
        is_shared: z.boolean(),
        /** Whether the caller may change and remove it. */
        is_editable: z.boolean(),
        version: z.int(),
      }),
    ),
  }),
})
