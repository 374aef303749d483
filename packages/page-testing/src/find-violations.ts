import axe from 'axe-core'
import { vi } from 'vitest'

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

/** What axe finds in the page as it is shown, as lines to read. */
export const findViolations = async (): Promise<readonly string[]> => {
  await headingComes()
  await fadesEnd()
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
    // WCAG 2.2 asks for it, and axe only when told to.
    rules: { 'target-size': { enabled: true } },
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
