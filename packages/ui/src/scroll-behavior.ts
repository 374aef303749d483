/** Style sheets cannot slow down a scroll that a script asks for, so the script itself asks the reader's wish. */
export const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
