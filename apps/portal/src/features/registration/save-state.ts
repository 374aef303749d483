import type { StepId } from '@milgo/domain/application/steps'
import { fill } from '@milgo/messages/fill'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import type { BadgeTone } from '@milgo/ui/badge.tsx'
import { useOnline } from '@milgo/web-client/use-online'
import { useSyncExternalStore } from 'react'
import { useFailureText } from '../../lib/use-failure-text.ts'
import type { KeeperState } from '../../request/keeping/keeper-state.ts'
import { passes, type Trouble } from '../../request/keeping/read-refusal.ts'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { useKeeperState } from './use-keeper.ts'
import { useIsUploading } from './use-wait-reason.ts'

/** Which of three is true: saved, being saved, or not saved and why. */
export type SaveState = {
  readonly kind: 'saved' | 'saving' | 'unsaved'
  readonly text: string
  readonly tone: BadgeTone
  /** Why the last try did not succeed, also while the next one is on its way. */
  readonly reason?: string | undefined
  /** What to make of it. */
  readonly note?: string | undefined
}

/** Kept on the device, and sent once there is a connection or a session again. */
export const staysOnItsWay = (trouble: Trouble): boolean => passes(trouble) || trouble.why === 'sessionEnded'

type SaveWords = ReturnType<typeof useRegistrationWords>['registration']['save']

export type SaveFacts = {
  readonly keeper: Pick<
    KeeperState<StepId>,
    'unsaved' | 'isDue' | 'isBusy' | 'isStoredHere' | 'savedAt' | 'trouble' | 'conflict'
  >
  readonly isActing: boolean
  readonly isOnline: boolean
  readonly isUploading: boolean
  /** Another tab has saved other answers. */
  readonly hasNewer: boolean
  readonly troubleText: (trouble: Trouble) => string
}

/** Where answers are that did not reach the server: on this device, unless the browser keeps nothing. */
const whereStored = (
  why: 'unreachable' | 'unavailable' | 'sessionEnded',
  { keeper: { isStoredHere }, isActing, troubleText }: SaveFacts,
  save: SaveWords,
): { readonly text: string; readonly note?: string } => {
  if (isActing) return { text: troubleText({ why }) }
  return isStoredHere ? { text: save.kept[why], note: save.storedHere } : { text: save.storedNowhere }
}

/** Why answers are not saved that will not be by themselves, or not soon; nothing where a moment is all that they need. */
const findReason = (facts: SaveFacts, save: SaveWords) => {
  const { conflict } = facts.keeper
  if (conflict) return { text: save.conflict }
  return findTrouble(facts, save) ?? (facts.hasNewer ? { text: save.newer } : undefined)
}

const findTrouble = (facts: SaveFacts, save: SaveWords) => {
  const { keeper, troubleText } = facts
  const { unsaved, isDue, trouble } = keeper
  if (unsaved.size === 0 || !trouble) return undefined
  switch (trouble.why) {
    case 'unreachable':
    case 'unavailable':
    case 'sessionEnded':
      return whereStored(trouble.why, facts, save)
    // Half a date is no reason while others are on their way.
    case 'malformed':
      return undefined
    case 'answers':
    case 'refused':
      return isDue ? undefined : { text: troubleText(trouble) }
    default:
      return { text: troubleText(trouble) }
  }
}

/** The save state in words; the one place of the page that shows it asks for it. */
export const saveStateOf = (facts: SaveFacts, save: SaveWords): SaveState => {
  const { keeper, isActing, isOnline, isUploading } = facts
  const { unsaved, isBusy, savedAt, trouble } = keeper
  const found = findReason(facts, save)
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
    const { text, note } = whereStored('unreachable', facts, save)
    return notSaved(text, note)
  }
  // What is saved is said to be; the field speaks for itself once it is left.
  if (trouble?.why === 'malformed') return notSaved(save.malformed)
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

/** Why answers did not reach the server, in words. */
export const useTroubleText = (): ((trouble: Trouble) => string) => {
  const { save } = useRegistrationWords().registration
  const failureText = useFailureText()
  return (trouble) => {
    if (trouble.why !== 'refused') return save[trouble.why]
    // That it cannot be changed helps nobody who is not told why, such as that the registration has closed meanwhile.
    const why = trouble.error.refusal?.errors?.map(({ message }) => message) ?? []
    return fill(save.refused, { reason: [failureText(trouble.error), ...why].join('. ') })
  }
}

export const useSaveState = (application: Application): SaveState => {
  const { save } = useRegistrationWords().registration
  const troubleText = useTroubleText()
  const keeper = useKeeperState(application.keeper)
  const isOnline = useOnline()
  const isUploading = useIsUploading(application)
  const { newer, start } = application
  const hasNewer = useSyncExternalStore(newer.subscribe, newer.standing).length > 0
  const { isActing } = start
  return saveStateOf({ keeper, isActing, isOnline, isUploading, hasNewer, troubleText }, save)
}
