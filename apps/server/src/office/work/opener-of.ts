import type { Worker } from '@milgo/domain/queue/assignment'
import { capacitiesOf } from '@milgo/domain/staff/capacities'

/** Whoever opens a request, and whether a reviewer has taken it thereby. */
export const openerOf = ({ id, roles }: Worker) => ({
  staffId: id,
  isReviewer: capacitiesOf(roles).includes('REVIEWER'),
})
