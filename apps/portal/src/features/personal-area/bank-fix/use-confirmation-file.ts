import { checkFile } from '@milgo/domain/application/documents/file-rules'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../../lib/session/use-session.ts'
import type { FileFailure } from '../../../request/files/file-entry.ts'
import { lookAtFile } from '../../../request/files/look-at-file.ts'
import { noNotes } from '../../../request/files/seen-notes.ts'
import { sendFileIn } from '../../../request/files/send-file.ts'
import { findConfirmationDraft, forgetConfirmationDraft, storeConfirmationDraft } from './account-draft.ts'

export type ConfirmationFile =
  | { readonly kind: 'empty' }
  | { readonly kind: 'uploading'; readonly fileName: string; readonly percent: number | null }
  | { readonly kind: 'failed'; readonly fileName: string; readonly failure: FileFailure; readonly file: File }
  | {
      readonly kind: 'uploaded'
      readonly fileName: string
      readonly name: string
      /** Undefined after a reload, which only the names survive. */
      readonly file: File | undefined
    }

const startState = (): ConfirmationFile => {
  const draft = findConfirmationDraft()
  return draft ? { kind: 'uploaded', ...draft, file: undefined } : { kind: 'empty' }
}

/**
 * Returns the only file of a bank fix, the confirmation of the account, and the notes on its readability. `refusal` is
 * what the service said about the file that it refused, until another one is chosen.
 */
export const useConfirmationFile = () => {
  const session = useSession()
  const [state, setState] = useState(startState)
  const [refusal, setRefusal] = useState<string>()
  const [notes, setNotes] = useState(noNotes)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const look = async (file: File, signal: AbortSignal, isCurrent: () => boolean) => {
    const seen = await lookAtFile(file, signal).catch(() => noNotes)
    if (isCurrent() && seen.length > 0) setNotes(seen)
  }
  const choose = async (file: File) => {
    running.current?.abort()
    const run = new AbortController()
    running.current = run
    const isCurrent = () => running.current === run
    const fileName = file.name
    setNotes(noNotes)
    setRefusal(undefined)
    forgetConfirmationDraft()
    const fault = checkFile(file)
    if (fault) return setState({ kind: 'failed', fileName, failure: fault, file })
    setState({ kind: 'uploading', fileName, percent: 0 })
    void look(file, run.signal, isCurrent)
    try {
      const uploaded = await sendFileIn(session?.id)('bank_account_reference', file, {
        signal: run.signal,
        onProgress: (percent) => isCurrent() && setState({ kind: 'uploading', fileName, percent }),
      })
      if (!isCurrent()) return
      setState({ kind: 'uploaded', fileName, name: uploaded.file_name, file })
      storeConfirmationDraft({ fileName, name: uploaded.file_name })
      // A browser that cannot open the picture has no notes, so those of the server count.
      setNotes((seen) => (seen.length > 0 ? seen : (uploaded.readability ?? noNotes)))
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error))
      if (isCurrent()) setState({ kind: 'failed', fileName, failure, file })
    }
  }
  const clear = (refused?: string) => {
    running.current?.abort()
    running.current = undefined
    setState({ kind: 'empty' })
    setNotes(noNotes)
    setRefusal(refused)
    forgetConfirmationDraft()
  }
  return {
    state,
    notes,
    refusal,
    choose: (file: File) => void choose(file),
    clear: () => clear(),
    refuse: (text: string) => clear(text),
  }
}
