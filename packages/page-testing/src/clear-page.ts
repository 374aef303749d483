import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// Test files share one document. The library takes away the page of the test before only in the file that loaded it first.
// The next page begins without a focus, as if it were the first.
beforeEach(async () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await cleanup()
})
