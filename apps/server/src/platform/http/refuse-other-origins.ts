import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { AppError } from '../../errors.ts'

/**
 * The office's calls are made by the office's own pages. A browser says where a call comes from; what is no browser says
 * nothing, and has no cookie of anybody's to misuse.
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

/** `null` and what is no address are nobody's. */
const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined
