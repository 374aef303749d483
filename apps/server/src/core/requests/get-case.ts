import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { StudentToken } from '../../store/student-session.ts'
import { findCaseOfRequest, findCaseOfSession } from './cases-repository.ts'
import { caseOfRow, type OpenCase, type RequestCase } from './request-case.ts'

/** The case of the student who asks; 401 where their session does not live. */
export const getOwnCase = async (platform: Platform, token: StudentToken): Promise<RequestCase> => {
  const row = await findCaseOfSession(platform, token)
  if (!row) throw new AppError('UNAUTHORIZED')
  return caseOfRow(row)
}

/** The same with a request; 404 where the student has not begun one. */
export const getOwnOpenCase = async (platform: Platform, token: StudentToken): Promise<OpenCase> =>
  withRequest(await getOwnCase(platform, token))

/** The case of a request by its id, for staff and jobs; 404 where there is none. */
export const getCase = async (platform: Platform, requestId: string): Promise<OpenCase> => {
  const row = await findCaseOfRequest(platform, requestId)
  if (!row) throw new AppError('NO_REQUEST')
  return withRequest(caseOfRow(row))
}

const withRequest = (loaded: RequestCase): OpenCase => {
  const { request } = loaded
  if (!request) throw new AppError('NO_REQUEST')
  return { ...loaded, request }
}
