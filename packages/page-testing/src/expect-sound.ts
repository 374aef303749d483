import { expect } from 'vitest'
import { findOverflow } from './find-overflow.ts'
import { findViolations } from './find-violations.ts'

/** Expects that axe finds nothing in the current page, and that it fits narrow screens. */
export const expectSound = async (): Promise<void> => {
  expect((await findViolations()).join('\n')).toBe('')
  expect(await findOverflow()).toEqual({ 320: 0, 390: 0 })
}
