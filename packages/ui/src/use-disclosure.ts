import { type RefObject, useEffect, useState } from 'react'

type Parts = {
  readonly button: RefObject<HTMLElement | null>
  readonly panel: RefObject<HTMLElement | null>
  /** The page that shows the panel. Opening another page closes the panel. */
  readonly page: string
}

/** A panel that a button opens. Escape, a press or focus elsewhere, and another page close it. */
export const useDisclosure = ({ button, panel, page }: Parts) => {
  const [openOn, setOpenOn] = useState<string>()
  const isOpen = openOn === page

  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpenOn(undefined)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    const onOutside = (event: Event) => {
      const target = event.target
      if (!(target instanceof Node)) return
      if (!panel.current?.contains(target) && !button.current?.contains(target)) close()
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

  return {
    isOpen,
    toggle: () => setOpenOn(isOpen ? undefined : page),
    close: () => setOpenOn(undefined),
  }
}
