import type { planWork as call } from '@milgo/contracts/office/plan-work'
import type { Worker } from '@milgo/domain/queue/assignment'
import { mostChangedAtOnce } from '@milgo/domain/queue/bulk-change'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { changeWork } from '../work/change-work.ts'
import { conditionsOf, periodOfView, viewToChange } from './queue-moment.ts'
import { countMatching, findCandidates } from './repository.ts'

/** Returns what a change of all requests of a view would do to each request. Nothing is changed. */
export const planWork = async (
  platform: Platform,
  staff: Worker,
  { view: address, change }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const view = viewToChange(address)
  const period = await periodOfView(platform, view)
  if (!period) return { results: [], count: 0 }
  const conditions = conditionsOf(staff.id, period, view)
  const [found, count] = await Promise.all([
    platform.database.read((db) => findCandidates(db, period.id, conditions, undefined, mostChangedAtOnce)),
    countMatching(platform, period.id, conditions),
  ])
  const requests = found.map(({ id }) => ({ request_id: id }))
  const { results } = await changeWork(platform, staff, {
    ...(view.period !== undefined && { period: view.period }),
    requests,
    change,
    is_preview: true,
  })
  return { results, count }
}
