import { getCurrentTime as getCurrentTimeCall } from '@milgo/contracts/core/get-current-time'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import { getCurrentTime } from './get-current-time.ts'
import type { TimeRepository } from './repository.ts'

export const timeRoutes = (app: FastifyInstance, time: TimeRepository): void => {
  registerCall(app, getCurrentTimeCall, () => getCurrentTime(time))
}
