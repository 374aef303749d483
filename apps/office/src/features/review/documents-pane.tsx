import type { Review } from '@milgo/contracts/office/review-answer'
import { fileSizeText } from '@milgo/ui/file-size-text.ts'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { DocumentViewer } from '@milgo/viewer/document-viewer.tsx'
import type { Opened } from '@milgo/viewer/opened-document.ts'
import type { Rotation } from '@milgo/viewer/rotation.ts'
import { turned } from '@milgo/viewer/rotation.ts'
import { type FetchedFile, useDocumentLoader } from '@milgo/viewer/use-document-loader.ts'
import { useOpenedDocument } from '@milgo/viewer/use-opened-document.ts'
import { changeView, firstView } from '@milgo/viewer/view-state.ts'
import { useCallback, useEffect, useLayoutEffect, useReducer, useState } from 'react'
import { KeyCap } from '../../lib/shortcuts/key-cap.tsx'
import { shortcutOf } from '../../lib/shortcuts/shortcuts.ts'
import { useShortcuts } from '../../lib/shortcuts/use-shortcuts.ts'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { ComparedFile } from './compared-file.tsx'
import { DocumentRail } from './document-rail.tsx'
import { documentBeside } from './document-steps.ts'
import { fetchDocument } from './fetch-document.ts'
import type { FileFacts, ReviewedDocument } from './review-types.ts'
import type { ReviewActions } from './use-review-actions.ts'

type Props = {
  readonly review: Pick<Review, 'request_id' | 'documents' | 'changes'>
  readonly current: ReviewedDocument | undefined
  readonly isComparing: boolean
  readonly onCompare: (on: boolean) => void
  readonly onShow: (key: string) => void
  readonly rotate: ReviewActions['rotate']
  /** The document is on the screen; must be stable. */
  readonly onOpened?: (document: ReviewedDocument, opened: Opened) => void
}

/** The document that the reviewer has chosen, beside the list of all; one more is loaded ahead. */
export const DocumentsPane = (props: Props) => {
  const { review, current, isComparing, onCompare, onShow, rotate, onOpened } = props
  const { officeReviewPage: words, viewer } = useWords()
  const failureText = useFailureText()
  const { request_id: requestId, documents } = review
  const [rotations, setRotations] = useState<Readonly<Record<string, Rotation>>>({})
  const [view, dispatch] = useReducer(changeView, firstView)
  const fetchFile = useCallback(
    (fileName: string, signal: AbortSignal): Promise<FetchedFile> =>
      fetchDocument(requestId, fileName, signal),
    [requestId],
  )
  const loader = useDocumentLoader(fetchFile)
  const fileName = readable(current?.file)?.file_name
  const nextKey = documentBeside(documents, current?.key, 1)
  const next = readable(documents.find(({ key }) => key === nextKey)?.file)?.file_name
  const { opened, error, retry } = useOpenedDocument(loader, fileName, next)
  const rotation = fileName === undefined ? 0 : (rotations[fileName] ?? (current?.file?.rotation as Rotation))

  // biome-ignore lint/correctness/useExhaustiveDependencies: with another document, not with another rotation of this one
  useLayoutEffect(() => {
    dispatch({ type: 'document-opened', rotation })
  }, [fileName])

  useEffect(() => {
    if (current && opened) onOpened?.(current, opened)
  }, [current, opened, onOpened])

  const onRotate = () => {
    if (fileName === undefined) return
    const degrees = turned(view.rotation)
    dispatch({ type: 'rotate' })
    setRotations((before) => ({ ...before, [fileName]: degrees }))
    void rotate(fileName, degrees)
  }
  const download = async () => {
    if (fileName === undefined || !current?.file) return
    const { bytes } = await fetchFile(fileName, AbortSignal.timeout(60_000))
    const link = window.document.createElement('a')
    link.href = URL.createObjectURL(new Blob([bytes]))
    link.download = current.file.original_file_name
    link.click()
    URL.revokeObjectURL(link.href)
  }
  const before = review.changes?.documents.find(({ key }) => key === current?.key)?.before
  useShortcuts({
    rotateDocument: onRotate,
    zoomIn: () => dispatch({ type: 'zoom-in' }),
    zoomOut: () => dispatch({ type: 'zoom-out' }),
    fitDocument: () => dispatch({ type: 'fit' }),
    nextDocumentPage: () => dispatch({ type: 'next-page' }),
    previousDocumentPage: () => dispatch({ type: 'previous-page' }),
    compareFiles: before ? () => onCompare(!isComparing) : undefined,
  })
  const index = documents.findIndex(({ key }) => key === current?.key)
  if (!current) return <p className="p-6 text-small text-ink-soft">{words.documents.none}</p>
  const isInfected = current.file?.scan === 'infected'
  return (
    <div className="flex min-h-0 grow max-sm:flex-col">
      <DocumentRail documents={documents} current={current.key} onShow={onShow} />
      <div className="flex min-h-0 min-w-0 grow max-sm:min-h-96 max-sm:flex-col">
        {isComparing && before && (
          <div className="flex min-h-0 min-w-0 grow basis-1/2 border-e border-white/20">
            <ComparedFile
              key={before.file_name}
              file={before}
              title={before.original_file_name}
              fetchFile={fetchFile}
            />
          </div>
        )}
        <div className="flex min-h-0 min-w-0 grow basis-1/2">
          <DocumentViewer
            documentKey={fileName ?? current.key}
            title={current.label}
            facts={
              <>
                <Facts file={current.file} />
                {before && (
                  <button
                    type="button"
                    aria-pressed={isComparing}
                    onClick={() => onCompare(!isComparing)}
                    className="ms-2 inline-flex min-h-7 shrink-0 items-center gap-1.5 rounded-full bg-white/15 px-3 text-white hover:bg-white/25"
                  >
                    {isComparing ? words.documents.compareEnd : words.documents.compare}
                    <KeyCap label={shortcutOf('compareFiles').label} isOnFill />
                  </button>
                )}
              </>
            }
            position={{ index: index + 1, count: documents.length }}
            opened={opened}
            isMissing={current.file === null}
            failure={
              isInfected ? words.documents.infected : error === undefined ? undefined : failureText(error)
            }
            onRetry={retry}
            onDownload={fileName === undefined ? undefined : () => void download().catch(() => {})}
            view={view}
            dispatch={dispatch}
            onRotate={onRotate}
            rotateKey={
              <span className="ps-1.5">
                <KeyCap label={shortcutOf('rotateDocument').label} isOnFill />
              </span>
            }
            words={viewer}
          />
        </div>
      </div>
    </div>
  )
}

/** A file that may be opened. */
const readable = (file: FileFacts | null | undefined): FileFacts | undefined =>
  file && file.scan !== 'infected' ? file : undefined

const Facts = ({ file }: { file: FileFacts | null }) => {
  const { documents: words } = useWords().officeReviewPage
  const language = useLanguage()
  if (!file) return null
  return (
    <span className="truncate">
      <bdi>{file.original_file_name}</bdi> · <Ltr>{fileSizeText(file.bytes, language)}</Ltr>
      {file.scan === 'unscanned' && <span className="text-on-foot-sun"> · {words.unscanned}</span>}
    </span>
  )
}
