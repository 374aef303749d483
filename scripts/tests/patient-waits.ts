import { vi } from 'vitest'
import { patience } from '../../apps/server/tests/support/patience.ts'

/** Vitest waits for a second, which a busy machine may take to run a test at all; a test that passes waits no longer. */
const { timeout } = patience

const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout, ...options })
