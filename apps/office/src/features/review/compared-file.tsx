import { fill } from '@milgo/messages/fill'
import { momentText } from '@milgo/messages/moment-text'
import { DocumentViewer } from '@milgo/viewer/document-viewer.tsx'
import type { Rotation } from '@milgo/viewer/rotation.ts'
import { type FetchedFile, useDocumentLoader } from '@milgo/viewer/use-document-loader.ts'
import { useOpenedDocument } from '@milgo/viewer/use-opened-document.ts'
import { changeView, firstView } from '@milgo/viewer/view-state.ts'
import { useReducer } from 'react'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useWords } from '../../lib/words.ts'
import type { FileDetails } from './review-types.ts'

type Props = {
  readonly file: FileDetails
  /** Contains a placeholder for the time of the upload. */
  readonly title: string
  readonly fetchFile: (fileName: string, signal: AbortSignal) => Promise<FetchedFile>
}

/** Another file of the same document, beside the one being judged. */
export const ComparedFile = ({ file, title, fetchFile }: Props) => {
  const { viewer } = useWords()
  const failureText = useFailureText()
  const loader = useDocumentLoader(fetchFile)
  const { opened, error, retry } = useOpenedDocument(loader, file.file_name, undefined)
  const [view, dispatch] = useReducer(changeView, { ...firstView, rotation: file.rotation as Rotation })
  return (
    <DocumentViewer
      isLevel
      documentKey={file.file_name}
      title={fill(title, { at: momentText(new Date(file.uploaded_at)) })}
      subtitle={file.original_file_name}
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
