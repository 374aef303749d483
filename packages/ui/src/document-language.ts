/** Tells the browser, the fonts and the screen reader which language and direction the page now has. */
export const applyDocumentLanguage = (language: string, direction: 'rtl' | 'ltr'): void => {
  document.documentElement.lang = language
  document.documentElement.dir = direction
}
