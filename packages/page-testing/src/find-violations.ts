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

type Scan = {
  /** A part of the page alone, by its selector. */
  readonly part?: string
  /** Nothing but colours changes with the theme, so that a page seen in light need not be read whole in dark. */
  readonly coloursOnly?: boolean
}

/** What axe finds in the page as it is shown, or in a part of it, as lines to read. */
export const findViolations = async ({
  part,
  coloursOnly = false,
}: Scan = {}): Promise<readonly string[]> => {
  await headingComes()
  await fadesEnd()
  const { violations } = await axe.run(part ?? document, {
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
    ...(coloursOnly
      ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
      : {
          rules: {
            // WCAG 2.2 asks for it, and axe only when told to.
            'target-size': { enabled: true },
            // A popup of the page's content is no landmark.
            ...(part !== undefined && { region: { enabled: false } }),
          },
        }),
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
