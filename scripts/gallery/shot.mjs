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
 * @property {string} [student] the e-mail of the demo student who has logged in
 * @property {string} [member] the e-mail of the demo member of the office who has logged in
 * @property {keyof typeof import('../../packages/contracts/src/office-paths.ts').officePaths} [page] which page of the office it is
 * @property {readonly Size[]} [sizes] where the state exists only there
 * @property {(page: Page, language: string) => Promise<unknown>} [prepare] before the page is opened
 * @property {number} [height] of the window, where the page scrolls inside it
 * @property {(page: Page, language: string) => Promise<unknown>} [open] once it is there; false where the demo world has nothing to show
 */

/** @type {Readonly<Record<Size, { width: number, height: number }>>} */
export const sizes = {
  320: { width: 320, height: 640 },
  390: { width: 390, height: 844 },
  768: { width: 768, height: 900 },
  1024: { width: 1024, height: 768 },
  1440: { width: 1440, height: 900 },
  // What is left of a window of 1440 in a browser that shows everything twice as large.
  zoom200: { width: 720, height: 450 },
  // What a sheet of A4 has between its margins.
  paper: { width: 718, height: 1047 },
}

/** How the browser is asked to paint; `forced` takes all colours from the system. @type {Readonly<Record<Theme, { colorScheme: 'light' | 'dark', forcedColors: 'active' | 'none', media: 'screen' | 'print' }>>} */
export const paints = {
  light: { colorScheme: 'light', forcedColors: 'none', media: 'screen' },
  dark: { colorScheme: 'dark', forcedColors: 'none', media: 'screen' },
  forced: { colorScheme: 'dark', forcedColors: 'active', media: 'screen' },
  print: { colorScheme: 'light', forcedColors: 'none', media: 'print' },
}
