import { CircleX } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { scrollBehavior } from './scroll-behavior.ts'

type Props = {
  readonly title: string
  /**
   * Changes with every failed attempt. Each change scrolls to the box and focuses it. Without it the page does not
   * move.
   */
  readonly attempt?: number
  readonly children?: ReactNode
}

/**
 * Says at the top of a form what went wrong. With the focus it is read as a whole. It is no live region: a list of
 * problems would be read again after each answer that corrects one.
 */
export const ErrorBox = ({ title, attempt, children }: Props) => {
  const box = useRef<HTMLElement>(null)
  const detailsId = useId()
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
      aria-describedby={detailsId}
      className="rounded-medium border-2 border-bad bg-bad-wash px-6 py-5 text-bad max-sm:px-4"
    >
      <div className="flex gap-3">
        <CircleX aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
        <div className="min-w-0">
          <p className="text-lead font-bold">{title}</p>
          <div id={detailsId}>{children}</div>
        </div>
      </div>
    </section>
  )
}
