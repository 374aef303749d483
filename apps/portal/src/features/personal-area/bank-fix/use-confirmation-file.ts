import { checkFile } from '@milgo/domain/application/documents/file-rules'
import { useRef, useState } from 'react'
import { useSession } from '../../../lib/session/use-session.ts'
import type { FileFailure } from '../../../request/files/file-entry.ts'
import { sendFileIn } from '../../../request/files/send-file.ts'

export type ConfirmationFile =
  | { readonly kind: 'empty' }
  | { readonly kind: 'uploading'; readonly fileName: string; readonly percent: number | null }
  | { readonly kind: 'failed'; readonly fileName: string; readonly failure: FileFailure; readonly file: File }
  | { readonly kind: 'uploaded'; readonly fileName: string; readonly name: string; readonly file: File }

/** The one file of a bank fix: the confirmation of the account. */
export const useConfirmationFile = () => {
  const session = useSession()
  const [state, setState] = useState<ConfirmationFile>({ kind: 'empty' })
  const running = useRef<AbortController>(undefined)
  const choose = async (file: File) => {
    running.current?.abort()
    const run = new AbortController()
    running.current = run
    const isCurrent = () => running.current === run
    const fileName = file.name
    const fault = checkFile(file)
    if (fault) return setState({ kind: 'failed', fileName, failure: fault, file })
    setState({ kind: 'uploading', fileName, percent: 0 })
    try {
      const uploaded = await sendFileIn(session?.id)('bank_account_reference', file, {
        signal: run.signal,
        onProgress: (percent) => isCurrent() && setState({ kind: 'uploading', fileName, percent }),
      })
      if (isCurrent()) setState({ kind: 'uploaded', fileName, name: uploaded.file_name, file })
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error))
      if (isCurrent()) setState({ kind: 'failed', fileName, failure, file })
    }
  }
  const clear = () => {
    running.current?.abort()
    running.current = undefined
    setState({ kind: 'empty' })
  }
  return { state, choose: (file: File) => void choose(file), clear }
}
