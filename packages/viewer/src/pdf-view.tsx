import { fill } from '@milgo/messages/fill'
import { AnnotationMode, type PDFDocumentProxy } from 'pdfjs-dist'
import { EventBus, PDFFindController, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { afterFrame } from './after-frame.ts'
import type { Find, FindResult } from './find.ts'
import { findDrawnPage } from './open-pdf.ts'
import { ScrollArea } from './scroll-area.tsx'
import { usePanAndPinch } from './use-pan-and-pinch.ts'
import { isAsOpened, type ViewAction, type ViewState } from './view-state.ts'
import type { ViewerWords } from './viewer-words.ts'
import './viewer.css'

type Props = {
  readonly document: PDFDocumentProxy
  readonly title: string
  readonly view: ViewState
  readonly dispatch: (action: ViewAction) => void
  readonly find: Find
  readonly onFound: (result: FindResult) => void
  readonly words: ViewerWords
}

/** Replaces the translations of pdf.js by nothing, because the pages get our texts. */
const noTranslations = {
  getLanguage: () => 'en-us',
  getDirection: () => 'ltr',
  get: async () => '',
  translate: async () => {},
  translateOnce: async () => {},
  destroy: async () => {},
  pause: () => {},
  resume: () => {},
}

type Options = ConstructorParameters<typeof PDFViewer>[0]
/** An option of pdf.js that its types do not list. */
type UntypedOptions = { readonly abortSignal: AbortSignal }

type Parts = { readonly viewer: PDFViewer; readonly bus: EventBus; readonly links: PDFLinkService }

const createParts = (container: HTMLDivElement, abortSignal: AbortSignal): Parts => {
  const bus = new EventBus()
  const links = new PDFLinkService({ eventBus: bus })
  links.externalLinkEnabled = false
  const viewer = new PDFViewer({
    container,
    eventBus: bus,
    linkService: links,
    findController: new PDFFindController({ eventBus: bus, linkService: links, delay: 100 }),
    annotationMode: AnnotationMode.ENABLE,
    removePageBorders: true,
    enableAutoLinking: false,
    enableSelectionRendering: false,
    // The type requires a whole translator. The viewer calls only the functions of `noTranslations`.
    l10n: noTranslations as unknown as NonNullable<Options['l10n']>,
    ...({ abortSignal } satisfies UntypedOptions),
  })
  links.setViewer(viewer)
  return { viewer, bus, links }
}

const scaleValueOf = ({ zoom }: ViewState): string => (zoom === 'fit' ? 'page-width' : String(zoom))

/** A PDF, drawn by the viewer component of pdf.js without its tools. A page is drawn when it becomes visible. */
export const PdfView = ({ document: pdf, title, view, dispatch, find, onFound, words }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const [parts, setParts] = useState<Parts>()
  const [isReady, setIsReady] = useState(false)
  const [drawn, setDrawn] = useState<PDFDocumentProxy>()
  const asked = useRef(view)
  useLayoutEffect(() => {
    asked.current = view
  }, [view])
  usePanAndPinch(place, { scale: view.shownScale, dispatch, isDragged: false })

  useEffect(() => {
    const container = place.current
    if (!container) return
    const abort = new AbortController()
    const created = createParts(container, abort.signal)
    const { bus, viewer } = created
    bus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) =>
      dispatch({ type: 'page-shown', page: pageNumber }),
    )
    bus.on('scalechanging', ({ scale }: { scale: number }) => dispatch({ type: 'scale-shown', scale }))
    const observer = new ResizeObserver(() => {
      // A container that is being removed has no size to fit into.
      if (container.offsetParent === null) return
      if (viewer.pagesCount > 0 && asked.current.zoom === 'fit') viewer.currentScaleValue = 'page-width'
    })
    observer.observe(container)
    setParts(created)
    return () => {
      observer.disconnect()
      abort.abort()
      // pdf.js documents null for removing the document; its type omits this.
      viewer.setDocument(null as unknown as PDFDocumentProxy)
      setParts(undefined)
    }
  }, [dispatch])

  useEffect(() => {
    if (!parts) return
    const { viewer, bus, links } = parts
    const onPages = () => {
      viewer.pagesRotation = asked.current.rotation
      viewer.currentScaleValue = scaleValueOf(asked.current)
      for (let page = 0; page < viewer.pagesCount; page++)
        viewer.getPageView(page)?.div.setAttribute('aria-label', fill(words.page, { page: page + 1 }))
      dispatch({ type: 'pages-counted', pageCount: viewer.pagesCount })
      setIsReady(true)
    }
    const onDrawn = ({ pageNumber }: { pageNumber: number }) => {
      if (pageNumber === 1) setDrawn(pdf)
    }
    setIsReady(false)
    const open = () => {
      // Registered only now, because earlier events would be about the previous document.
      bus.on('pagesinit', onPages)
      bus.on('pagerendered', onDrawn)
      viewer.setDocument(pdf)
      links.setDocument(pdf)
    }
    // A page drawn ahead covers the pages of the previous document. It is on the screen before the viewer below it is
    // set up.
    const isCovered = findDrawnPage(pdf) !== undefined && isAsOpened(asked.current)
    const cancel = isCovered ? afterFrame(open) : open()
    return () => {
      cancel?.()
      bus.off('pagesinit', onPages)
      bus.off('pagerendered', onDrawn)
    }
  }, [parts, pdf, dispatch, words])

  useEffect(() => {
    if (parts && isReady) parts.viewer.currentScaleValue = scaleValueOf({ ...asked.current, zoom: view.zoom })
  }, [parts, isReady, view.zoom])

  useEffect(() => {
    if (parts && isReady && parts.viewer.pagesRotation !== view.rotation)
      parts.viewer.pagesRotation = view.rotation
  }, [parts, isReady, view.rotation])

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows requested pages only, not pages reached by scrolling
  useEffect(() => {
    if (parts && isReady && parts.viewer.currentPageNumber !== asked.current.page)
      parts.viewer.currentPageNumber = asked.current.page
  }, [parts, isReady, view.jumps])

  useFind(parts, { pdf, isDrawn: drawn === pdf }, find, onFound)

  const ahead = drawn !== pdf && isAsOpened(view) ? findDrawnPage(pdf) : undefined
  return (
    <>
      <ScrollArea ref={place} label={title} dir="ltr" className="touch-pan-x touch-pan-y">
        <div className="pdfViewer" />
      </ScrollArea>
      {ahead && <DrawnAhead canvas={ahead} />}
    </>
  )
}

/** The first page as drawn ahead. It covers the pages until pdf.js has drawn the page in its own size. */
const DrawnAhead = ({ canvas }: { canvas: HTMLCanvasElement }) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(canvas)
  }, [canvas])
  return (
    <div
      ref={place}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 overflow-hidden bg-[#1c2437] py-3 [&>canvas]:w-full [&>canvas]:bg-white"
    />
  )
}

const useFind = (
  parts: Parts | undefined,
  { pdf, isDrawn }: { readonly pdf: PDFDocumentProxy; readonly isDrawn: boolean },
  { query, step }: Find,
  onFound: (result: FindResult) => void,
): void => {
  useEffect(() => {
    if (!parts) return
    const onMatches = ({ matchesCount }: { matchesCount: { current: number; total: number } }) =>
      onFound(matchesCount)
    parts.bus.on('updatefindmatchescount', onMatches)
    parts.bus.on('updatefindcontrolstate', onMatches)
    return () => {
      parts.bus.off('updatefindmatchescount', onMatches)
      parts.bus.off('updatefindcontrolstate', onMatches)
    }
  }, [parts, onFound])

  useEffect(() => {
    if (!parts) return
    if (query === '') {
      parts.bus.dispatch('findbarclose', { source: parts })
      return
    }
    parts.bus.dispatch('find', {
      source: parts,
      type: step === 0 ? '' : 'again',
      query,
      highlightAll: true,
      caseSensitive: false,
      entireWord: false,
      findPrevious: step < 0,
      matchDiacritics: false,
    })
  }, [parts, query, step])

  useEffect(() => {
    if (!isDrawn) return
    let isGone = false
    // A page that is only a picture has no text. The search then says why nothing is found.
    void pdf
      .getPage(1)
      .then((page) => page.getTextContent())
      .then(({ items }) => !isGone && onFound({ isScan: items.length === 0 }))
      .catch(() => {})
    return () => {
      isGone = true
    }
  }, [isDrawn, pdf, onFound])
}
