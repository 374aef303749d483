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
  /** What this page has of each step; other tabs are told. */
  readonly versions: Watched<Versions>
  /** The steps that another tab has saved and that were not taken over here, since there is something to lose. */
  readonly newer: Watched<readonly StepId[]>
  readonly showing: StepShowing
  /** By what it keeps in the browser and stands under. */
  readonly page: string
  /** Whether answers were found in the browser that the server did not have. */
  readonly isRestored: boolean
}

/**
 * The form as it was left: what the server holds, and over it what only this browser has. Who fills it in takes that
 * over from pages that stand no longer; who reads it sees also what a page beside is about to send, unless the server
 * has moved on since, and keeps nothing.
 */
export const openApplication = (
  start: Start,
  showing: StepShowing,
  use: 'fill' | 'read' = 'fill',
): Application => {
  const { mayEdit, hidesButtons, correction } = showing
  const facts = contextOf(start)
  const { isActing } = start
  const userId = start.user.id
  const page = `${Date.now()}-${Math.random()}`
  const form = savedFormOf(steppedApplication, facts, accountAnswersOf(start))
  const savedAnswers: Answers = readAllSaved(form, start.saved)
  const store = createFormStore(correction?.model ?? applicationModel, {
    answers: correction?.begin(savedAnswers) ?? savedAnswers,
    facts,
    mayEdit,
  })
  // Who may only look on leaves what is kept as it is: it may be all that there is of it.
  const mayFill = !isActing && !hidesButtons
  const keeps = mayFill && use === 'fill'
  const { steps: unsent, copies } = mayFill
    ? unsentStore.find(userId, keeps ? start.livePages : new Set())
    : { steps: {}, copies: [] }
  // A step that is not asked any more is never taken by the server, and would hold up all that come after it.
  const isCurrent = (id: StepId): boolean => unsent[id]?.startedFrom === start.saved[id].version
  // Nobody decides on a page that is only read: what was typed upon an older version waits for the form.
  const found = stepsFor(facts).filter(
    ({ id }) => unsent[id] !== undefined && (use === 'fill' || isCurrent(id)),
  )
  if (found.length > 0) {
    // Taken back as a whole, so that an answer that was emptied here does not come back from the server.
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
  // Half a date is no answer, and yet it was typed.
  const isRestored = found.some(
    (step) => !sameAnswer(unsent[step.id]?.entered, answersTo(ownQuestions(step), savedAnswers)),
  )
  let takenFrom = copies
  const keep = (left: UnsentSteps<StepId>): boolean => {
    if (!keeps || !isTheirs(start.sessionId) || !unsentStore.keep(userId, page, left)) return false
    // From here on this page keeps them, under its own key; where it could not, they stay where they were.
    unsentStore.forget(takenFrom, Object.fromEntries(found.map(({ id }) => [id, unsent[id]])))
    takenFrom = []
    return true
  }
  const versions = createWatched<Versions>({})
  const onSaved = ({ id, section }: FormStep<StepId>, answers: Answers, version: number): void => {
    const payload = draftPayload(form.form, section, answers, facts)
    import('./offline-form.ts')
      .then(({ keepOfflineStep }) => keepOfflineStep(start, id, { ...payload, version }, nameOf))
      .catch(() => undefined)
    versions.become({ ...versions.standing(), [id]: version })
  }
  const keeper = createDraftKeeper({
    form,
    store,
    saved: start.saved,
    hasRequest: hasRequest(start),
    restored: differing.map(({ id }) => ({ id, startedFrom: 0, changed: [], ...unsent[id] })),
    send: correction?.send ?? sendIn(start.sessionId),
    read: (step) => readStep(step, {}),
    keep,
    ...(keeps && { onSaved }),
    now: () => serverTimeAt(start.clock, performance.now()),
  })
  keeper.keepNow()
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

/** A first save makes the request; what was kept of the student may be from before. */
const hasRequest = ({ user, saved }: Start): boolean =>
  user.request !== null || Object.values(saved).some(({ version }) => version > 0)

/** Who has logged out takes everything along; the page that goes afterwards must not write it down again. */
const isTheirs = (sessionId: string | undefined): boolean =>
  currentSession()?.id === sessionId || (!currentSession() && currentEnding() === 'expired')
