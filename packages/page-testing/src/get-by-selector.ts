import { type Locator, locators } from 'vitest/browser'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** For what has neither a role nor a text of its own, such as one of several fields with the same label. */
    readonly getBySelector: (selector: string) => Locator
  }
}

locators.extend({ getBySelector: (selector: string) => selector })
