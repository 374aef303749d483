import { decideSecondLook as decideCall } from '@milgo/contracts/office/decide-second-look'
import { listSecondLooks as listCall } from '@milgo/contracts/office/list-second-looks'
import { openSecondLook as openCall } from '@milgo/contracts/office/open-second-look'
import { settleSecondLook as settleCall } from '@milgo/contracts/office/settle-second-look'
import { takeSecondLook as takeCall } from '@milgo/contracts/office/take-second-look'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { decideSecondLook } from './decide-second-look.ts'
import { listSecondLooks } from './list-second-looks.ts'
import { openSecondLook } from './open-second-look.ts'
import { settleSecondLook } from './settle-second-look.ts'
import { takeSecondLook } from './take-second-look.ts'

export const secondLooksRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, takeCall, ({ caller, body }) => takeSecondLook(platform, caller, body))
  registerCall(app, platform, openCall, ({ caller, params, language }) =>
    openSecondLook(platform, caller, params.id, language),
  )
  registerCall(app, platform, decideCall, ({ caller, params, body }) =>
    decideSecondLook(platform, caller, params.id, body),
  )
  registerCall(app, platform, listCall, ({ caller, body, language }) =>
    listSecondLooks(platform, caller.id, body, language),
  )
  registerCall(app, platform, settleCall, ({ caller, params, body }) =>
    settleSecondLook(platform, caller, params.id, body),
  )
}
