/** The page to return to after the login. Passed on in the state of history entries, so that no address can set it. */
export type AfterLogin = { readonly from: string }

export const readAfterLogin = (state: unknown): string => {
  const from = typeof state === 'object' && state !== null && (state as Partial<AfterLogin>).from
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/'
}
