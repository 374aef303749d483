import { fill } from '@milgo/messages/fill'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import type { BadgeTone } from '@milgo/ui/badge.tsx'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { passes, type Trouble } from './keeping/read-refusal.ts'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { useKeeperState } from './use-keeper.ts'

/** Which of three is true: saved, being saved, or not saved and why. */
export type SaveState = {
  readonly kind: 'saved' | 'saving' | 'unsaved'
  readonly text: string
  readonly tone: BadgeTone
  /** Why the last try did not succeed, also while the next one is on its way. */
  readonly reason?: string | undefined
  /** Whether what is not saved gets there without anything being done to it. */
  readonly isOnItsWay: boolean
}

/** Kept on the device, and sent once there is a connection or a session again. */
export const staysOnItsWay = (trouble: Trouble): boolean => passes(trouble) || trouble.why === 'sessionEnded'

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

export const useSaveState = ({ keeper, start }: Application): SaveState => {
  const { save } = useRegistrationWords().registration
  const troubleText = useTroubleText()
  const { unsaved, isBusy, savedAt, trouble, conflict } = useKeeperState(keeper)
  // Half a date is no reason while it is being typed; its field speaks for itself once it is left.
  const met = trouble?.why !== 'malformed' && unsaved.size > 0 ? trouble : undefined
  const reason = conflict ? save.conflict : met && troubleText(met)
  const isOnItsWay = !conflict && !start.isActing && (trouble === undefined || staysOnItsWay(trouble))
  const notSaved = (text: string): SaveState => ({ kind: 'unsaved', text, tone: 'sun', reason, isOnItsWay })
  if (isBusy) return { kind: 'saving', text: save.saving, tone: 'neutral', reason, isOnItsWay }
  if (reason !== undefined) return notSaved(reason)
  if (unsaved.size > 0) return notSaved(start.isActing ? save.manual : save.pending)
  if (trouble?.why === 'malformed') return notSaved(save.malformed)
  const saved = (text: string): SaveState => ({ kind: 'saved', text, tone: 'good', isOnItsWay: false })
  if (!savedAt) return saved(save.allSaved)
  const time = jerusalemTime(savedAt).hour
  return saved(fill(start.isActing ? save.savedByHandAt : save.savedAt, { time }))
}
