import { getBanks as banksCall } from '@milgo/contracts/core/get-banks'
import { getCities as citiesCall } from '@milgo/contracts/core/get-cities'
import { getInstitutions as institutionsCall } from '@milgo/contracts/core/get-institutions'
import { getNeighborhoods as neighborhoodsCall } from '@milgo/contracts/core/get-neighborhoods'
import { getSectors as sectorsCall } from '@milgo/contracts/core/get-sectors'
import { getStudyFields as studyFieldsCall } from '@milgo/contracts/core/get-study-fields'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import { registerSessionCall } from '../../platform/http/register-session-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { getBanks } from './get-banks.ts'
import { getCities } from './get-cities.ts'
import { getInstitutions } from './get-institutions.ts'
import { getNeighborhoods } from './get-neighborhoods.ts'
import { getSectors } from './get-sectors.ts'
import { getStudyFields } from './get-study-fields.ts'

export const dictionariesRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, institutionsCall, ({ language }) => getInstitutions(platform, language))
  registerSessionCall(app, platform, studyFieldsCall, ({ token, language }) =>
    getStudyFields(platform, token, language),
  )
  registerSessionCall(app, platform, citiesCall, ({ token, language }) =>
    getCities(platform, token, language),
  )
  registerSessionCall(app, platform, sectorsCall, ({ token, language }) =>
    getSectors(platform, token, language),
  )
  registerCall(app, platform, banksCall, ({ language }) => getBanks(platform, language))
  registerSessionCall(app, platform, neighborhoodsCall, ({ token, language, params }) =>
    getNeighborhoods(platform, token, language, params.cityId),
  )
}
