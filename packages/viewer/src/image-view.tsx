import { fill } from '@milgo/messages/fill'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { canvasScale, imageScale, type Size, scrollAfterZoom, turnedSize } from './image-geometry.ts'
import type { Rotation } from './rotation.ts'
import { ScrollArea } from './scroll-area.tsx'
import { usePanAndPinch } from './use-pan-and-pinch.ts'
import type { ViewAction, ViewState } from './view-state.ts'
import type { ViewerWords } from './viewer-words.ts'

type Props = {
  readonly bitmap: ImageBitmap
  readonly title: string
  readonly view: ViewState
  readonly dispatch: (action: ViewAction) => void
  readonly words: ViewerWords
}

const draw = (canvas: HTMLCanvasElement, bitmap: ImageBitmap, rotation: Rotation): void => {
  const scale = canvasScale(bitmap)
  const turned = turnedSize(bitmap, rotation)
  canvas.width = Math.max(1, Math.round(turned.width * scale))
  canvas.height = Math.max(1, Math.round(turned.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((rotation * Math.PI) / 180)
  context.scale(scale, scale)
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
}

/**
 * A picture in a scrolling area. It is drawn on a canvas, so that the content policy need not allow more image sources.
 */
export const ImageView = ({ bitmap, title, view, dispatch, words }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [room, setRoom] = useState<Size>()
  const { rotation, zoom } = view
  const turned = turnedSize(bitmap, rotation)
  const scale = room ? imageScale(zoom, turned, room) : undefined
  usePanAndPinch(place, { scale: scale ?? 1, dispatch, isDragged: true })

  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setRoom({ width: element.clientWidth - 24, height: element.clientHeight - 24 })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useLayoutEffect(() => {
    if (canvas.current) draw(canvas.current, bitmap, rotation)
  }, [bitmap, rotation])

  useEffect(() => {
    dispatch({ type: 'pages-counted', pageCount: 1 })
  }, [dispatch])

  const before = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (scale === undefined || !place.current) return
    dispatch({ type: 'scale-shown', scale })
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = place.current
    const { x, y } = scrollAfterZoom(
      { x: scrollLeft, y: scrollTop },
      { width: clientWidth, height: clientHeight },
      before.current ?? scale,
      scale,
    )
    place.current.scrollTo(x, y)
    before.current = scale
  }, [scale, dispatch])

  return (
    <ScrollArea
      ref={place}
      label={fill(words.image, { title })}
      dir="ltr"
      className="cursor-grab touch-pan-x touch-pan-y p-3 active:cursor-grabbing"
    >
      <canvas
        ref={canvas}
        data-drawn={scale !== undefined}
        role="img"
        aria-label={fill(words.image, { title })}
        className="mx-auto block bg-white shadow-raised"
        style={scale === undefined ? {} : { width: turned.width * scale, height: turned.height * scale }}
      />
    </ScrollArea>
  )
}
