import { expect } from 'vitest'
import { emulateMedia } from './emulate-media.ts'
import { findViolations } from './find-violations.ts'

/** Axe finds nothing at all, in both themes; in a part of the page alone if one is named. */
export const expectAccessible = async (part?: string): Promise<void> => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await emulateMedia({ colorScheme })
    const found = await findViolations({ ...(part && { part }), coloursOnly: colorScheme === 'dark' })
    expect({ colorScheme, found }).toEqual({ colorScheme, found: [] })
  }
}
