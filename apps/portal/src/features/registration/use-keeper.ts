import { autosaveIntervalMs } from '@milgo/domain/answers/autosave'
import { savedOnLeave } from '@milgo/domain/application/bank/questions'
import type { StepId } from '@milgo/domain/application/steps'
import { useEffect, useSyncExternalStore } from 'react'
import type { DraftKeeper } from '../../request/keeping/draft-keeper.ts'
import type { KeeperState } from '../../request/keeping/keeper-state.ts'
import type { Application } from './open-application.ts'

export const useKeeperState = ({ subscribe, state }: DraftKeeper<StepId>): KeeperState<StepId> =>
  useSyncExternalStore(subscribe, state)

/**
 * Returns one part of the keeper's state, so that a component with a whole step inside is not drawn again at every
 * save.
 */
export const useKeeperPart = <Part extends keyof KeeperState<StepId>>(
  { subscribe, state }: DraftKeeper<StepId>,
  part: Part,
): KeeperState<StepId>[Part] => useSyncExternalStore(subscribe, () => state()[part])

/**
 * Saves automatically: by a timer, on leaving certain fields, when the page is hidden, and when the browser is online
 * again.
 */
export const useAutosave = ({ keeper, store, start: { isActing } }: Application): void => {
  useEffect(() => {
    const tick = () => keeper.tick({ isActing })
    const timer = setInterval(tick, autosaveIntervalMs)
    const whenHidden = () => {
      if (document.visibilityState !== 'hidden') return
      keeper.storeNow()
      tick()
    }
    const stopLeave = store.onLeave(({ questionId }) => {
      if (savedOnLeave.has(questionId)) tick()
    })
    // A browser that is online again does not wait for the timer.
    const whenOnline = () => {
      keeper.noteOnline()
      tick()
    }
    addEventListener('online', whenOnline)
    addEventListener('pagehide', keeper.storeNow)
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      clearInterval(timer)
      stopLeave()
      removeEventListener('online', whenOnline)
      removeEventListener('pagehide', keeper.storeNow)
      document.removeEventListener('visibilitychange', whenHidden)
    }
  }, [keeper, store, isActing])
}
