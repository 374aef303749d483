/** A button that shows only an icon, with an area large enough for a finger. */
export const iconButtonStyle =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-small text-ink-soft transition-colors duration-150 ' +
  'hover:bg-sunken hover:text-brand focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-50'
