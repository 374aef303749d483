import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { appealsRoutes } from './appeals/routes.ts'
import { bankFixRoutes } from './bank-fix/routes.ts'
import { contentRoutes } from './content/routes.ts'
import { createKnownCodes } from './dictionaries/known-codes.ts'
import { dictionariesRoutes } from './dictionaries/routes.ts'
import { eligibilityRoutes } from './eligibility/routes.ts'
import { faqRoutes } from './faq/routes.ts'
import { filesRoutes } from './files/routes.ts'
import { legalRoutes } from './legal/routes.ts'
import { openNumbersRoutes } from './open-numbers/routes.ts'
import { ownDataRoutes } from './own-data/routes.ts'
import { periodsRoutes } from './periods/routes.ts'
import { personalAreaRoutes } from './personal-area/routes.ts'
import { requestsRoutes } from './requests/routes.ts'
import { resultsRoutes } from './results/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { supportRoutes } from './support/routes.ts'
import { surveyRoutes } from './survey/routes.ts'
import { timeRoutes } from './time/routes.ts'
import { userRoutes } from './user/routes.ts'

/** Registers all calls of the core service. */
export const coreRoutes = (app: FastifyInstance, platform: Platform): void => {
  const codes = createKnownCodes(platform)
  timeRoutes(app, platform)
  settingsRoutes(app, platform)
  periodsRoutes(app, platform)
  contentRoutes(app, platform)
  legalRoutes(app, platform)
  faqRoutes(app, platform)
  dictionariesRoutes(app, platform)
  surveyRoutes(app, platform, codes)
  supportRoutes(app, platform)
  eligibilityRoutes(app, platform)
  userRoutes(app, platform)
  filesRoutes(app, platform)
  requestsRoutes(app, platform, codes)
  appealsRoutes(app, platform)
  personalAreaRoutes(app, platform)
  resultsRoutes(app, platform)
  bankFixRoutes(app, platform, codes)
  ownDataRoutes(app, platform)
  openNumbersRoutes(app, platform)
}
