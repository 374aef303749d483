import type { StudentCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuseOverLimit } from '../../store/refuse-over-limit.ts'
import { refuseClosed } from './refuse-closed.ts'
import { countUpload } from './upload-circumstances-repository.ts'

/**
 * Runs before any byte of an upload is read. Counts the upload, because an upload that never ends costs as much as one
 * that does. Refuses it if the request does not take this document now.
 */
export const beginUpload = async (
  platform: Platform,
  { id: studentId }: StudentCaller,
  document: string,
): Promise<void> => {
  const limit = platform.limits.uploadsPerStudent(studentId)
  const { circumstances, ...gate } = await countUpload(platform, studentId, limit)
  refuseOverLimit(gate)
  refuseClosed(circumstances, document)
}
