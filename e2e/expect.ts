import { expect as base, type ExpectMatcherState, type Locator, type Page } from '@playwright/test'

type Wait = (subject: Locator & Page, wanted: readonly unknown[], timeout: number) => Promise<void>

const waitFor =
  (state: 'visible' | 'hidden' | 'attached'): Wait =>
  (subject, _, timeout) =>
    subject.waitFor({ state, timeout })

/** What must be so before each of them can hold, and before its opposite can. */
const waits: Readonly<Record<string, { readonly before?: Wait; readonly beforeNot?: Wait }>> = {
  toBeVisible: { before: waitFor('visible'), beforeNot: waitFor('hidden') },
  toBeHidden: { before: waitFor('hidden'), beforeNot: waitFor('visible') },
  toBeFocused: { before: waitFor('visible') },
  toBeChecked: { before: waitFor('attached') },
  toBeDisabled: { before: waitFor('attached') },
  toBeEnabled: { before: waitFor('attached') },
  toContainText: { before: waitFor('attached') },
  toHaveAttribute: { before: waitFor('attached') },
  toHaveText: { before: waitFor('attached') },
  toHaveValue: { before: waitFor('attached') },
  toHaveURL: {
    before: (page, [url], timeout) =>
      page.waitForURL(url as string | RegExp, { waitUntil: 'commit', timeout }),
  },
}

const patient = (name: string) =>
  async function (this: ExpectMatcherState, subject: Locator & Page, ...wanted: unknown[]) {
    const options = wanted.at(-1) as { readonly timeout?: number } | undefined
    const deadline = performance.now() + (options?.timeout ?? this.timeout)
    const left = () => Math.max(1, deadline - performance.now())
    const wait = waits[name]?.[this.isNot ? 'beforeNot' : 'before']
    // What did not come in time is told by what follows, in the words for it.
    await wait?.(subject, wanted, left()).catch(() => {})
    const expected = base.configure({ timeout: left() })(subject)
    const ask = (this.isNot ? expected.not : expected) as unknown as Readonly<
      Record<string, (...wanted: unknown[]) => Promise<void>>
    >
    try {
      await ask[name]?.(...wanted)
      return { pass: !this.isNot, message: () => '' }
    } catch (error) {
      return { pass: this.isNot, message: () => (error as Error).message }
    }
  }

/**
 * Playwright's own expectations. As long as one does not hold, each of their looks describes the whole page for the
 * report of a failure, which was a sixth of what all journeys cost; so what has to come first is waited for first.
 */
export const expect = base.extend(
  Object.fromEntries(Object.keys(waits).map((name) => [name, patient(name)])),
) as typeof base
