import type { Worker } from '@milgo/domain/queue/assignment'
import { capacitiesOf } from '@milgo/domain/staff/capacities'

/** Returns who opens a request, and whether that counts as taken by a reviewer. */
export const openerOf = ({ id, roles }: Worker) => ({
  staffId: id,
  isReviewer: capacitiesOf(roles).includes('REVIEWER'),
})
