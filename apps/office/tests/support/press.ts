import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { boundShortcuts } from '../../src/lib/shortcuts/bound-shortcuts.ts'
import { shortcutOf } from '../../src/lib/shortcuts/shortcuts.ts'

/** Whether the page under the general menu listens to its shortcuts. A page that still loads has none. */
const hasOwnShortcuts = () => boundShortcuts().some((id) => shortcutOf(id).group !== 'general')

/** Presses keys once the queue or the review has bound its shortcuts. Before, it would ignore them. */
export const press = async (keys: string) => {
  await expect.poll(hasOwnShortcuts).toBe(true)
  await userEvent.keyboard(keys)
}
