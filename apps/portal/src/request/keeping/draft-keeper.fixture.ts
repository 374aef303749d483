import { sameAnswer } from '@milgo/domain/answers/answer'
import type { FormStep } from '@milgo/domain/answers/stepped-form'
import { steppedApplication } from '@milgo/domain/application/form'
import { sampleContext } from '@milgo/domain/application/sample-application.fixture'
import { type Step, type StepId, steps } from '@milgo/domain/application/steps'
import { createFormStore } from '@milgo/form/form-store.ts'
import { CallFailed } from '@milgo/web-client/call-failed'
import { applicationModel } from '../application-model.ts'
import { createDraftKeeper } from './draft-keeper.ts'
import { readAllSaved, type SavedStep, type SavedSteps, savedFormOf } from './saved-steps.ts'
import type { SendStep } from './send-step.ts'
import type { UnsentSteps } from './unsent-answers.ts'

/** A step of the application by its id. */
export const stepOf = (id: StepId): Step => {
  const step = steps.find((one) => one.id === id)
  if (!step) throw new Error(`The application has no step ${id}`)
  return step
}

export const moment = new Date('2024-12-20T08:00:00Z')
export const account = { userId: '123456782', phone: '0501234567', school: '7', isBachelor: true }
export const filling = { isActing: false } as const

/** Holds steps as the service does, which refuses what is late only where it would change something, and fails as it is told. */
export const createService = () => {
  const saved: Record<StepId, SavedStep> = {
    personal: { version: 0 },
    bank: { version: 0 },
    family: { version: 0 },
    documents: { version: 0 },
  }
  const calls: { readonly step: string; readonly does: string; readonly body: SavedStep }[] = []
  const failures: (() => Error)[] = []
  let losesNext = false
  let gate = Promise.resolve()
  const pause = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    return resolve
  }
  const send: SendStep<StepId> = async (step, does, body) => {
    calls.push({ step: step.id, does, body })
    await gate
    const failure = failures.shift()
    if (failure) throw failure()
    const before = saved[step.id]
    const { version: startedFrom, seen: _, ...payload } = body
    const changes = Object.entries(payload).some(([name, value]) => !sameAnswer(value, before[name]))
    if (changes && before.version !== startedFrom)
      throw new CallFailed('save', 409, { answer: { newer: before, error: {} } })
    // The first save makes the request, whatever it carries.
    const hasRequest = Object.values(saved).some(({ version }) => version > 0)
    const version = changes || !hasRequest ? before.version + 1 : before.version
    saved[step.id] = { ...before, ...payload, version }
    if (losesNext) {
      losesNext = false
      throw new TypeError('Failed to fetch')
    }
    return { id: '00000000-0000-4000-8000-000000000000', version }
  }
  /** Writes the next one, and its answer does not arrive. */
  const loseNext = () => {
    losesNext = true
  }
  let isUnreadable = false
  const failRead = () => {
    isUnreadable = true
  }
  const read = async ({ id }: FormStep<StepId>): Promise<SavedStep> => {
    if (isUnreadable) throw new TypeError('Failed to fetch')
    return saved[id]
  }
  return {
    saved,
    calls,
    pause,
    read,
    failRead,
    failNext: (failure: () => Error) => failures.push(failure),
    loseNext,
    send,
  }
}

/** Opened anew, with what this browser had kept of an earlier page. */
export const open = (
  service = createService(),
  found: UnsentSteps<StepId> = {},
  keeps = () => true,
  saved: SavedSteps<StepId> = { ...service.saved },
) => {
  const form = savedFormOf(steppedApplication, sampleContext, account)
  const store = createFormStore(applicationModel, {
    answers: readAllSaved(form, saved),
    facts: sampleContext,
  })
  const restored = Object.values(found)
  if (restored.length > 0)
    store.reenter(Object.assign({}, store.answers(), ...restored.map(({ entered }) => entered)))
  let kept: UnsentSteps<StepId> = found
  const keeper = createDraftKeeper({
    form,
    store,
    saved,
    hasRequest: false,
    restored: (Object.keys(found) as StepId[]).map((id) => ({
      id,
      startedFrom: 0,
      changed: [],
      ...found[id],
    })),
    send: service.send,
    read: service.read,
    keep: (unsent) => {
      kept = unsent
      return keeps()
    },
    now: () => moment,
  })
  keeper.follow()
  const type = (questionId: string, value: string) => store.change({ questionId }, value)
  return { service, store, keeper, type, kept: () => kept }
}

/** All calls that are on their way have come back. */
export const settled = (keeper: ReturnType<typeof open>['keeper']) => keeper.save()
