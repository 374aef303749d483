import type { ReadNumber } from '@milgo/domain/evidence/printed-numbers'
import { fileSizeText } from '@milgo/messages/file-size-text'
import { DocumentViewer } from '@milgo/viewer/document-viewer.tsx'
import { useDocumentLoader } from '@milgo/viewer/use-document-loader.ts'
import { useOpenedDocument } from '@milgo/viewer/use-opened-document.ts'
import { changeView, firstView } from '@milgo/viewer/view-state.ts'
import { useCallback, useEffect, useReducer } from 'react'
import { fetchView } from '../../../lib/fetch-view.ts'
import { useFailureText } from '../../../lib/use-failure-text.ts'
import { useLanguage, useWords } from '../../../lib/words.ts'
import { readAccount } from './read-account.ts'
import type { RevealedAccount } from './use-account-calls.ts'

const unread: ReadNumber = { reading: 'UNREAD', printed: null }

type Props = {
  readonly revealed: RevealedAccount
  readonly onRead: (reading: ReadNumber) => void
}

/** The confirmation of an account. `onRead` gets what was read in it and must be stable. */
export const ConfirmationView = ({ revealed, onRead }: Props) => {
  const { officeAccounts: words, viewer } = useWords()
  const language = useLanguage()
  const failureText = useFailureText()
  const { document } = revealed
  const fetchFile = useCallback(
    (_key: string, signal: AbortSignal) => fetchView(document, signal),
    [document],
  )
  const loader = useDocumentLoader(fetchFile)
  const { opened, error, retry } = useOpenedDocument(loader, document.url, undefined)
  const [view, dispatch] = useReducer(changeView, firstView)
  useEffect(() => {
    if (error !== undefined) onRead(unread)
    if (!opened) return
    const abort = new AbortController()
    readAccount(opened, revealed.account_number, abort.signal).then(
      (reading) => !abort.signal.aborted && onRead(reading),
      () => !abort.signal.aborted && onRead(unread),
    )
    return () => abort.abort()
  }, [opened, error, revealed, onRead])
  return (
    <DocumentViewer
      documentKey={document.url}
      title={words.confirmation}
      subtitle={
        <span className="truncate">
          <bdi>{document.original_file_name}</bdi> · <bdi>{fileSizeText(document.bytes, language)}</bdi>
        </span>
      }
      opened={opened}
      failure={error === undefined ? undefined : failureText(error)}
      onRetry={retry}
      view={view}
      dispatch={dispatch}
      onRotate={() => dispatch({ type: 'rotate' })}
      words={viewer}
    />
  )
}
