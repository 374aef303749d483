import type { IncomingHttpHeaders } from 'node:http'
import type { TokenClaims, Tokens } from '../crypto/tokens.ts'

/**
 * Returns the claims of a token that this server signed. Whether its session is still valid is checked in the database.
 */
export const readBearer = async (
  tokens: Pick<Tokens, 'read'>,
  { authorization = '' }: IncomingHttpHeaders,
): Promise<TokenClaims | undefined> => {
  const token = /^Bearer ([\w.-]+)$/.exec(authorization)?.[1]
  return token === undefined ? undefined : tokens.read(token)
}
