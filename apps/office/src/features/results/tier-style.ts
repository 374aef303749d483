/** The colours of the tiers. The highest tier is the darkest. Tiers after the last of these share its colour. */
const styles = ['bg-brand-strong', 'bg-brand/80', 'bg-brand/45', 'bg-brand/30']

/**
 * Returns the classes of a tier. In forced-colors mode our colours are kept, because the chart would be invisible
 * without a background.
 */
export const tierStyle = (place: number): string =>
  `forced-color-adjust-none ${styles[Math.min(place, styles.length - 1)]}`

export const noTierStyle = 'forced-color-adjust-none bg-line'
