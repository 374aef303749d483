type Props = {
  /** A pill for what will be a badge, a button or a bar. */
  readonly isPill?: boolean
  readonly className?: string
}

/** A grey stand-in for something still loading; size it with classes. The waiting itself is said elsewhere. */
export const Skeleton = ({ isPill = false, className = '' }: Props) => (
  <span
    aria-hidden="true"
    className={`block animate-pulse bg-current/12 ${isPill ? 'rounded-full' : 'rounded-small'} ${className}`}
  />
)
