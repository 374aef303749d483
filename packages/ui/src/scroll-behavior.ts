/**
 * Returns how a script should scroll. Style sheets do not apply to scripted scrolling, so the user's setting for
 * reduced motion is read here.
 */
export const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
