import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { lookAtRequest } from '../work/enter-request.ts'
import { getReviewCase } from './review-case.ts'
import { getShownFile } from './view-document.ts'
import { writeRotation } from './writing-repository.ts'

export const rotateDocument = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  { file_name: fileName, degrees }: { readonly file_name: string; readonly degrees: number },
) => {
  await lookAtRequest(platform, caller, requestId, { isForLook: true })
  const { id } = getShownFile(await getReviewCase(platform, requestId), fileName)
  await platform.database.repeatable((db) => writeRotation(db, id, degrees))
  return { degrees }
}
