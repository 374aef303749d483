import { byStep, type FormStep } from '@milgo/domain/answers/stepped-form'
import { type Step, type StepId, steps } from '@milgo/domain/application/steps'
import { type CallOptions, callCore, readCore } from '../lib/service-client.ts'
import { currentSession } from '../lib/session/session-store.ts'
import { NotTheirSession } from './keeping/not-their-session.ts'
import type { SavedStep } from './keeping/saved-steps.ts'
import type { SendStep } from './keeping/send-step.ts'

const callsOf = byStep(steps, ({ path, read }) => ({ path, read }))

/** Reads what the server has of a step now. */
export const readStep = ({ id }: FormStep<StepId>, options: CallOptions): Promise<SavedStep> =>
  readCore(callsOf[id].read, options)

type SendName = `POST /${Step['path']}/${'save' | 'submit'}`

/**
 * Returns the function that sends a step. It sends only in the session in which the form was opened, because another
 * tab may have logged in another student since. A correction is handed in by a call of its own.
 */
export const sendIn =
  (sessionId: string | undefined, submit: 'submit' | 'submit-corrections' = 'submit'): SendStep<StepId> =>
  async ({ id }, does, body) => {
    const session = currentSession()
    if (session?.id !== sessionId) throw new NotTheirSession(session ? 'another' : 'none')
    return callCore(`POST /${callsOf[id].path}/${does === 'save' ? does : submit}` as SendName, { body })
  }
