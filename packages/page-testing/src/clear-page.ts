import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'

// Test files share one document. The library takes away the page of the test before only in the file that loaded it first.
beforeEach(async () => {
  await cleanup()
})
