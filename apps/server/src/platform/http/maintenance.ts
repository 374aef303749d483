import { baseOf } from '@milgo/contracts/define-call'
import { officeBase } from '@milgo/contracts/office-paths'
import { type MaintenanceWindow, maintenanceAt } from '@milgo/domain/period/maintenance'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { AppError } from '../../errors.ts'
import type { Platform } from '../platform.ts'
import { isNavigation, sendUnavailable } from './unavailable-page.ts'

type Settings = Pick<Config, 'MAINTENANCE_FROM' | 'MAINTENANCE_UNTIL'>

export const findMaintenance = ({
  MAINTENANCE_FROM,
  MAINTENANCE_UNTIL,
}: Settings): MaintenanceWindow | undefined =>
  MAINTENANCE_FROM === undefined || MAINTENANCE_UNTIL === undefined
    ? undefined
    : { from: MAINTENANCE_FROM, until: MAINTENANCE_UNTIL }

const studentCalls = [`${baseOf('core')}/`, `${baseOf('authz')}/`]
/**
 * Staff and operators can still use these paths, because somebody must see whether the maintenance work has succeeded.
 */
const staffPaths = [`${baseOf('core')}/office/`, `${baseOf('authz')}/office-auth/`, `${officeBase}/`]

/**
 * During the maintenance window, students get a page that announces it instead of the portal. Their calls are refused
 * with the time to return.
 */
export const closeForMaintenance = (app: FastifyInstance, platform: Platform): void => {
  const window = findMaintenance(platform.config)
  if (!window) return
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request
    const isCall = studentCalls.some((base) => url.startsWith(base))
    const isPage = isNavigation(request) && !/^\/(?:health|metrics|api-docs|dev)(?:\/|$)/.test(url)
    if (!(isCall || isPage) || url === officeBase || staffPaths.some((base) => url.startsWith(base))) return
    // Maintenance may stop the database. The clock of this node then says whether the window is open.
    const now = await readNow(platform).catch(() => new Date())
    if (maintenanceAt(window, now) !== 'RUNNING') return
    const until = new Date(window.until)
    const retryAfterSeconds = (until.getTime() - now.getTime()) / 1_000
    if (isPage) return sendUnavailable(request, reply, { retryAfterSeconds, until })
    throw new AppError('MAINTENANCE', { retryAfterSeconds })
  })
}

const readNow = async ({ database, clock }: Platform): Promise<Date> => {
  const { rows } = await database.read((db) =>
    db.execute<{ now: number }>(sql`select extract(epoch from ${clock.now()})::float8 * 1000 as now`),
  )
  return new Date(rows[0]?.now ?? Number.NaN)
}
