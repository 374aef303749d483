import { type Answers, sameAnswer } from '@milgo/domain/answers/answer'
import { differsOnWire } from '@milgo/domain/answers/difference'
import { answersTo } from '@milgo/domain/answers/find-answer'
import { draftPayload } from '@milgo/domain/answers/payload'
import { type FormStep, ownQuestions } from '@milgo/domain/answers/stepped-form'
import { steppedApplication } from '@milgo/domain/application/form'
import { type StepId, stepsFor } from '@milgo/domain/application/steps'
import { createFormStore } from '@milgo/form/form-store.ts'
import { serverTimeAt } from '@milgo/web-client/server-clock'
import { currentEnding, currentSession } from '../../lib/session/session-store.ts'
import { readStep, sendIn } from '../../request/application-calls.ts'
import { type ApplicationStore, applicationModel } from '../../request/application-model.ts'
import { findUploadedName } from '../../request/files/running-uploads.ts'
import { createDraftKeeper, type DraftKeeper } from '../../request/keeping/draft-keeper.ts'
import { fileNamesIn } from '../../request/keeping/named-files.ts'
import { readAllSaved, type SavedForm, savedFormOf } from '../../request/keeping/saved-steps.ts'
import { type UnsentSteps, unsentAnswers } from '../../request/keeping/unsent-answers.ts'
import { createSending, createWatched, type Sending, type Watched } from '../../request/sending.ts'
import { accountAnswersOf, contextOf, type Start } from './start.ts'
import type { StepShowing } from './step-showing.ts'

export type Versions = { readonly [Id in StepId]?: number }

const unsentStore = unsentAnswers(steppedApplication)

export type Application = {
  readonly start: Start
  readonly form: SavedForm<StepId>
  readonly store: ApplicationStore
  readonly keeper: DraftKeeper<StepId>
  readonly sending: Sending
  /** The version of each step on this page; other tabs are told about it. */
  readonly versions: Watched<Versions>
  /**
   * The steps that another tab has saved and that were not adopted here, because this page has unsaved changes or a
   * review is open.
   */
  readonly newer: Watched<readonly StepId[]>
  readonly showing: StepShowing
  /** The id of this page: part of its key in the browser's storage, and the name of its lock. */
  readonly page: string
  /** Whether unsent answers were found in the browser. */
  readonly isRestored: boolean
}

/**
 * Opens the form: the server's answers, and over them the unsent answers of this browser. To fill in, it takes over the
 * unsent answers of pages that are no longer open. To read, it also shows the unsent answers of a page that is open,
 * unless the server has a newer version, and it stores nothing.
 */
export const openApplication = (
  start: Start,
  showing: StepShowing,
  use: 'fill' | 'read' = 'fill',
): Application => {
  const { mayEdit, hidesButtons, correction } = showing
  const context = contextOf(start)
  const { isActing } = start
  const userId = start.user.id
  const page = `${Date.now()}-${Math.random()}`
  const plainForm = savedFormOf(steppedApplication, context, accountAnswersOf(start))
  const form = correction?.reading(plainForm) ?? plainForm
  const savedAnswers: Answers = readAllSaved(form, start.saved)
  const store = createFormStore(correction?.model ?? applicationModel, {
    answers: savedAnswers,
    context,
    mayEdit,
  })
  // A page that may only show the form leaves stored answers as they are, because they may be the only copy.
  const mayFill = !isActing && !hidesButtons
  const storesUnsent = mayFill && use === 'fill'
  const { steps: unsent, copies } = mayFill
    ? unsentStore.find(userId, storesUnsent ? start.livePages : new Set())
    : { steps: {}, copies: [] }
  // Returns whether the stored answers of a step are based on the server's version.
  const isCurrent = (id: StepId): boolean => unsent[id]?.startedFrom === start.saved[id].version
  // Steps that are no longer asked are left out: the server never saves them, and they would block the steps after
  // them. A read-only page cannot decide a conflict, so answers based on an older version wait for the form.
  const found = stepsFor(context).filter(
    ({ id }) => unsent[id] !== undefined && (use === 'fill' || isCurrent(id)),
  )
  if (found.length > 0) {
    // A step is restored as a whole, so that an answer that was emptied here does not come back from the server.
    const untouched = Object.entries(savedAnswers).filter(
      ([id]) => !found.some(({ section }) => section.questions.some((question) => question.id === id)),
    )
    const entered: Answers = {
      ...Object.fromEntries(untouched),
      ...Object.assign({}, ...found.map(({ id }) => unsent[id]?.entered)),
      ...accountAnswersOf(start),
    }
    store.reenter(correction?.restore(savedAnswers, entered) ?? entered)
  }
  const differing = found.filter(({ section }) => differsOnWire(section, savedAnswers, store.answers()))
  // Half a date is not an answer, but it was typed, so it counts as restored.
  const isRestored = found.some(
    (step) => !sameAnswer(unsent[step.id]?.entered, answersTo(ownQuestions(step), savedAnswers)),
  )
  let takenFrom = copies
  const storeUnsent = (left: UnsentSteps<StepId>): boolean => {
    if (!storesUnsent || !isTheirs(start.sessionId) || !unsentStore.store(userId, page, left)) return false
    // Now this page has stored the answers under its own key. If it could not, they stay where they were.
    unsentStore.forget(takenFrom, Object.fromEntries(found.map(({ id }) => [id, unsent[id]])))
    takenFrom = []
    return true
  }
  const versions = createWatched<Versions>({})
  const onSaved = ({ id, section }: FormStep<StepId>, answers: Answers, version: number): void => {
    correction?.noteSaved(id, version)
    const payload = draftPayload(form.form, section, answers, context)
    import('./offline-form.ts')
      .then(({ storeOfflineStep }) => storeOfflineStep(start, id, { ...payload, version }, nameOf))
      .catch(() => undefined)
    versions.set({ ...versions.current(), [id]: version })
  }
  const keeper = createDraftKeeper({
    form,
    store,
    saved: start.saved,
    hasRequest: hasRequest(start),
    restored: differing.map(({ id }) => ({ id, startedFrom: 0, changed: [], ...unsent[id] })),
    send: correction?.send ?? sendIn(start.sessionId),
    read: (step) => readStep(step, {}),
    storeUnsent,
    ...(storesUnsent && { onSaved }),
    now: () => serverTimeAt(start.clock, performance.now()),
  })
  if (storesUnsent) correction?.noteOpened()
  keeper.storeNow()
  const application: Application = {
    start,
    form,
    store,
    keeper,
    sending: createSending(),
    versions,
    newer: createWatched<readonly StepId[]>([]),
    showing,
    page,
    isRestored,
  }
  const names = fileNamesIn(start.saved)
  const nameOf = (fileName: string) => names.get(fileName) ?? findUploadedName(application, fileName)
  return application
}

/** Returns whether there is a request. The first save creates it, and the stored user may be older than that save. */
const hasRequest = ({ user, saved }: Start): boolean =>
  user.request !== null || Object.values(saved).some(({ version }) => version > 0)

/**
 * Returns whether this page may still store. After a logout everything is removed, and a page that closes later must
 * not write it again. After an expired session it may.
 */
const isTheirs = (sessionId: string | undefined): boolean =>
  currentSession()?.id === sessionId || (!currentSession() && currentEnding() === 'expired')
