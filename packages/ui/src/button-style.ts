const shared =
  'inline-flex min-h-(--button-height) items-center justify-center gap-2.5 rounded-full px-6 py-2.5 text-button font-medium ' +
  'text-center no-underline transition-colors duration-150 focus-visible:rounded-full [&>svg]:shrink-0 ' +
  'disabled:cursor-not-allowed disabled:opacity-60 ' +
  'aria-disabled:not-data-pending:cursor-not-allowed aria-disabled:not-data-pending:opacity-60 data-pending:cursor-progress'

const variants = {
  // The transparent border is seen only in forced-colors mode, where the button has no background colour.
  primary: 'border border-transparent bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-brand hover:text-brand',
  /** For the less frequent action beside a primary one. */
  quiet: 'text-brand hover:bg-brand-wash hover:text-brand-strong',
  /** For an action that a list of reasons beside it still blocks: as easy to read as the reasons. */
  notYet: 'border border-dashed border-line-strong text-ink-soft aria-disabled:opacity-100!',
  danger: 'border border-bad bg-surface text-bad hover:bg-bad-wash',
  /** For the dark band, on which the primary button would not stand out. */
  inverse: 'border border-transparent bg-on-deep text-deep hover:bg-on-deep-soft',
  inverseSecondary: 'border border-white/60 text-white hover:bg-white/10',
} as const

export type ButtonVariant = keyof typeof variants

/** Returns the classes of a button. Also used for links that look like one. */
export const buttonStyle = (variant: ButtonVariant): string => `${shared} ${variants[variant]}`
