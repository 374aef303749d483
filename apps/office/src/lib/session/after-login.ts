/** Where a login leads back to; handed from page to page by the browser's history, so that no address can name it. */
export type AfterLogin = { readonly from: string }

export const readAfterLogin = (state: unknown): string => {
  const from = typeof state === 'object' && state !== null && (state as Partial<AfterLogin>).from
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/'
}
