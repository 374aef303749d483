import { beforeEach } from 'vitest'
import { clearPages } from './render.ts'

// Test files share one document. Each page starts without a focus, as if it were the first.
beforeEach(() => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  clearPages()
})
