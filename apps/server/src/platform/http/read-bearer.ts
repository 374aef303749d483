import type { IncomingHttpHeaders } from 'node:http'
import type { TokenClaims, Tokens } from '../crypto/tokens.ts'

/** What a token that we signed claims; whether its session still lives is for the database to say. */
export const readBearer = async (
  tokens: Pick<Tokens, 'read'>,
  { authorization = '' }: IncomingHttpHeaders,
): Promise<TokenClaims | undefined> => {
  const token = /^Bearer ([\w.-]+)$/.exec(authorization)?.[1]
  return token === undefined ? undefined : tokens.read(token)
}
