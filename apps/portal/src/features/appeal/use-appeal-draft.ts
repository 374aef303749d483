import type { AppealType } from '@milgo/domain/appeal/appeal'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { useCallback, useEffect, useRef, useState } from 'react'
import { currentSession } from '../../lib/session/session-store.ts'
import { removeAppealDraft, storeAppealDraft } from './appeal-draft.ts'
import type { KnownFile } from './appeal-files.ts'
import type { AppealStore } from './appeal-form-store.ts'

/** Long enough that nobody waits for it while typing. */
const pause = 300

export type DraftState =
  | { readonly is: 'untouched' }
  | { readonly is: 'saved'; readonly time: string }
  | {
      readonly is: 'refused'
    }

/** Stores what is filled in whenever the typing pauses, and when the page goes. */
export const useAppealDraft = (
  userId: string,
  type: AppealType,
  store: AppealStore,
  files: { readonly current: readonly KnownFile[] },
) => {
  const [state, setState] = useState<DraftState>({ is: 'untouched' })
  const isForgotten = useRef(false)
  const [sessionId] = useState(() => currentSession()?.id)
  const save = useCallback(() => {
    // Who has logged out takes everything along.
    if (isForgotten.current || store.isUntouched() || currentSession()?.id !== sessionId) return
    const isStored = storeAppealDraft(userId, type, { entered: store.entered(), files: files.current })
    // The browser's own clock: it says when, and no deadline hangs on it.
    setState(isStored ? { is: 'saved', time: jerusalemTime(new Date()).hour } : { is: 'refused' })
  }, [userId, type, store, files, sessionId])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(save, pause)
    })
    addEventListener('pagehide', save)
    return () => {
      clearTimeout(timer)
      stop()
      removeEventListener('pagehide', save)
      save()
    }
  }, [store, save])
  const forget = useCallback(() => {
    isForgotten.current = true
    removeAppealDraft(userId, type)
  }, [userId, type])
  return { state, forget }
}
