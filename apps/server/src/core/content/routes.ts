import { getFaq as faqCall } from '@milgo/contracts/core/get-faq'
import { getFieldsHelp as fieldsHelpCall } from '@milgo/contracts/core/get-fields-help'
import { getInformationSliders as slidersCall } from '@milgo/contracts/core/get-information-sliders'
import { getInformationSquares as squaresCall } from '@milgo/contracts/core/get-information-squares'
import { getModalWindows as modalWindowsCall } from '@milgo/contracts/core/get-modal-windows'
import { getScholarshipFaq as scholarshipFaqCall } from '@milgo/contracts/core/get-scholarship-faq'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { getFaq } from './get-faq.ts'
import { getFieldsHelp } from './get-fields-help.ts'
import { getInformationSliders } from './get-information-sliders.ts'
import { getInformationSquares } from './get-information-squares.ts'
import { getModalWindows } from './get-modal-windows.ts'

export const contentRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, squaresCall, ({ language }) => getInformationSquares(platform, language))
  registerCall(app, platform, slidersCall, ({ language }) => getInformationSliders(platform, language))
  registerCall(app, platform, fieldsHelpCall, ({ language }) => getFieldsHelp(platform, language))
  registerCall(app, platform, modalWindowsCall, ({ language }) => getModalWindows(platform, language))
  registerCall(app, platform, faqCall, ({ language }) => getFaq(platform, language, 'portal'))
  registerCall(app, platform, scholarshipFaqCall, ({ language }) => getFaq(platform, language, 'scholarship'))
}
