import { expect } from 'vitest'
import { findViolations } from './find-violations.ts'

/**
 * Expects that axe finds nothing in the colours of the dark theme, which differs from the light one in nothing else.
 */
export const expectDark = async (): Promise<void> => {
  const { dataset } = document.documentElement
  dataset['theme'] = 'dark'
  try {
    expect((await findViolations({ coloursOnly: true })).join('\n')).toBe('')
  } finally {
    delete dataset['theme']
  }
}
