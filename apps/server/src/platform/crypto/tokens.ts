import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { createBoundedCache } from '../bounded-cache.ts'

/**
 * What a token gives access to: the portal for a student, or for a staff member who acts for one. The office uses no
 * tokens.
 */
const audiences = ['milgo-portal', 'milgo-acting'] as const
export type Audience = (typeof audiences)[number]

export type TokenClaims = {
  readonly audience: Audience
  readonly sessionId: string
  readonly expiresAt: Date
}

export type Tokens = {
  readonly sign: (claims: TokenClaims) => Promise<string>
  /**
   * Returns the claims of a token that this server signed; undefined for any other. Expiry is checked by the database's
   * clock, not here.
   */
  readonly read: (token: string) => Promise<TokenClaims | undefined>
}

const algorithm = 'HS256'
const issuer = 'milgo'

const Claims = z.object({
  aud: z.enum(audiences),
  sid: z.uuid(),
  exp: z.number().int().positive(),
})

/** A longer token cannot be from this server, and is not worth the hashing. */
const longestToken = 2_048

/** A verified signature stays valid, so it is not verified again with every call of a page. */
const mostVerified = 5_000

export const createTokens = (secret: string): Tokens => {
  const key = new TextEncoder().encode(secret)
  const verifiedTokens = createBoundedCache<string, TokenClaims>(mostVerified)
  return {
    sign: ({ audience, sessionId, expiresAt }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setExpirationTime(expiresAt)
        .sign(key),
    read: async (token) => {
      if (token.length > longestToken) return undefined
      const known = verifiedTokens.find(token)
      if (known) return known
      // The node's clock is not used: the caller compares `expiresAt` with the database's clock.
      const verified = await jwtVerify(token, key, {
        algorithms: [algorithm],
        typ: 'JWT',
        issuer,
        audience: [...audiences],
        currentDate: new Date(0),
      }).catch(() => undefined)
      const claims = Claims.safeParse(verified?.payload)
      if (!claims.success) return undefined
      const { aud, sid, exp } = claims.data
      const read = { audience: aud, sessionId: sid, expiresAt: new Date(exp * 1000) }
      verifiedTokens.store(token, read)
      return read
    },
  }
}
