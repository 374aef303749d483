/** A grey stand-in for something still loading; size it with classes. The waiting itself is said elsewhere. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <span aria-hidden="true" className={`block animate-pulse rounded-s bg-current opacity-12 ${className}`} />
)
