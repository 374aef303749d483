import { type Locator, locators } from 'vitest/browser'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** For an element without a role or text of its own, such as one of several fields with the same label. */
    readonly getBySelector: (selector: string) => Locator
  }
}

locators.extend({ getBySelector: (selector: string) => selector })
