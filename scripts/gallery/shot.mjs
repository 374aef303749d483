/** @typedef {import('playwright').Page} Page */
/** @typedef {'320' | '390' | '768' | '1024' | '1440' | 'zoom200' | 'paper'} Size */
/** @typedef {'light' | 'dark' | 'forced' | 'print'} Theme */

/**
 * The languages, widths and themes in which a page is taken.
 * @typedef {{ languages: readonly string[], sizes: readonly Size[], themes: readonly Theme[] }} Frames
 */

/**
 * One page in one state.
 * @typedef {object} Shot
 * @property {string} name
 * @property {string} path
 * @property {string} [student] the e-mail of the demo student who is logged in
 * @property {string} [member] the e-mail of the demo staff member who is logged in
 * @property {keyof typeof import('../../packages/contracts/src/office-paths.ts').officePaths} [page] the page of the office
 * @property {readonly Size[]} [sizes] the only widths at which the state exists
 * @property {import('./answers.mjs').Prepare} [prepare] runs before the page is opened
 * @property {number} [height] the height of the window, for pages that scroll inside it
 * @property {(page: Page, language: string) => Promise<unknown>} [open] runs when the page is open; returns false if the demo data has nothing to show
 * @property {string} [window] the window that is open: its file below `apps`, or the key of its words in the settings
 * @property {boolean} [isLoading] the page waits for an answer that never comes
 * @property {string} [complaint] what the console says in this state, because the page is broken on purpose
 */

/** @type {Readonly<Record<Size, { width: number, height: number }>>} */
export const sizes = {
  320: { width: 320, height: 640 },
  390: { width: 390, height: 844 },
  768: { width: 768, height: 900 },
  1024: { width: 1024, height: 768 },
  1440: { width: 1440, height: 900 },
  // The size of a window of 1440 at 200 % zoom.
  zoom200: { width: 720, height: 450 },
  // A sheet of A4 without its margins.
  paper: { width: 718, height: 1047 },
}

/**
 * The browser's settings for each theme; `forced` takes all colours from the system.
 * @type {Readonly<Record<Theme, { colorScheme: 'light' | 'dark', forcedColors: 'active' | 'none', media: 'screen' | 'print' }>>}
 */
export const paints = {
  light: { colorScheme: 'light', forcedColors: 'none', media: 'screen' },
  dark: { colorScheme: 'dark', forcedColors: 'none', media: 'screen' },
  forced: { colorScheme: 'dark', forcedColors: 'active', media: 'screen' },
  print: { colorScheme: 'light', forcedColors: 'none', media: 'print' },
}
