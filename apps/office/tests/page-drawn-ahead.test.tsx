import { viewer as words } from '@milgo/messages/he/viewer'
import { render } from '@milgo/page-testing/render'
import { drawFirstPage, openPdf } from '@milgo/viewer/open-pdf.ts'
import { PdfView } from '@milgo/viewer/pdf-view.tsx'
import { changeView, firstView, type ViewState } from '@milgo/viewer/view-state.ts'
import { useLayoutEffect, useReducer, useRef } from 'react'
import { expect, it } from 'vitest'
import { pdfAddress } from './support/paper.ts'
import '../src/app/app.css'

type Document = Parameters<typeof PdfView>[0]['document']

const parsed = async (): Promise<Document> => {
  const bytes = await (await fetch(pdfAddress('Letter'))).arrayBuffer()
  const opened = await openPdf(bytes, new AbortController().signal)
  if (opened.kind !== 'pdf') throw new Error('not opened')
  return opened.document
}

const noFind = { query: '', step: 0 }
const ignore = () => {}
const overlayIn = (place: Element | null) =>
  place?.querySelector<HTMLCanvasElement>('[aria-hidden="true"] > canvas') ?? undefined

type Seen = {
  first?: { readonly width: number; readonly isFilled: boolean } | undefined
  place?: Element | null
}

/** The viewer at 600 px. Records what covered its pages in its first frame. */
const Shown = ({ document, view, seen }: { document: Document; view: ViewState; seen: Seen }) => {
  const [state, dispatch] = useReducer(changeView, view)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    seen.place = place.current
    const overlay = overlayIn(place.current)
    seen.first = overlay && { width: overlay.getBoundingClientRect().width, isFilled: isDrawn(overlay) }
  }, [seen])
  return (
    <div ref={place} style={{ position: 'relative', inlineSize: 600, blockSize: 600 }}>
      <PdfView
        document={document}
        title="Letter"
        view={state}
        dispatch={dispatch}
        find={noFind}
        onFound={ignore}
        words={words}
      />
    </div>
  )
}

const show = async (document: Document, view: ViewState): Promise<Seen> => {
  const seen: Seen = {}
  await render(<Shown document={document} view={view} seen={seen} />)
  return seen
}

/**
 * Returns whether the canvas has ink on paper. An empty canvas is transparent or black, and one with paper alone is
 * white.
 */
const isDrawn = (canvas: HTMLCanvasElement): boolean => {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  const reds = pixels.filter((_, place) => place % 4 === 0 && pixels[place + 3] === 255)
  return reds.some((red) => red < 128) && reds.some((red) => red > 240)
}

it('a page drawn ahead is shown in the first frame, until the viewer has drawn it itself', async () => {
  const document = await parsed()
  await drawFirstPage(document)
  const { first, place } = await show(document, firstView)
  expect(first).toEqual({ width: 600, isFilled: true })
  await expect.poll(() => place?.querySelector('.pdfViewer .page canvas') ?? null).not.toBeNull()
  await expect.poll(() => overlayIn(place ?? null)).toBeUndefined()
})

it.each([
  ['zoomed', { ...firstView, zoom: 2 }],
  ['turned', { ...firstView, rotation: 90 }],
] as const)('a page drawn ahead is not shown for a document that is %s', async (_how, view) => {
  const document = await parsed()
  await drawFirstPage(document)
  const { first, place } = await show(document, view)
  expect(first).toBeUndefined()
  await expect.poll(() => place?.querySelector('.pdfViewer .page canvas') ?? null).not.toBeNull()
})
