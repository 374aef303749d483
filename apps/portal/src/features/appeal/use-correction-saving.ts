import type { Answers } from '@milgo/domain/answers/answer'
import { appealPayload } from '@milgo/domain/appeal/appeal-payload'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callCore } from '../../lib/service-client.ts'
import { currentSession } from '../../lib/session/session-store.ts'
import { findAppealDraft, removeAppealDraft, storeAppealDraft } from './appeal-draft.ts'
import { answersIn, findNewer, type StoredAppeal } from './stored-appeal.ts'
import { useSaveOnPause } from './use-save-on-pause.ts'

type Saving =
  | { readonly is: 'idle' | 'saving' | 'notSaved' }
  | { readonly is: 'saved'; readonly time: string }

/** In milliseconds; longer than for a draft in the browser, because each pause is a call. */
const pause = 1_000

/** What the server has, as far as a page knows. */
type Known = { readonly answers: Answers; readonly contentVersion: number }
type CorrectionDraft = { readonly details: string; readonly startedFrom: Known }

/** Returns the text that this browser has stored because the server did not get it. */
export const findCorrectionDraft = (userId: string): CorrectionDraft | undefined => {
  const { entered, before, contentVersion } = findAppealDraft(userId, 'CORRECTION') ?? {}
  const details = entered?.['details']
  if (typeof details !== 'string' || !before || contentVersion === undefined) return undefined
  return { details, startedFrom: { answers: before, contentVersion } }
}

type Correction = {
  readonly userId: string
  readonly stored: StoredAppeal
  readonly draft: CorrectionDraft | undefined
  /** Returns the correction as the page shows it. */
  readonly corrected: () => Answers
}

/**
 * Saves the correction of an appeal to the server: at once when `save` is called, and the text when its typing pauses,
 * when the page is hidden, and when it is left. The browser stores the text until the server has it.
 */
export const useCorrectionSaving = ({ userId, stored, draft, corrected }: Correction) => {
  const [saving, setSaving] = useState<Saving>({ is: 'idle' })
  const saved = useRef<Known>(
    draft?.startedFrom ?? { answers: answersIn(stored), contentVersion: stored.content_version },
  )
  /** The text of the last save that has not failed. */
  const askedText = useRef(saved.current.answers['details'])
  const [newer, setNewer] = useState<StoredAppeal>()
  const lastSave = useRef(Promise.resolve(true))
  const saveError = useRef<unknown>(undefined)
  const [sessionId] = useState(() => currentSession()?.id)

  /** Saves run one after another, so that the last one wins. */
  const save = useCallback(
    (keepalive = false): Promise<boolean> => {
      setSaving({ is: 'saving' })
      askedText.current = corrected()['details']
      lastSave.current = lastSave.current.then(async () => {
        const answers = corrected()
        try {
          const { content_version: contentVersion } = await callCore('PATCH /appeal/update-appeal/by-user', {
            body: { ...appealPayload(stored.type, answers), content_version: saved.current.contentVersion },
            keepalive,
          })
          saved.current = { answers, contentVersion }
          if (corrected()['details'] === answers['details']) removeAppealDraft(userId, 'CORRECTION')
          setSaving({ is: 'saved', time: jerusalemTime(new Date()).hour })
          return true
        } catch (error) {
          saveError.current = error
          askedText.current = undefined
          const found = findNewer(error)
          setNewer(found)
          setSaving({ is: found ? 'idle' : 'notSaved' })
          return false
        }
      })
      return lastSave.current
    },
    [userId, stored, corrected],
  )
  useEffect(() => {
    const again = () => void save()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [save])

  const saveText = useCallback(
    (isEnding = false) => {
      // Nothing is saved after a logout, because the call would have no session.
      if (currentSession()?.id !== sessionId) return
      const { details } = corrected()
      if (details === undefined || details === askedText.current) return
      const { answers: before, contentVersion } = saved.current
      storeAppealDraft(userId, 'CORRECTION', { entered: { details }, files: [], contentVersion, before })
      void save(isEnding)
    },
    [userId, save, corrected, sessionId],
  )
  const noteTyping = useSaveOnPause(saveText, pause)
  useEffect(() => {
    if (draft) saveText()
  }, [draft, saveText])
  return { saving, save, saved, saveError, saveText, noteTyping, newer, setNewer }
}
