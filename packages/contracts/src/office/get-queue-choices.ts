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
  summary:
    'What the filters of the queue offer: colleagues who work through it, labels in use, institutions, saved views',
  response: z.object({
    /** In which something was sent, the newest first. */
    periods: z.array(z.string()),
    colleagues: z.array(z.object({ id: z.uuid(), name: z.string(), roles: z.array(StaffRole) })),
    labels: z.array(z.string()),
    institutions: z.array(z.object({ id: z.int(), name: z.string() })),
    /** Of every period: a view of a past one is read in its own words. */
    reasons: z.array(
      z.object({
        period: z.string(),
        is_current: z.boolean(),
        returning: z.array(Reason),
        denying: z.array(Reason),
      }),
    ),
    views: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        /** The filters and the order, as the address of the page has them. */
        address: z.string(),
        is_shared: z.boolean(),
        /** Whether whoever asks may change and remove it. */
        is_editable: z.boolean(),
        version: z.int(),
      }),
    ),
  }),
})
