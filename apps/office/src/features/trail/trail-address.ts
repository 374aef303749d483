import type { TrailFilters } from '@milgo/contracts/office/trail-fields'
import { AuditAction } from '@milgo/domain/trail/audit-action'
import { unusualKinds } from '@milgo/domain/trail/unusual-reading'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const day = /^\d{4}-\d{2}-\d{2}$/

const findMatching = (value: string | null, pattern: RegExp): string | undefined =>
  value !== null && pattern.test(value) ? value : undefined

/** Returns the filters in an address of the page. Unknown or invalid parameters are ignored. */
export const readTrailAddress = (params: URLSearchParams): TrailFilters => {
  const staff = findMatching(params.get('staff'), uuid)
  const request = params.get('request')?.trim().slice(0, 40)
  const action = AuditAction.safeParse(params.get('action'))
  const unusual = unusualKinds.find((kind) => kind === params.get('unusual'))
  const from = findMatching(params.get('from'), day)
  const until = findMatching(params.get('until'), day)
  return {
    ...(staff && { staff_id: staff }),
    ...(request && { request_number: request }),
    ...(action.success && { actions: [action.data] }),
    ...(unusual && { unusual }),
    ...(from && { from }),
    ...(until && { until }),
  }
}

export const writeTrailAddress = ({
  staff_id,
  request_number,
  actions,
  unusual,
  from,
  until,
}: TrailFilters): URLSearchParams =>
  new URLSearchParams(
    Object.entries({
      staff: staff_id,
      request: request_number,
      action: actions?.[0],
      unusual,
      from,
      until,
    }).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  )
