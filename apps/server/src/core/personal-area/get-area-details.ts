import { shownTimeline, type TimelineEvent } from '@milgo/domain/status/shown-timeline'
import type { Platform } from '../../platform/platform.ts'
import { type AreaDetails, findAreaDetails } from './repository.ts'

/** Returns what is stored about a request beside its case, with the history that its student may see. */
export const getAreaDetails = async (
  platform: Platform,
  studentId: string,
  requestId: string | undefined,
): Promise<AreaDetails & { readonly timeline: readonly TimelineEvent[] }> => {
  const details = await findAreaDetails(platform, studentId, requestId)
  return {
    ...details,
    timeline: shownTimeline(details.events.map((event) => ({ ...event, at: new Date(event.at) }))),
  }
}
