import type { AnswerOf } from '@milgo/web-client/call-types'
import { callCore } from '../../lib/service-client.ts'
import { currentSession } from '../../lib/session/session-store.ts'
import type { FormStep } from './form-steps.ts'
import { NotTheirSession } from './not-their-session.ts'
import type { SavedStep } from './saved-steps.ts'

/** What a save or a submit answers. */
export type StepAnswer = AnswerOf<'core', 'POST /step-1/save'>

type SendName = `POST /${FormStep['path']}/${'save' | 'submit'}`

export type SendStep = (step: FormStep, does: 'save' | 'submit', body: SavedStep) => Promise<StepAnswer>

/**
 * One student's answers go out in that student's session alone, whoever another tab has logged in meanwhile. A correction
 * is handed in by a call of its own.
 */
export const sendIn =
  (sessionId: string | undefined, submit: 'submit' | 'submit-corrections' = 'submit'): SendStep =>
  async (step, does, body) => {
    const session = currentSession()
    if (session?.id !== sessionId) throw new NotTheirSession(session ? 'another' : 'none')
    return callCore(`POST /${step.path}/${does === 'save' ? does : submit}` as SendName, { body })
  }
