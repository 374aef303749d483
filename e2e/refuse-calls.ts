import { baseOf } from '@milgo/contracts/define-call'
import type { Page } from '@playwright/test'

const authz = baseOf('authz')

/**
 * Has a call of the authorization service refused, as the server does when it is late, tried too often or down: what a
 * journey cannot wait for. Answers how to mend it.
 */
export const refuseCall = async (
  page: Page,
  path: string,
  code: string,
  { status = 400, wait }: { readonly status?: number; readonly wait?: number } = {},
): Promise<() => Promise<void>> => {
  const url = `**${authz}/auth/${path}`
  await page.route(url, (route) =>
    route.fulfill({
      status: wait === undefined ? status : 429,
      headers: wait === undefined ? {} : { 'Retry-After': String(wait) },
      json: { error: { statusCode: status, code, message: code } },
    }),
  )
  return () => page.unroute(url)
}
