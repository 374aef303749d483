import type { AppealType } from '@milgo/domain/appeal/appeal'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { useCallback, useEffect, useRef, useState } from 'react'
import { currentSession } from '../../lib/session/session-store.ts'
import { type AppealDraft, removeAppealDraft, storeAppealDraft } from './appeal-draft.ts'
import type { AppealStore } from './appeal-form-store.ts'
import { useSaveOnPause } from './use-save-on-pause.ts'

export type DraftState =
  | { readonly is: 'untouched' }
  | { readonly is: 'saved'; readonly time: string }
  | {
      readonly is: 'refused'
    }

/** Stores the draft whenever the typing pauses, and when the page is hidden or left. */
export const useAppealDraft = (
  userId: string,
  type: AppealType,
  store: AppealStore,
  known: Omit<AppealDraft, 'entered'>,
) => {
  const [state, setState] = useState<DraftState>({ is: 'untouched' })
  const isForgotten = useRef(false)
  const [sessionId] = useState(() => currentSession()?.id)
  const save = useCallback(() => {
    // Nothing is stored after a logout, because logging out removes everything.
    if (isForgotten.current || store.isUntouched() || currentSession()?.id !== sessionId) return
    const isStored = storeAppealDraft(userId, type, { entered: store.entered(), ...known })
    // By the browser's clock: the time is only shown, and no deadline depends on it.
    setState(isStored ? { is: 'saved', time: jerusalemTime(new Date()).hour } : { is: 'refused' })
  }, [userId, type, store, known, sessionId])
  const touch = useSaveOnPause(save)
  useEffect(() => store.subscribe(touch), [store, touch])
  const forget = useCallback(() => {
    isForgotten.current = true
    removeAppealDraft(userId, type)
  }, [userId, type])
  return { state, forget }
}
