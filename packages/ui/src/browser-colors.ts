/**
 * The tokens that a browser needs outside of the style sheets: its own bars follow the header's surface, and the
 * manifest names paper and brand. tokens.test.ts holds them to tokens.css.
 */
export const browserColors = {
  surface: { light: '#ffffff', dark: '#172036' },
  paper: '#f6f5f1',
  brand: '#0b5f5c',
} as const
