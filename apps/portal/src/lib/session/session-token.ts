/**
 * What a page knows about its token: the session that it names, and until when it is valid. The token is not verified
 * here.
 */
export type TokenClaims = { readonly sessionId: string; readonly expiresAt: Date }

export const findTokenClaims = (token: string): TokenClaims | undefined => {
  try {
    const payload = token.split('.')[1] ?? ''
    const { sid, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof sid !== 'string' || !Number.isFinite(exp)) return undefined
    return { sessionId: sid, expiresAt: new Date(exp * 1000) }
  } catch {
    return undefined
  }
}
