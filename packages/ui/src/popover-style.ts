/** The look of a panel that opens over the page beside its trigger. */
export const popoverStyle =
  'rounded-medium border border-line bg-surface text-ink shadow-raised outline-none transition-opacity duration-150 ease-out ' +
  'data-entering:opacity-0 data-exiting:pointer-events-none data-exiting:opacity-0'
