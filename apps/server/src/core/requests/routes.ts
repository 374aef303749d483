import { getBankStep } from '@milgo/contracts/core/get-bank-step'
import { getFamilyStep } from '@milgo/contracts/core/get-family-step'
import { getPersonalStep } from '@milgo/contracts/core/get-personal-step'
import { saveBankStep } from '@milgo/contracts/core/save-bank-step'
import { saveFamilyStep } from '@milgo/contracts/core/save-family-step'
import { savePersonalStep } from '@milgo/contracts/core/save-personal-step'
import { submitBankStep } from '@milgo/contracts/core/submit-bank-step'
import { submitFamilyStep } from '@milgo/contracts/core/submit-family-step'
import { submitPersonalStep } from '@milgo/contracts/core/submit-personal-step'
import { steps } from '@milgo/domain/application/steps'
import type { FastifyInstance } from 'fastify'
import { registerSessionCall } from '../../platform/http/register-session-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { createKnownCodes } from '../dictionaries/known-codes.ts'
import { keepStep, type Memory } from './keep-step.ts'
import { createKnownFacts } from './known-facts.ts'
import { readStep } from './read-step.ts'

const [personal, bank, family] = steps

const kept = [
  { step: personal, get: getPersonalStep, save: savePersonalStep, submit: submitPersonalStep },
  { step: bank, get: getBankStep, save: saveBankStep, submit: submitBankStep },
  { step: family, get: getFamilyStep, save: saveFamilyStep, submit: submitFamilyStep },
] as const

export const requestsRoutes = (app: FastifyInstance, platform: Platform): void => {
  const memory: Memory = { facts: createKnownFacts(), codes: createKnownCodes(platform) }
  for (const { step, get, ...calls } of kept) {
    registerSessionCall(app, platform, get, ({ token }) => readStep(platform, memory, token, step))
    for (const does of ['save', 'submit'] as const)
      registerSessionCall(app, platform, calls[does], ({ token, body }) =>
        keepStep(platform, memory, token, { does, step, version: body.version, payload: body }),
      )
  }
}
