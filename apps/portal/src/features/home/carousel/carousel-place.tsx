import { type ReactNode, useEffect, useRef } from 'react'
import { whenNearOrIdle } from './when-near-or-idle.ts'

type Props = { readonly onNear: () => void; readonly children: ReactNode }

/** Calls `onNear` when the carousel will soon be needed. */
export const CarouselPlace = ({ onNear, children }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? whenNearOrIdle(place.current, onNear) : undefined), [onNear])
  return <div ref={place}>{children}</div>
}
