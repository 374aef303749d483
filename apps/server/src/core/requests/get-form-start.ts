import type { FormStart } from '@milgo/contracts/core/get-form-start'
import { applicationForm } from '@milgo/domain/application/form'
import { steps } from '@milgo/domain/application/steps'
import type { MunicipalCode } from '@milgo/domain/locality/municipal-code'
import type { Language } from '@milgo/messages/languages'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { getFieldsHelp } from '../content/get-fields-help.ts'
import { getModalWindows } from '../content/get-modal-windows.ts'
import type { DictionaryContext } from '../dictionaries/known-codes.ts'
import { getRegistrationPeriods } from '../periods/get-registration-periods.ts'
import { getDocumentsToFix } from './get-documents-to-fix.ts'
import { getAndRememberCase } from './read-step.ts'
import type { RequestCase } from './request-case.ts'
import type { CachesAndBatches } from './save-step.ts'
import { shownStep } from './shown-step.ts'
import { wholeAnswers } from './stored-answers.ts'
import { userOnWire } from './user-on-wire.ts'

/** Returns everything that the form needs to open. The case is read once, for the student and for every step. */
export const getFormStart = async (
  platform: Platform,
  shared: Pick<CachesAndBatches, 'cases' | 'codes'>,
  token: TokenClaims,
  language: Language,
): Promise<FormStart> => {
  const loaded = await getAndRememberCase(platform, shared, token)
  const user = userOnWire(platform, loaded, language)
  const [savedSteps, toFix, periods, windows, help, dictionaries] = await Promise.all([
    Promise.all(steps.map(async (step) => [step.id, await shownStep(platform, loaded, step)] as const)),
    user.request?.form_mode === 'FIX' ? getDocumentsToFix(platform, token, language) : [],
    getRegistrationPeriods(platform, language),
    getModalWindows(platform, language),
    getFieldsHelp(platform, language),
    shared.codes.known(),
  ])
  return {
    current_time: loaded.now.toISOString(),
    user,
    steps: Object.fromEntries(savedSteps) as FormStart['steps'],
    documents_to_fix: toFix,
    periods,
    modal_windows: windows,
    fields_help: help,
    municipal_codes: municipalCodes(platform, loaded, dictionaries),
  }
}

const localities = applicationForm.questions.filter(
  (question) => question.kind === 'entry' && question.dictionary === 'cities',
)

/**
 * Returns the municipal codes of the localities in the answers. Only these are sent, because the whole list is as large
 * as the form's own code.
 */
const municipalCodes = (
  { vault }: Pick<Platform, 'vault'>,
  loaded: RequestCase,
  { municipalCodeOf }: Pick<DictionaryContext, 'municipalCodeOf'>,
): FormStart['municipal_codes'] => {
  const answers = wholeAnswers(vault, loaded)
  const codes: Record<string, MunicipalCode> = {}
  for (const { id } of localities) {
    const symbol = answers[id]
    const code = typeof symbol === 'string' ? municipalCodeOf(symbol) : undefined
    if (code !== undefined) codes[String(symbol)] = code
  }
  return codes
}
