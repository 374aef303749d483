import type { StepId } from '@milgo/domain/application/steps'
import { fill } from '@milgo/messages/fill'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import type { BadgeTone } from '@milgo/ui/badge.tsx'
import { useOnline } from '@milgo/web-client/use-online'
import { useSyncExternalStore } from 'react'
import { useFailureText } from '../../lib/use-failure-text.ts'
import type { KeeperState } from '../../request/keeping/keeper-state.ts'
import { passes, type SaveFailure } from '../../request/keeping/read-refusal.ts'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { useKeeperState } from './use-keeper.ts'
import { useIsUploading } from './use-wait-reason.ts'

/** One of three states: saved, being saved, or not saved with the reason. */
export type SaveState = {
  readonly kind: 'saved' | 'saving' | 'unsaved'
  readonly text: string
  readonly tone: BadgeTone
  /** Why the last save failed; also present while the next one is under way. */
  readonly reason?: string | undefined
  /** What the state means for the student. */
  readonly note?: string | undefined
}

/** Failures after which the answers stay on the device, and are sent once the browser is online or logged in again. */
export const staysOnItsWay = (failure: SaveFailure): boolean =>
  passes(failure) || failure.why === 'sessionEnded'

type SaveWords = ReturnType<typeof useRegistrationWords>['registration']['save']

export type SaveSituation = {
  readonly keeper: Pick<
    KeeperState<StepId>,
    'unsaved' | 'isDue' | 'isBusy' | 'isStoredHere' | 'savedAt' | 'failure' | 'conflict'
  >
  readonly isActing: boolean
  readonly isOnline: boolean
  readonly isUploading: boolean
  /** Whether another tab has saved newer answers. */
  readonly hasNewer: boolean
  readonly saveFailureText: (failure: SaveFailure) => string
}

/** Says where unsaved answers are: on this device, unless the browser refuses storage. */
const whereStored = (
  why: 'unreachable' | 'unavailable' | 'sessionEnded',
  { keeper: { isStoredHere }, isActing, saveFailureText }: SaveSituation,
  save: SaveWords,
): { readonly text: string; readonly note?: string } => {
  if (isActing) return { text: saveFailureText({ why }) }
  return isStoredHere
    ? { text: save.storedOnDevice[why], note: save.storedHere }
    : { text: save.storedNowhere }
}

/** Returns why answers will not be saved automatically, or not soon; undefined if they only need a moment. */
const findReason = (situation: SaveSituation, save: SaveWords) => {
  const { conflict } = situation.keeper
  if (conflict) return { text: save.conflict }
  return findFailure(situation, save) ?? (situation.hasNewer ? { text: save.newer } : undefined)
}

const findFailure = (situation: SaveSituation, save: SaveWords) => {
  const { keeper, saveFailureText } = situation
  const { unsaved, isDue, failure } = keeper
  if (unsaved.size === 0 || !failure) return undefined
  switch (failure.why) {
    case 'unreachable':
    case 'unavailable':
    case 'sessionEnded':
      return whereStored(failure.why, situation, save)
    // Half a date is not the reason while other answers are being saved.
    case 'malformed':
      return undefined
    case 'answers':
    case 'refused':
      return isDue ? undefined : { text: saveFailureText(failure) }
    default:
      return { text: saveFailureText(failure) }
  }
}

/** Returns the save state in words, for the one element of the page that shows it. */
export const saveStateOf = (situation: SaveSituation, save: SaveWords): SaveState => {
  const { keeper, isActing, isOnline, isUploading } = situation
  const { unsaved, isBusy, savedAt, failure } = keeper
  const found = findReason(situation, save)
  const reason = found?.text
  const notSaved = (text: string, note?: string): SaveState => ({
    kind: 'unsaved',
    text,
    tone: 'sun',
    reason,
    note,
  })
  if (isBusy) return { kind: 'saving', text: save.saving, tone: 'neutral', reason }
  if (found) return notSaved(found.text, found.note)
  if (unsaved.size > 0) {
    if (isActing) return notSaved(save.manual)
    if (isOnline) return notSaved(save.pending)
    const { text, note } = whereStored('unreachable', situation, save)
    return notSaved(text, note)
  }
  // What is saved is shown as saved. A half-typed field shows its own complaint once it is left.
  if (failure?.why === 'malformed') return notSaved(save.malformed)
  if (isUploading)
    return isOnline
      ? { kind: 'saving', text: save.uploading, tone: 'neutral' }
      : notSaved(save.uploadsWaiting)
  const time = savedAt && jerusalemTime(savedAt).hour
  return {
    kind: 'saved',
    text: time === undefined ? save.allSaved : fill(isActing ? save.savedByHandAt : save.savedAt, { time }),
    tone: 'good',
    note: isActing ? undefined : save.anywhere,
  }
}

/** Returns a function that says why answers did not reach the server. */
export const useSaveFailureText = (): ((failure: SaveFailure) => string) => {
  const { save } = useRegistrationWords().registration
  const failureText = useFailureText()
  return (failure) => {
    if (failure.why !== 'refused') return save[failure.why]
    // Shows the server's reason, such as that the registration has closed. Only that nothing can be changed would not
    // help.
    const why = failure.error.refusal?.errors?.map(({ message }) => message) ?? []
    return fill(save.refused, { reason: [failureText(failure.error), ...why].join('. ') })
  }
}

export const useSaveState = (application: Application): SaveState => {
  const { save } = useRegistrationWords().registration
  const saveFailureText = useSaveFailureText()
  const keeper = useKeeperState(application.keeper)
  const isOnline = useOnline()
  const isUploading = useIsUploading(application)
  const { newer, start } = application
  const hasNewer = useSyncExternalStore(newer.subscribe, newer.current).length > 0
  const { isActing } = start
  return saveStateOf({ keeper, isActing, isOnline, isUploading, hasNewer, saveFailureText }, save)
}
