import axe from 'axe-core'

/** What axe finds in the page as it is shown, as lines to read. */
export const findViolations = async (): Promise<readonly string[]> => {
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
