import { inBatches } from '../../platform/database/in-batches.ts'
import type { Platform } from '../../platform/platform.ts'
import type { StudentToken } from '../../store/student-session.ts'
import { batchLimits } from './batch-limits.ts'
import { caseOrUnauthorized, findOwnCases } from './get-case.ts'
import type { RequestCase } from './request-case.ts'

/** Returns the case of the session's student, read after the call was made. Throws 401 if the session is not valid. */
export type GetOwnCase = (token: StudentToken) => Promise<RequestCase>

/** Returns a read that shares one SQL statement with the reads of other sessions at the same time. */
export const createBatchedReads = (platform: Pick<Platform, 'database' | 'clock'>): GetOwnCase => {
  const find = inBatches({
    ...batchLimits,
    send: (tokens: readonly StudentToken[]) => findOwnCases(platform, tokens),
    keyOf: ({ sessionId }) => sessionId,
  })
  return async (token) => caseOrUnauthorized(await find(token))
}
