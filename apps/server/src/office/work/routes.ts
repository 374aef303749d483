import { changeWork as changeCall } from '@milgo/contracts/office/change-work'
import { undoWork as undoCall } from '@milgo/contracts/office/undo-work'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeWork } from './change-work.ts'
import { undoWork } from './undo-work.ts'

export const workRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, changeCall, ({ caller, body }) => changeWork(platform, caller, body))
  registerCall(app, platform, undoCall, ({ caller, body }) => undoWork(platform, caller.id, body.change_id))
}
