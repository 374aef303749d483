/** The browser's own bars follow the header's surface; by themselves, so that pages load no more than these. */
export const barColors = { light: '#ffffff', dark: '#172036' } as const

/**
 * The tokens that a browser needs outside of the style sheets: its bars, and the paper and brand of the manifest.
 * tokens.test.ts holds them to tokens.css.
 */
export const browserColors = { surface: barColors, paper: '#f6f5f1', brand: '#0b5f5c' } as const
