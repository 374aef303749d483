import { randomUUID } from 'node:crypto'
import type { TokenAnswer } from '@milgo/contracts/authz/account-fields'
import type { Platform } from '../../platform/platform.ts'
import { issueToken } from './issue-token.ts'

export type NewSession = { readonly id: string; readonly hours: number }

/** What a login writes in the statement that it succeeds by. */
export const newSession = ({ config }: Pick<Platform, 'config'>): NewSession => ({
  id: randomUUID(),
  hours: config.SESSION_HOURS,
})

/** The first token of a session that was written at `now`. */
export const firstToken = (
  platform: Pick<Platform, 'tokens' | 'config'>,
  { id, hours }: NewSession,
  now: Date,
): Promise<TokenAnswer> =>
  issueToken(platform, 'milgo-portal', { id, now, endsAt: new Date(now.getTime() + hours * 3_600_000) })
