import { getInformationSliders as slidersCall } from '@milgo/contracts/core/get-information-sliders'
import { getInformationSquares as squaresCall } from '@milgo/contracts/core/get-information-squares'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { getInformationSliders } from './get-information-sliders.ts'
import { getInformationSquares } from './get-information-squares.ts'

export const contentRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, squaresCall, ({ language }) => getInformationSquares(platform, language))
  registerCall(app, slidersCall, ({ language }) => getInformationSliders(platform, language))
}
