const shared =
  'inline-flex min-h-12 items-center justify-center gap-2.5 rounded-full px-6 py-2.5 text-body font-medium ' +
  'text-center no-underline transition-colors duration-150 focus-visible:rounded-full [&>svg]:shrink-0 ' +
  'disabled:cursor-not-allowed disabled:opacity-60 ' +
  'aria-disabled:not-data-pending:cursor-not-allowed aria-disabled:not-data-pending:opacity-60 data-pending:cursor-progress'

const variants = {
  // A border that is drawn only in the reader's own colours, where a ground is none.
  primary: 'border border-transparent bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-brand hover:text-brand',
  /** Beside a primary action, for the way that is taken less often. */
  quiet: 'text-brand hover:bg-brand-wash hover:text-brand-strong',
  danger: 'border border-bad bg-surface text-bad hover:bg-bad-wash',
  /** On the dark band, where the page's own primary would not stand out. */
  inverse: 'border border-transparent bg-on-deep text-deep hover:bg-on-deep-soft',
  inverseSecondary: 'border border-white/60 text-white hover:bg-white/10',
} as const

export type ButtonVariant = keyof typeof variants

/** The look of a button, also for links that lead to the next action. */
export const buttonStyle = (variant: ButtonVariant): string => `${shared} ${variants[variant]}`
