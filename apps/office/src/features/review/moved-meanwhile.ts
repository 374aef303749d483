import { CallFailed } from '@milgo/web-client/call-failed'

/** Who changed the request since the page was loaded, and how, as a 409 says. */
export type Moved = {
  readonly event?: string | undefined
  readonly name?: string | undefined
  readonly at?: string | undefined
  readonly openBy?: string | undefined
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Returns undefined if the call failed for another reason. */
export const findMoved = (error: unknown): Moved | undefined => {
  if (!(error instanceof CallFailed) || error.status !== 409) return undefined
  const { moved, open_by } = recordOf(error.answer)
  const { event, staff, at } = recordOf(moved)
  return {
    event: textOf(event),
    name: textOf(recordOf(staff)['name']),
    at: textOf(at),
    openBy: textOf(recordOf(open_by)['name']),
  }
}
