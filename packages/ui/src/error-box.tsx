import { CircleX } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { scrollBehavior } from './scroll-behavior.ts'

type Props = {
  readonly title: string
  /** Changes with every failed attempt; then the box comes into sight and is read. Without it nothing moves. */
  readonly attempt?: number
  readonly children?: ReactNode
}

/** Says on top of a form what went wrong. */
export const ErrorBox = ({ title, attempt, children }: Props) => {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (attempt === undefined) return
    window.scrollTo({ top: 0, behavior: scrollBehavior() })
    box.current?.focus({ preventScroll: true })
  }, [attempt])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={title}
      className="rounded-medium border-2 border-bad bg-bad-wash px-6 py-5 text-bad max-sm:px-4"
    >
      <div role="alert" className="flex gap-3">
        <CircleX aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
        <div className="min-w-0">
          <p className="text-lead font-bold">{title}</p>
          {children}
        </div>
      </div>
    </section>
  )
}
