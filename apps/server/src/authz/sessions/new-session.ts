import { randomUUID } from 'node:crypto'
import type { LoginAnswer, TokenAnswer } from '@milgo/contracts/authz/account-fields'
import type { Audience } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import type { NewSession, Opened } from '../../store/open-session.ts'
import { issueToken } from './issue-token.ts'

/** What a login writes in the statement that it succeeds by. */
export const newSession = ({ config }: Pick<Platform, 'config'>): NewSession => ({
  id: randomUUID(),
  hours: config.SESSION_HOURS,
})

/** The first token of a session that was opened. */
export const firstToken = (
  platform: Pick<Platform, 'tokens' | 'config'>,
  audience: Audience,
  id: string,
  { now, ends_at }: Opened,
): Promise<TokenAnswer> =>
  issueToken(platform, audience, { id, now: new Date(now), endsAt: new Date(ends_at) })

/** The answer to a student who has logged in: the first token, and the period whose account was opened. */
export const firstLogin = async (
  platform: Pick<Platform, 'tokens' | 'config'>,
  id: string,
  opened: Opened,
  registerPeriod: string,
): Promise<LoginAnswer> => ({
  ...(await firstToken(platform, 'milgo-portal', id, opened)),
  register_period: registerPeriod,
})
