import { fill } from '@milgo/messages/fill'
import { Spinner } from '@milgo/ui/spinner.tsx'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'
import { FileQuestion, FileX } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { type FindResult, noFind } from './find.ts'
import { FindBar } from './find-bar.tsx'
import { ImageView } from './image-view.tsx'
import type { Opened } from './opened-document.ts'
import { SheetView } from './sheet-view.tsx'
import type { ViewAction, ViewState } from './view-state.ts'
import { ViewerToolbar } from './viewer-toolbar.tsx'
import type { ViewerWords } from './viewer-words.ts'

const PdfView = lazy(async () => ({ default: (await import('./pdf-view.tsx')).PdfView }))

type Props = {
  /** Key of the shown document. A new key resets the search. */
  readonly documentKey: string
  readonly title: string
  /** Shown beside the title: the file's name and size, a button to compare. */
  readonly subtitle?: ReactNode
  readonly position?: { readonly index: number; readonly count: number }
  /** Undefined while the document loads. */
  readonly opened: Opened | undefined
  /** The text for a document that could not be loaded. */
  readonly failure?: string | undefined
  readonly isMissing?: boolean
  readonly onRetry: () => void
  readonly onDownload?: (() => void) | undefined
  readonly view: ViewState
  readonly dispatch: (action: ViewAction) => void
  /** Called to rotate. The page stores the rotation of each document. */
  readonly onRotate: () => void
  readonly rotateKey?: ReactNode
  /**
   * Places the toolbar and the document in two rows of the surrounding grid, level with those of a document beside it.
   */
  readonly isLevel?: boolean
  readonly words: ViewerWords
}

/**
 * A document with its controls. Opening another document does not move the focus; a live region announces its title.
 */
export const DocumentViewer = (props: Props) => {
  const { documentKey, title, subtitle, position, opened, view, dispatch, onRotate, onDownload, words } =
    props
  const [find, setFind] = useState(noFind)
  const [isFinding, setIsFinding] = useState(false)
  const [result, setResult] = useState<FindResult>({})
  const onFound = useCallback((found: FindResult) => setResult((before) => ({ ...before, ...found })), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document has other matches
  useEffect(() => {
    setResult({})
  }, [documentKey])
  const closeFind = () => {
    setIsFinding(false)
    setFind(noFind)
  }
  return (
    <div
      className={`on-dark grid min-h-0 min-w-0 grow bg-foot text-on-foot ${props.isLevel ? 'row-span-2 grid-rows-subgrid' : 'grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]'}`}
    >
      <div className="border-b border-white/15">
        {/* As high for every document of one window, so that the next document does not change the size of the view. */}
        <header className="@container px-3 py-1.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <div className="flex min-h-7 min-w-0 grow basis-full flex-wrap items-center gap-x-2.5 leading-snug @min-[26rem]:flex-nowrap @min-[52rem]:basis-0">
              <h2 className="min-w-0 text-small font-bold @min-[26rem]:truncate" title={title}>
                <bdi>{title}</bdi>
              </h2>
              <div className="flex min-w-0 flex-wrap items-center gap-x-2 text-[13px] text-on-foot-soft @min-[26rem]:max-w-[65%] @min-[26rem]:shrink-0 @min-[26rem]:flex-nowrap @min-[26rem]:whitespace-nowrap">
                {subtitle}
              </div>
            </div>
            <ViewerToolbar
              view={view}
              dispatch={dispatch}
              onRotate={onRotate}
              words={words}
              onDownload={onDownload}
              rotateKey={props.rotateKey}
              find={
                opened?.kind === 'pdf'
                  ? { isOpen: isFinding, toggle: isFinding ? closeFind : () => setIsFinding(true) }
                  : undefined
              }
            />
          </div>
        </header>
        <VisuallyHidden>
          <span role="status">{position && fill(words.position, { ...position, title })}</span>
        </VisuallyHidden>
        {isFinding && opened?.kind === 'pdf' && (
          <FindBar find={find} result={result} onFind={setFind} onClose={closeFind} words={words.find} />
        )}
      </div>
      <div className="relative min-h-0 bg-[#1c2437]">
        <Content {...props} find={find} onFound={onFound} />
      </div>
    </div>
  )
}

type ContentProps = Props & {
  readonly find: typeof noFind
  readonly onFound: (result: FindResult) => void
}

const Content = (props: ContentProps) => {
  const { opened, failure, isMissing = false, title, view, dispatch, words, documentKey } = props
  if (isMissing) return <Message icon={<FileX />} {...words.missing} />
  if (failure !== undefined)
    return (
      <Message icon={<FileX />} title={words.failed.title} text={failure}>
        <button type="button" onClick={props.onRetry} className={messageButton}>
          {words.failed.retry}
        </button>
      </Message>
    )
  switch (opened?.kind) {
    case 'pdf':
      return (
        <Suspense fallback={<Loading words={words} />}>
          <PdfView
            document={opened.document}
            title={title}
            view={view}
            dispatch={dispatch}
            find={props.find}
            onFound={props.onFound}
            words={words}
          />
        </Suspense>
      )
    case 'image':
      return (
        <ImageView
          key={documentKey}
          bitmap={opened.bitmap}
          title={title}
          view={view}
          dispatch={dispatch}
          words={words}
        />
      )
    case 'sheet':
      return <SheetView sheet={opened.sheet} title={title} view={view} dispatch={dispatch} words={words} />
    case 'refused':
      return (
        <Message icon={<FileQuestion />} {...words.refused[opened.why]}>
          {props.onDownload && (
            <button type="button" onClick={props.onDownload} className={messageButton}>
              {words.download}
            </button>
          )}
        </Message>
      )
    default:
      return <Loading words={words} />
  }
}

const messageButton =
  'mt-4 inline-flex min-h-11 items-center rounded-full border border-white/60 px-5 text-white hover:bg-white/10'

type MessageProps = {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

const Message = ({ icon, title, text, children }: MessageProps) => (
  <div className="absolute inset-0 flex flex-col items-center justify-center p-6 text-center">
    <span aria-hidden="true" className="mb-3 text-on-foot-soft [&>svg]:size-10">
      {icon}
    </span>
    <p className="font-bold">{title}</p>
    <p className="mt-1 max-w-[44ch] text-small text-on-foot-soft">{text}</p>
    {children}
  </div>
)

const Loading = ({ words }: { words: ViewerWords }) => (
  <div className="absolute inset-0 flex items-center justify-center gap-3 text-small text-on-foot-soft">
    <Spinner />
    {words.loading}
  </div>
)
