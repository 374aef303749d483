import axe from 'axe-core'
import { vi } from 'vitest'
import { type AxeScan, axeOptions, linesOf } from './axe-options.ts'

/** Colours that fade into others have the contrast of neither; a spinner never ends, and is not waited for. */
const fadesEnd = async (): Promise<void> => {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/** A page's code may come after what stands over every page; where no heading ever comes, axe says so. */
const headingComes = async (): Promise<void> => {
  await vi.waitUntil(() => document.querySelector('h1'), { timeout: 10_000 }).catch(() => undefined)
}

/** What axe finds in the page as it is shown, or in a part of it, as lines to read. */
export const findViolations = async (scan: AxeScan = {}): Promise<readonly string[]> => {
  await headingComes()
  await fadesEnd()
  const { violations } = await axe.run(scan.part ?? document, axeOptions(scan))
  return linesOf(violations)
}
