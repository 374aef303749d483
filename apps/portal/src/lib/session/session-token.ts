/** What a page may know of its token: which session it names, and until when it is good. It is not checked here. */
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
