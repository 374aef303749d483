import { useEffect, useState } from 'react'

const pace = 8_000

/**
 * Changes slides automatically. A pointer or focus inside pauses them, the button stops them, and they never move for a
 * reader who prefers reduced motion.
 */
export const useRotation = (goNext: () => void, isStill: boolean, count: number) => {
  const [isWanted, setWanted] = useState(true)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const canRotate = !isStill && count > 1
  const isPlaying = canRotate && isWanted
  const isTurning = isPlaying && !isHovered && !isFocused

  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => {
      if (!document.hidden) goNext()
    }, pace)
    return () => clearInterval(timer)
  }, [isTurning, goNext])

  return {
    canRotate,
    isPlaying,
    isTurning,
    toggle: () => setWanted((wanted) => !wanted),
    holds: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
