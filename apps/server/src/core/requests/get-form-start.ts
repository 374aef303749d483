import type { FormStart } from '@milgo/contracts/core/get-form-start'
import { steps } from '@milgo/domain/application/steps'
import type { Language } from '@milgo/messages/languages'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { getFieldsHelp } from '../content/get-fields-help.ts'
import { getModalWindows } from '../content/get-modal-windows.ts'
import { getRegistrationPeriods } from '../periods/get-registration-periods.ts'
import { getDocumentsToFix } from './get-documents-to-fix.ts'
import { type Cases, readCase } from './read-step.ts'
import { shownStep } from './shown-step.ts'
import { userOnWire } from './user-on-wire.ts'

/** What the form opens with: the case is read once, for the student and for every step. */
export const getFormStart = async (
  platform: Platform,
  memory: Cases,
  token: TokenClaims,
  language: Language,
): Promise<FormStart> => {
  const loaded = await readCase(platform, memory, token)
  const user = userOnWire(platform, loaded, language)
  const [held, toFix, periods, windows, help] = await Promise.all([
    Promise.all(steps.map(async (step) => [step.id, await shownStep(platform, loaded, step)] as const)),
    user.request?.form_mode === 'FIX' ? getDocumentsToFix(platform, token, language) : [],
    getRegistrationPeriods(platform, language),
    getModalWindows(platform, language),
    getFieldsHelp(platform, language),
  ])
  return {
    current_time: loaded.now.toISOString(),
    user,
    steps: Object.fromEntries(held) as FormStart['steps'],
    documents_to_fix: toFix,
    periods,
    modal_windows: windows,
    fields_help: help,
  }
}
