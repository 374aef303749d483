import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { AppError } from '../../errors.ts'

/**
 * Refuses office calls that do not come from the office's own pages. A browser sends the origin of a call. Another
 * program sends none, but it has no cookie of a staff member that could be misused.
 */
export const refuseOtherOrigins = (
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
): void => {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('FORBIDDEN')
  if (origin === undefined) return
  const isOwn = PUBLIC_URL !== undefined && origin === new URL(PUBLIC_URL).origin
  if (!isOwn && hostOf(origin) !== host.replace(/:(80|443)$/, '')) throw new AppError('FORBIDDEN')
}

/** Returns the host of an origin; undefined for `null` and everything else that is no address. */
const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined
