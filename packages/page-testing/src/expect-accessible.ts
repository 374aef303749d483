import { expect } from 'vitest'
import { emulateMedia } from './emulate-media.ts'
import { findViolations } from './find-violations.ts'

/** Expects that axe finds nothing in both themes, in the whole page or in one part of it. */
export const expectAccessible = async (part?: string): Promise<void> => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await emulateMedia({ colorScheme })
    const found = await findViolations({ ...(part && { part }), coloursOnly: colorScheme === 'dark' })
    expect({ colorScheme, found }).toEqual({ colorScheme, found: [] })
  }
}
