import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { StudentToken } from '../../store/student-session.ts'
import { findCaseOfRequest, findCasesOfSessions } from './cases-repository.ts'
import { caseOfRow, type OpenCase, type RequestCase } from './request-case.ts'

/**
 * Returns the cases of these tokens' students; undefined for a session that is not valid. No two tokens may be of the
 * same session.
 */
export const findOwnCases = async (
  platform: Pick<Platform, 'database' | 'clock'>,
  tokens: readonly StudentToken[],
): Promise<readonly (RequestCase | undefined)[]> =>
  (await findCasesOfSessions(platform, tokens)).map((row) => row && caseOfRow(row))

/** Returns the case of the session's student; undefined if the session is not valid. */
export const findOwnCase = async (
  platform: Platform,
  token: StudentToken,
): Promise<RequestCase | undefined> => (await findOwnCases(platform, [token]))[0]

/** Returns the case of the session's student. Throws 401 if the session is not valid. */
export const getOwnCase = async (platform: Platform, token: StudentToken): Promise<RequestCase> =>
  caseOrUnauthorized(await findOwnCase(platform, token))

/** Returns the given case. Throws 401 if it is undefined, because then the session is not valid. */
export const caseOrUnauthorized = (loaded: RequestCase | undefined): RequestCase => {
  if (!loaded) throw new AppError('UNAUTHORIZED')
  return loaded
}

/** Returns the case of the session's student, with its request. Throws 404 if the student has not begun a request. */
export const getOwnOpenCase = async (platform: Platform, token: StudentToken): Promise<OpenCase> =>
  withRequest(await getOwnCase(platform, token))

/** Returns the case of a request by its id, for staff and jobs; undefined if there is no such request. */
export const findCase = async (
  platform: Pick<Platform, 'database' | 'clock'>,
  requestId: string,
): Promise<OpenCase | undefined> => {
  const row = await findCaseOfRequest(platform, requestId)
  return row && withRequest(caseOfRow(row))
}

/** As `findCase`, but throws 404 if there is no such request. */
export const getCase = async (
  platform: Pick<Platform, 'database' | 'clock'>,
  requestId: string,
): Promise<OpenCase> => {
  const loaded = await findCase(platform, requestId)
  if (!loaded) throw new AppError('NO_REQUEST')
  return loaded
}

const withRequest = (loaded: RequestCase): OpenCase => {
  const { request } = loaded
  if (!request) throw new AppError('NO_REQUEST')
  return { ...loaded, request }
}
