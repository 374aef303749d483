import type { Result, RunOptions } from 'axe-core'

/** Which part and which rules axe checks. */
export type AxeScan = {
  /** The selector of the only part to check. */
  readonly part?: string
  /**
   * Checks colours only. The dark theme differs in nothing else, so a page checked in the light theme need not be
   * checked fully again.
   */
  readonly coloursOnly?: boolean
}

export const axeOptions = ({ part, coloursOnly = false }: AxeScan): RunOptions => ({
  resultTypes: ['violations'],
  // The page has no frames, so no results have to be merged. No rule reads style sheets.
  iframes: false,
  preload: false,
  ...(coloursOnly
    ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
    : {
        rules: {
          // WCAG 2.2 requires this rule, but axe enables it only on request.
          'target-size': { enabled: true },
          // A single part of the page need not be in a landmark.
          ...(part !== undefined && { region: { enabled: false } }),
        },
      }),
})

/** Returns the violations as readable lines. */
export const linesOf = (violations: readonly Pick<Result, 'id' | 'nodes'>[]): readonly string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
