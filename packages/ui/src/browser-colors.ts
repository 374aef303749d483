/**
 * The colours of the browser's own bars: those of the header. A constant of its own, so that a page that needs only
 * these two loads no more.
 */
export const barColors = { light: '#ffffff', dark: '#172036' } as const

/**
 * The tokens that a browser needs outside of the style sheets: its bars, and the paper and brand colours of the
 * manifest. tokens.test.ts checks that they equal tokens.css.
 */
export const browserColors = { surface: barColors, paper: '#f6f5f1', brand: '#0b5f5c' } as const
