import axe from 'axe-core'
import { vi } from 'vitest'
import { type AxeScan, axeOptions, linesOf } from './axe-options.ts'

/**
 * Waits for the end of animations, because colours have a wrong contrast while they fade. A spinner never ends and is
 * not waited for.
 */
const waitForAnimations = async (): Promise<void> => {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/**
 * Waits for the heading, because a page's code may be loaded after its frame. If no heading appears, axe reports that.
 */
const waitForHeading = async (): Promise<void> => {
  await vi.waitUntil(() => document.querySelector('h1'), { timeout: 10_000 }).catch(() => undefined)
}

/**
 * Makes sticky elements scroll with the page while axe looks, and returns a function that restores them. A sticky bar
 * always covers a part of some control, which axe would report as a target that is too small.
 */
const unstick = (): (() => void) => {
  const sticky = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  )
  const before = sticky.map(({ style }) => style.position)
  for (const { style } of sticky) style.position = 'relative'
  return () => {
    for (const [index, { style }] of sticky.entries()) style.position = before[index] ?? ''
  }
}

/** Returns what axe finds in the current page or in a part of it, as readable lines. */
export const findViolations = async (scan: AxeScan = {}): Promise<readonly string[]> => {
  await waitForHeading()
  await waitForAnimations()
  const restoreSticky = unstick()
  const { violations } = await axe.run(scan.part ?? document, axeOptions(scan)).finally(restoreSticky)
  return linesOf(violations)
}
