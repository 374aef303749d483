import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

type Part = RefObject<HTMLElement | null>

/** A panel that a button opens; Escape, a press or focus elsewhere, and going to another page close it. */
export const useDisclosure = (button: Part, panel: Part) => {
  const { pathname } = useLocation()
  const [openOn, setOpenOn] = useState<string>()
  const isOpen = openOn === pathname

  useEffect(() => {
    if (!isOpen) return
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpenOn(undefined)
      button.current?.focus()
    }
    const onOutside = ({ target }: Event) => {
      const isInside = [button, panel].some(
        (part) => target instanceof Node && part.current?.contains(target),
      )
      if (!isInside) setOpenOn(undefined)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
    }
  }, [isOpen, button, panel])

  return { isOpen, toggle: () => setOpenOn(isOpen ? undefined : pathname) }
}
