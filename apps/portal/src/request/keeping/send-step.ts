import type { AnswerOf } from '@milgo/web-client/call-types'
import { callCore } from '../../lib/service-client.ts'
import { currentSession } from '../../lib/session/session-store.ts'
import type { HeldStep } from './held-steps.ts'
import type { KeptStep } from './kept-steps.ts'
import { NotTheirSession } from './not-their-session.ts'

/** What a save or a submit answers. */
export type StepAnswer = AnswerOf<'core', 'POST /step-1/save'>

export type SendStep = (step: KeptStep, does: 'save' | 'submit', body: HeldStep) => Promise<StepAnswer>

/** One student's answers go out in that student's session alone, whoever another tab has logged in meanwhile. */
export const sendIn =
  (sessionId: string | undefined): SendStep =>
  async (step, does, body) => {
    const session = currentSession()
    if (session?.id !== sessionId) throw new NotTheirSession(session ? 'another' : 'none')
    return callCore(`POST /${step.path}/${does}` as const, { body })
  }
