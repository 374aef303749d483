import { expect as base, type ExpectMatcherState, type Locator, type Page } from '@playwright/test'

type Wait = (subject: Locator & Page, wanted: readonly unknown[], timeout: number) => Promise<void>

const waitFor =
  (state: 'visible' | 'hidden' | 'attached'): Wait =>
  (subject, _, timeout) =>
    subject.waitFor({ state, timeout })

/** The state to wait for before an expectation, or its negation, can be met. */
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
    // A state that was not reached in time is reported by the expectation below, in its own words.
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
 * Playwright's own expectations, each after a wait for the state that it needs. While an expectation is not met, each
 * of its retries describes the whole page for the failure report. Those descriptions were a sixth of the cost of all
 * journeys.
 */
export const expect = base.extend(
  Object.fromEntries(Object.keys(waits).map((name) => [name, patient(name)])),
) as typeof base
