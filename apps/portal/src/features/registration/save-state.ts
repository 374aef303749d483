import { fill } from '@milgo/messages/fill'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import type { BadgeTone } from '@milgo/ui/badge.tsx'
import { useFailureText } from '../../lib/use-failure-text.ts'
import type { Trouble } from './keeping/read-refusal.ts'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { useKeeperState } from './use-keeper.ts'

/** Which of three is true: saved, being saved, or not saved and why. */
export type SaveState = {
  readonly kind: 'saved' | 'saving' | 'unsaved'
  readonly text: string
  readonly tone: BadgeTone
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

export const useSaveState = ({ keeper, start }: Application): SaveState => {
  const { save } = useRegistrationWords().registration
  const troubleText = useTroubleText()
  const { unsaved, isBusy, savedAt, trouble, conflict } = useKeeperState(keeper)
  const notSaved = (text: string): SaveState => ({ kind: 'unsaved', text, tone: 'sun' })
  if (isBusy) return { kind: 'saving', text: save.saving, tone: 'neutral' }
  if (conflict) return notSaved(save.conflict)
  if (unsaved.size > 0) {
    if (trouble && trouble.why !== 'malformed') return notSaved(troubleText(trouble))
    return notSaved(start.isActing ? save.manual : save.pending)
  }
  if (trouble?.why === 'malformed') return notSaved(save.malformed)
  if (!savedAt) return { kind: 'saved', text: save.allSaved, tone: 'good' }
  const time = jerusalemTime(savedAt).hour
  return {
    kind: 'saved',
    text: fill(start.isActing ? save.savedByHandAt : save.savedAt, { time }),
    tone: 'good',
  }
}
