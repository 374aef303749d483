type Props = {
  /** Fully rounded, for a badge, a button or a bar. */
  readonly isPill?: boolean
  readonly className?: string
}

/**
 * A grey placeholder for content that is loading. Set its size with classes. The loading itself is announced elsewhere.
 */
export const Skeleton = ({ isPill = false, className = '' }: Props) => (
  <span
    aria-hidden="true"
    className={`block max-w-full animate-pulse bg-current/12 ${isPill ? 'rounded-full' : 'rounded-small'} ${className}`}
  />
)
