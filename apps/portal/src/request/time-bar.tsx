type Props = {
  readonly share: number
  readonly className: string
  /** The CSS class for the colour of the time left. */
  readonly filled: string
}

/** Draws how much of a time is left, beside the text that says it. The bar gets shorter as time runs out. */
export const TimeBar = ({ share, className, filled }: Props) => (
  <span aria-hidden="true" className={`block h-2 overflow-hidden rounded-full ${className}`}>
    <span
      className={`filled block h-full rounded-full ${filled}`}
      style={{ inlineSize: `${Math.round(share * 100)}%` }}
    />
  </span>
)
