import { sameAnswer } from '@milgo/domain/answers/answer'
import { byStep, type FormStep, type SteppedForm } from '@milgo/domain/answers/stepped-form'
import { validate } from '@milgo/domain/answers/validation'
import { type CampStepId, campContext, campForm, steppedCamp } from '@milgo/form/camp-form.fixture.ts'
import { createFormStore } from '@milgo/form/form-store.ts'
import { CallFailed } from '@milgo/web-client/call-failed'
import { createDraftKeeper } from './draft-keeper.ts'
import { readAllSaved, type SavedStep, type SavedSteps, savedFormOf } from './saved-steps.ts'
import type { SendStep } from './send-step.ts'
import type { UnsentSteps } from './unsent-answers.ts'

/** Returns a step of a form by its id. */
export const stepIn = <Id extends string, Step extends FormStep<Id>>(
  steps: readonly Step[],
  id: Id,
): Step => {
  const step = steps.find((one) => one.id === id)
  if (!step) throw new Error(`The form has no step ${id}`)
  return step
}

export const campStep = (id: CampStepId): FormStep<CampStepId> => stepIn(steppedCamp.steps, id)

export const moment = new Date('2024-12-20T08:00:00Z')
/** The answers that come from the account. */
export const account = { memberNumber: '123456782' }
export const filling = { isActing: false } as const

/**
 * Imitates the service of a form: saves steps and refuses a save based on an old version only where the save would change
 * something. Fails as the test asks it to.
 */
export const createServiceOf = <Id extends string>({ steps }: Pick<SteppedForm<Id>, 'steps'>) => {
  const saved: Record<Id, SavedStep> = { ...byStep(steps, (): SavedStep => ({ version: 0 })) }
  const calls: { readonly step: string; readonly does: string; readonly body: SavedStep }[] = []
  const failures: (() => Error)[] = []
  let losesNext = false
  let gate = Promise.resolve()
  const pause = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    return resolve
  }
  const send: SendStep<Id> = async (step, does, body) => {
    calls.push({ step: step.id, does, body })
    await gate
    const failure = failures.shift()
    if (failure) throw failure()
    const before = saved[step.id]
    const { version: startedFrom, seen: _, ...payload } = body
    const changes = Object.entries(payload).some(([name, value]) => !sameAnswer(value, before[name]))
    if (changes && before.version !== startedFrom)
      throw new CallFailed('save', 409, { answer: { newer: before, error: {} } })
    // The first save creates the request, with or without changes.
    const hasRequest = Object.values<SavedStep>(saved).some(({ version }) => version > 0)
    const version = changes || !hasRequest ? before.version + 1 : before.version
    saved[step.id] = { ...before, ...payload, version }
    if (losesNext) {
      losesNext = false
      throw new TypeError('Failed to fetch')
    }
    return { id: '00000000-0000-4000-8000-000000000000', version }
  }
  /** The next call is written, and its answer does not arrive. */
  const loseNext = () => {
    losesNext = true
  }
  let isUnreadable = false
  const failRead = () => {
    isUnreadable = true
  }
  const read = async ({ id }: FormStep<Id>): Promise<SavedStep> => {
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

export const createService = () => createServiceOf(steppedCamp)

/** Opens the camp form and its keeper, with the unsent answers that an earlier page has stored in this browser. */
export const open = (
  service = createService(),
  found: UnsentSteps<CampStepId> = {},
  canStore = () => true,
  saved: SavedSteps<CampStepId> = { ...service.saved },
) => {
  const form = savedFormOf(steppedCamp, campContext, account)
  const { behaviour } = steppedCamp
  const store = createFormStore(
    { form: campForm, behaviour, issues: (answers, context) => validate(campForm, answers, context) },
    { answers: readAllSaved(form, saved), context: campContext },
  )
  const restored = Object.values(found)
  if (restored.length > 0)
    store.reenter(Object.assign({}, store.answers(), ...restored.map(({ entered }) => entered)))
  let stored: UnsentSteps<CampStepId> = found
  const keeper = createDraftKeeper({
    form,
    store,
    saved,
    hasRequest: false,
    restored: (Object.keys(found) as CampStepId[]).map((id) => ({
      id,
      startedFrom: 0,
      changed: [],
      ...found[id],
    })),
    send: service.send,
    read: service.read,
    storeUnsent: (unsent) => {
      stored = unsent
      return canStore()
    },
    now: () => moment,
  })
  keeper.follow()
  const type = (questionId: string, value: string) => store.change({ questionId }, value)
  return { service, store, keeper, type, stored: () => stored }
}

/** Waits until all calls that are under way have ended. */
export const settled = (keeper: ReturnType<typeof open>['keeper']) => keeper.save()
