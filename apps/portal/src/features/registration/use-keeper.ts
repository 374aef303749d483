import { autosaveIntervalMs } from '@milgo/domain/answers/autosave'
import { savedOnLeave } from '@milgo/domain/application/bank/questions'
import type { StepId } from '@milgo/domain/application/steps'
import { useEffect, useSyncExternalStore } from 'react'
import type { DraftKeeper } from '../../request/keeping/draft-keeper.ts'
import type { KeeperState } from '../../request/keeping/keeper-state.ts'
import type { Application } from './open-application.ts'

export const useKeeperState = ({ subscribe, state }: DraftKeeper<StepId>): KeeperState<StepId> =>
  useSyncExternalStore(subscribe, state)

/** One thing alone of that: who has a whole step inside is not drawn again at every save. */
export const useKeeperPart = <Part extends keyof KeeperState<StepId>>(
  { subscribe, state }: DraftKeeper<StepId>,
  part: Part,
): KeeperState<StepId>[Part] => useSyncExternalStore(subscribe, () => state()[part])

/** The occasions on which answers are saved without anybody asking for it. */
export const useAutosave = ({ keeper, store, start: { isActing } }: Application): void => {
  useEffect(() => {
    const tick = () => keeper.tick({ isActing })
    const timer = setInterval(tick, autosaveIntervalMs)
    const whenHidden = () => {
      if (document.visibilityState !== 'hidden') return
      keeper.keepNow()
      tick()
    }
    const stopLeave = store.onLeave(({ questionId }) => {
      if (savedOnLeave.has(questionId)) tick()
    })
    // A connection that is back is not kept waiting for the clock.
    const whenOnline = () => {
      keeper.noteOnline()
      tick()
    }
    addEventListener('online', whenOnline)
    addEventListener('pagehide', keeper.keepNow)
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      clearInterval(timer)
      stopLeave()
      removeEventListener('online', whenOnline)
      removeEventListener('pagehide', keeper.keepNow)
      document.removeEventListener('visibilitychange', whenHidden)
    }
  }, [keeper, store, isActing])
}
