import type { Config } from '../config.ts'
import type { Clock } from './clock.ts'
import { readSecrets } from './crypto/secrets.ts'
import { createTokens } from './crypto/tokens.ts'
import { createVault } from './crypto/vault.ts'
import type { Database } from './database/database.ts'
import type { Authenticate } from './http/caller.ts'
import type { Platform } from './platform.ts'
import { createRateLimits } from './rate-limits.ts'

type Parts = Pick<Platform, 'jobs' | 'passwords'> & {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly createAuthenticate: (ground: Pick<Platform, 'database' | 'clock' | 'tokens'>) => Authenticate
}

/** Everything that use cases stand on, made of the settings and the opened parts. */
export const createPlatform = ({ createAuthenticate, ...parts }: Parts): Platform => {
  const secrets = readSecrets(parts.config)
  const vault = createVault(secrets)
  const tokens = createTokens(secrets.TOKEN_SECRET)
  return {
    ...parts,
    vault,
    tokens,
    limits: createRateLimits(parts.config, vault),
    authenticate: createAuthenticate({ ...parts, tokens }),
  }
}
