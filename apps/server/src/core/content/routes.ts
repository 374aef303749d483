import { getInformationSliders as getInformationSlidersCall } from '@milgo/contracts/core/get-information-sliders'
import { getInformationSquares as getInformationSquaresCall } from '@milgo/contracts/core/get-information-squares'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import { getInformationSliders } from './get-information-sliders.ts'
import { getInformationSquares } from './get-information-squares.ts'
import type { ContentRepository } from './repository.ts'

export const contentRoutes = (app: FastifyInstance, content: ContentRepository): void => {
  registerCall(app, getInformationSquaresCall, ({ language }) => getInformationSquares(content, language))
  registerCall(app, getInformationSlidersCall, ({ language }) => getInformationSliders(content, language))
}
