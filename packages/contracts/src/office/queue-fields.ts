import { queueFlags } from '@milgo/domain/queue/queue-row'
import { queueFilters } from '@milgo/domain/queue/queue-view'
import { z } from 'zod'

const filterNames = Object.keys(queueFilters) as (keyof typeof queueFilters)[]

/** Filters as in the address of the page: `status=SUBMITTED,DENIED`. */
export const QueueAddress = z.partialRecord(z.enum(filterNames), z.string().max(1_000))
export type QueueAddress = z.infer<typeof QueueAddress>

/** The code of a period; the current one if absent. */
export const PeriodCode = z.string().min(1).max(20).optional()

export const QueueFlag = z.enum(queueFlags)

export const StaffName = z.object({ id: z.uuid(), name: z.string() })
