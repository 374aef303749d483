import { changeRelease as changeCall } from '@milgo/contracts/office/change-release'
import { getRelease as getCall } from '@milgo/contracts/office/get-release'
import { getReleaseDeliveries as deliveriesCall } from '@milgo/contracts/office/get-release-deliveries'
import { listReleaseLetters as lettersCall } from '@milgo/contracts/office/list-release-letters'
import { listReleases as listCall } from '@milgo/contracts/office/list-releases'
import { makeRelease as makeCall } from '@milgo/contracts/office/make-release'
import { previewLetter as previewCall } from '@milgo/contracts/office/preview-letter'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeRelease } from './change-release.ts'
import { makeRelease } from './make-release.ts'
import { previewLetter } from './preview-letter.ts'
import { getReleaseDeliveries } from './read-deliveries.ts'
import { getRelease, listReleaseLetters, listReleases } from './read-releases.ts'

export const releasesRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, listCall, ({ body }) => listReleases(platform, body))
  registerCall(app, platform, makeCall, ({ caller, body }) => makeRelease(platform, caller.id, body))
  registerCall(app, platform, getCall, ({ caller, params }) => getRelease(platform, caller.id, params.id))
  registerCall(app, platform, changeCall, ({ caller, params, body }) =>
    changeRelease(platform, caller.id, params.id, body),
  )
  registerCall(app, platform, lettersCall, ({ caller, params, body }) =>
    listReleaseLetters(platform, caller.id, params.id, body),
  )
  registerCall(app, platform, previewCall, ({ caller, params, body }) =>
    previewLetter(platform, caller, params.id, body),
  )
  registerCall(app, platform, deliveriesCall, ({ params, body }) =>
    getReleaseDeliveries(platform, params.id, body),
  )
}
