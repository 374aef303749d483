import { steppedApplication } from '@milgo/domain/application/form'
import { type Step, type StepId, steps } from '@milgo/domain/application/steps'
import { createServiceOf, stepIn } from './keeping/draft-keeper.fixture.ts'

/** Returns a step of the application by its id. */
export const stepOf = (id: StepId): Step => stepIn<StepId, Step>(steps, id)

/** The answers that come from the account. */
export const account = { userId: '123456782', phone: '0501234567', school: '7', isBachelor: true }

/** Imitates the service that saves the application. */
export const createService = () => createServiceOf(steppedApplication)
