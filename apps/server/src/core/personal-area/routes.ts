import { getDeadlineCalendar as calendarCall } from '@milgo/contracts/core/get-deadline-calendar'
import { getPersonalArea as areaCall } from '@milgo/contracts/core/get-personal-area'
import type { FastifyInstance } from 'fastify'
import { registerSessionCall } from '../../platform/http/register-session-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { getDeadlineCalendar } from './get-deadline-calendar.ts'
import { getPersonalArea } from './get-personal-area.ts'

export const personalAreaRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerSessionCall(app, platform, areaCall, ({ token, language }) =>
    getPersonalArea(platform, token, language),
  )
  registerSessionCall(app, platform, calendarCall, ({ token, language }) =>
    getDeadlineCalendar(platform, token, language),
  )
}
