/** The look of a link in text, also for the router's own links. */
export const textLinkStyle =
  'text-brand underline underline-offset-4 transition-colors duration-150 hover:text-brand-strong hover:decoration-2 ' +
  'data-disabled:text-ink-faint data-disabled:no-underline'
