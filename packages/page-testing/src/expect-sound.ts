import { expect } from 'vitest'
import { findOverflow } from './find-overflow.ts'
import { findViolations } from './find-violations.ts'

/** The page as it is shown has nothing that axe finds, and fits narrow screens. */
export const expectSound = async (): Promise<void> => {
  expect((await findViolations()).join('\n')).toBe('')
  expect(await findOverflow()).toEqual({ 320: 0, 390: 0 })
}
