import { vi } from 'vitest'
import { patience } from '../../apps/server/tests/support/patience.ts'

/**
 * Replaces Vitest's timeout of a second, in which a busy machine may not even run a test. Passing tests wait no longer.
 */
const { timeout } = patience

const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout, ...options })
