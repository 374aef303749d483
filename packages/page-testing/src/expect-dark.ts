import { expect } from 'vitest'
import { findViolations } from './find-violations.ts'

/** The page has nothing that axe finds in its colours in dark, where nothing else is other than in light. */
export const expectDark = async (): Promise<void> => {
  const { dataset } = document.documentElement
  dataset['theme'] = 'dark'
  try {
    expect((await findViolations({ coloursOnly: true })).join('\n')).toBe('')
  } finally {
    delete dataset['theme']
  }
}
