import { getOpenNumbers as call } from '@milgo/contracts/core/get-open-numbers'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { createOpenNumbers } from './get-open-numbers.ts'

export const openNumbersRoutes = (app: FastifyInstance, platform: Platform): void => {
  const getOpenNumbers = createOpenNumbers(platform)
  registerCall(app, platform, call, () => getOpenNumbers())
}
