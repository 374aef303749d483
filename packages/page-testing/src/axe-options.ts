import type { Result, RunOptions } from 'axe-core'

/** What of a page axe looks at. */
export type AxeScan = {
  /** A part of the page alone, by its selector. */
  readonly part?: string
  /** Nothing but colours changes with the theme, so that a page seen in light need not be read whole in dark. */
  readonly coloursOnly?: boolean
}

export const axeOptions = ({ part, coloursOnly = false }: AxeScan): RunOptions => ({
  resultTypes: ['violations'],
  // In one page without frames nothing has to be put together, and no rule reads style sheets.
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

/** What axe found, as lines to read. */
export const linesOf = (violations: readonly Pick<Result, 'id' | 'nodes'>[]): readonly string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
