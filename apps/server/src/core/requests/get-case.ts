import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { StudentToken } from '../../store/student-session.ts'
import { findCaseOfRequest, findCaseOfSession } from './cases-repository.ts'
import { caseOfRow, type OpenCase, type RequestCase } from './request-case.ts'

/** The case of the student who asks; undefined where their session does not live. */
export const findOwnCase = async (
  platform: Platform,
  token: StudentToken,
): Promise<RequestCase | undefined> => {
  const row = await findCaseOfSession(platform, token)
  return row && caseOfRow(row)
}

/** The same; 401 where their session does not live. */
export const getOwnCase = async (platform: Platform, token: StudentToken): Promise<RequestCase> => {
  const loaded = await findOwnCase(platform, token)
  if (!loaded) throw new AppError('UNAUTHORIZED')
  return loaded
}

/** The same with a request; 404 where the student has not begun one. */
export const getOwnOpenCase = async (platform: Platform, token: StudentToken): Promise<OpenCase> =>
  withRequest(await getOwnCase(platform, token))

/** The case of a request by its id, for staff and jobs; 404 where there is none. */
export const getCase = async (
  platform: Pick<Platform, 'database' | 'clock'>,
  requestId: string,
): Promise<OpenCase> => {
  const row = await findCaseOfRequest(platform, requestId)
  if (!row) throw new AppError('NO_REQUEST')
  return withRequest(caseOfRow(row))
}

const withRequest = (loaded: RequestCase): OpenCase => {
  const { request } = loaded
  if (!request) throw new AppError('NO_REQUEST')
  return { ...loaded, request }
}
