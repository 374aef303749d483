import type { Review } from '@milgo/contracts/office/review-answer'
import { fileSizeText } from '@milgo/messages/file-size-text'
import { fill } from '@milgo/messages/fill'
import { momentText } from '@milgo/messages/moment-text'
import { showToast } from '@milgo/ui/toasts.ts'
import { DocumentViewer } from '@milgo/viewer/document-viewer.tsx'
import type { Opened } from '@milgo/viewer/opened-document.ts'
import type { Rotation } from '@milgo/viewer/rotation.ts'
import { turned } from '@milgo/viewer/rotation.ts'
import type { FetchedFile } from '@milgo/viewer/use-document-loader.ts'
import { useOpenedDocument } from '@milgo/viewer/use-opened-document.ts'
import { changeView, firstView } from '@milgo/viewer/view-state.ts'
import { downloadBlob } from '@milgo/web-client/download'
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { KeyCap } from '../../lib/shortcuts/key-cap.tsx'
import { shortcutOf } from '../../lib/shortcuts/shortcuts.ts'
import { useShortcuts } from '../../lib/shortcuts/use-shortcuts.ts'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { ComparedFile } from './compared-file.tsx'
import { DocumentRail } from './document-rail.tsx'
import { documentAhead } from './document-steps.ts'
import { fetchDocument } from './fetch-document.ts'
import { isUnread } from './is-unread.ts'
import type { FileDetails, ReviewedDocument } from './review-types.ts'
import { documentKey, type RequestDocuments } from './use-request-documents.ts'
import type { ReviewActions } from './use-review-actions.ts'

type Props = {
  /** A second look has no unsent documents. */
  readonly review: Pick<Review, 'request_id' | 'documents' | 'changes'> &
    Partial<Pick<Review, 'unsent_documents'>>
  readonly loader: RequestDocuments
  readonly current: ReviewedDocument | undefined
  readonly isComparing: boolean
  readonly onCompare: (on: boolean) => void
  readonly onShow: (key: string) => void
  readonly rotate: ReviewActions['rotate']
  /** Called when the document is shown. The returned function is called when another one is shown. Must be stable. */
  readonly onOpened?: (document: ReviewedDocument, opened: Opened) => (() => void) | undefined
  /** Called when the chosen document begins to load, and when it is shown or known not to load. Must be stable. */
  readonly onLoading?: (isLoading: boolean) => void
}

/** The document that the reviewer has chosen, beside the list of all. The next one is loaded ahead. */
export const DocumentsPane = (props: Props) => {
  const { review, loader, current, isComparing, onCompare, onShow, rotate, onOpened, onLoading } = props
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
  const fileName = readable(current?.file)?.file_name
  const nextKey = documentAhead(documents, current?.key)
  const next = readable(documents.find(({ key }) => key === nextKey)?.file)?.file_name
  const keyOf = (name: string | undefined) => (name === undefined ? undefined : documentKey(requestId, name))
  const { opened, error, retry } = useOpenedDocument(loader, keyOf(fileName), keyOf(next))
  const rotation = fileName === undefined ? 0 : (rotations[fileName] ?? (current?.file?.rotation as Rotation))

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for another document, not for another rotation of this one
  useLayoutEffect(() => {
    dispatch({ type: 'document-opened', rotation })
  }, [fileName])

  const isLoading = fileName !== undefined && opened === undefined && error === undefined
  // Before the next key press, so that no key acts on a document that is not shown yet.
  useLayoutEffect(() => onLoading?.(isLoading), [isLoading, onLoading])

  const shown = useRef(current)
  shown.current = current
  const key = current?.key
  // A verdict on the document does not make it another document.
  useEffect(() => {
    const document = shown.current
    return document && document.key === key && opened ? onOpened?.(document, opened) : undefined
  }, [key, opened, onOpened])

  const onRotate = () => {
    if (fileName === undefined) return
    const degrees = turned(view.rotation)
    dispatch({ type: 'rotate' })
    setRotations((before) => ({ ...before, [fileName]: degrees }))
    void rotate(fileName, degrees)
  }
  const download = async () => {
    if (fileName === undefined || !current?.file) return
    try {
      const { bytes } = await fetchFile(fileName, AbortSignal.timeout(60_000))
      downloadBlob(new Blob([bytes]), current.file.original_file_name)
    } catch (failure) {
      showToast({ tone: 'bad', text: failureText(failure) })
    }
  }
  const beside = fileBeside(review, current?.key)
  useShortcuts({
    rotateDocument: onRotate,
    zoomIn: () => dispatch({ type: 'zoom-in' }),
    zoomOut: () => dispatch({ type: 'zoom-out' }),
    fitDocument: () => dispatch({ type: 'fit' }),
    nextDocumentPage: () => dispatch({ type: 'next-page' }),
    previousDocumentPage: () => dispatch({ type: 'previous-page' }),
    compareFiles: beside ? () => onCompare(!isComparing) : undefined,
  })
  const index = documents.findIndex(({ key }) => key === current?.key)
  if (!current) return <p className="p-6 text-small text-ink-soft">{words.documents.none}</p>
  const isInfected = current.file?.scan === 'infected'
  const { compare, previousFile, showUnsent, unsentFile } = words.documents
  const besideWords =
    beside?.is === 'unsent' ? { show: showUnsent, title: unsentFile } : { show: compare, title: previousFile }
  const compared = isComparing && beside && (
    <ComparedFile
      key={beside.file.file_name}
      file={beside.file}
      title={besideWords.title}
      fetchFile={fetchFile}
    />
  )
  return (
    <div className="flex min-h-0 grow max-sm:flex-col">
      <DocumentRail documents={documents} current={current.key} onShow={onShow} />
      <div
        className={`grid min-h-0 min-w-0 grow auto-cols-fr grid-rows-[auto_minmax(0,1fr)] gap-x-px bg-ink-soft max-sm:auto-rows-[auto_minmax(24rem,1fr)] max-sm:grid-rows-none ${compared ? 'sm:grid-flow-col' : ''}`}
      >
        {beside?.is === 'before' && compared}
        <DocumentViewer
          isLevel
          documentKey={fileName ?? current.key}
          title={current.label}
          subtitle={
            <>
              {isComparing && beside?.is === 'before' && current.file && (
                <span>
                  {fill(words.documents.newFile, { at: momentText(new Date(current.file.uploaded_at)) })}
                </span>
              )}
              <FileSummary file={current.file} />
              {beside && (
                <button
                  type="button"
                  aria-pressed={isComparing}
                  onClick={() => onCompare(!isComparing)}
                  className="inline-flex min-h-7 shrink-0 items-center gap-1.5 rounded-full bg-white/15 px-3 text-white hover:bg-white/25"
                >
                  {isComparing ? words.documents.compareEnd : besideWords.show}
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
          onDownload={fileName === undefined ? undefined : () => void download()}
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
        {beside?.is === 'unsent' && compared}
      </div>
    </div>
  )
}

type FileBeside = { readonly is: 'before' | 'unsent'; readonly file: FileDetails }

/**
 * Returns the file to compare the document with: an uploaded file that was not sent, else the file that it replaced.
 */
const fileBeside = (
  { changes, unsent_documents = [] }: Props['review'],
  key: string | undefined,
): FileBeside | undefined => {
  const unsent = readable(unsent_documents.find((one) => one.key === key)?.file)
  if (unsent) return { is: 'unsent', file: unsent }
  const before = changes?.documents.find((one) => one.key === key)?.before
  return before ? { is: 'before', file: before } : undefined
}

/** Returns the file if it may be opened, else undefined. */
const readable = (file: FileDetails | null | undefined): FileDetails | undefined =>
  file && file.scan !== 'infected' ? file : undefined

const FileSummary = ({ file }: { file: FileDetails | null }) => {
  const { documents: words } = useWords().officeReviewPage
  const language = useLanguage()
  if (!file) return null
  return (
    <>
      <span className="flex max-w-full min-w-0">
        <bdi className="truncate" title={file.original_file_name}>
          {file.original_file_name}
        </bdi>
        <span className="shrink-0 whitespace-pre">
          {' · '}
          <bdi>{fileSizeText(file.bytes, language)}</bdi>
        </span>
      </span>
      {file.scan === 'unscanned' && <span className="text-on-foot-sun">{words.unscanned}</span>}
      {isUnread(file) && (
        <span className="text-on-foot-sun" title={words.unreadText}>
          {words.unread}
        </span>
      )}
    </>
  )
}
