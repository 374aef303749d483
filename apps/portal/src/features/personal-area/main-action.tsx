import { paths } from '@milgo/contracts/portal-paths'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { ArrowRight } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'

/**
 * Draws the main action. On a phone it stays at the bottom edge after it has scrolled away, until the end of the page.
 */
export const MainAction = ({ to = paths.registration, children }: { to?: string; children: string }) => {
  const place = useRef<HTMLDivElement>(null)
  const isAway = useIsAway(place)
  const action = (
    <>
      {children}
      <ArrowRight aria-hidden="true" className="mirrored size-5" />
    </>
  )
  return (
    <div ref={place} className="max-sm:flex max-sm:flex-col">
      <Link to={to} className={buttonStyle('primary')}>
        {action}
      </Link>
      {isAway && (
        // A copy of the link for touch. Keyboard and screen reader use the link in its own place.
        <div
          aria-hidden="true"
          className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface p-3 shadow-raised sm:hidden"
        >
          <Link to={to} tabIndex={-1} className={`${buttonStyle('primary')} w-full`}>
            {action}
          </Link>
        </div>
      )}
    </div>
  )
}

/** Returns whether the element has scrolled off the top while the footer is not visible. */
const useIsAway = (place: RefObject<HTMLElement | null>): boolean => {
  const [isAbove, setIsAbove] = useState(false)
  const [isFootInSight, setIsFootInSight] = useState(false)
  useEffect(() => {
    const foot = document.querySelector('footer')
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        if (target === foot) setIsFootInSight(isIntersecting)
        else setIsAbove(!isIntersecting && boundingClientRect.bottom < 0)
    })
    if (place.current) observer.observe(place.current)
    if (foot) observer.observe(foot)
    return () => observer.disconnect()
  }, [place])
  return isAbove && !isFootInSight
}
