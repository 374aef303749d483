import type { TokenAnswer } from '@milgo/contracts/authz/account-fields'
import type { Audience } from '../../platform/crypto/tokens.ts'
import type { CallerSession } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'

const minute = 60_000

/** Returns a token for the next half hour, or for the rest of the session if that is shorter. */
export const issueToken = async (
  { tokens, config }: Pick<Platform, 'tokens' | 'config'>,
  audience: Audience,
  { id, now, endsAt }: CallerSession,
): Promise<TokenAnswer> => ({
  jwtToken: await tokens.sign({
    audience,
    sessionId: id,
    expiresAt: new Date(Math.min(now.getTime() + config.SESSION_MINUTES * minute, endsAt.getTime())),
  }),
})
