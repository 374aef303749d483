import { randomUUID } from 'node:crypto'
import type { LoginAnswer } from '@milgo/contracts/authz/account-fields'
import type { Platform } from '../../platform/platform.ts'
import type { NewSession, Opened } from '../../store/open-session.ts'
import { issueToken } from './issue-token.ts'

/** Returns a new session, to be written by the statement that logs the student in. */
export const newSession = ({ config }: Pick<Platform, 'config'>): NewSession => ({
  id: randomUUID(),
  hours: config.SESSION_HOURS,
})

/** Returns the answer to a login: the first token, and the period whose account was opened. */
export const firstLogin = async (
  platform: Pick<Platform, 'tokens' | 'config'>,
  id: string,
  { now, ends_at }: Opened,
  registerPeriod: string,
): Promise<LoginAnswer> => ({
  ...(await issueToken(platform, 'milgo-portal', { id, now: new Date(now), endsAt: new Date(ends_at) })),
  register_period: registerPeriod,
})
