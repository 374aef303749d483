import { AppError } from '../../errors.ts'
import type { StudentCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { countUpload } from './beginning-repository.ts'
import { refuseClosed } from './refuse-closed.ts'

/**
 * Before anything of an upload is read: it is counted, since one that never ends costs as much as one that does, and
 * refused where the request takes no such document.
 */
export const beginUpload = async (
  platform: Platform,
  { id: studentId }: StudentCaller,
  document: string,
): Promise<void> => {
  const limit = platform.limits.uploadsPerStudent(studentId)
  const { is_open, wait, ground } = await countUpload(platform, studentId, limit)
  if (!is_open) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait })
  refuseClosed(ground, document)
}
