/** The highest tier is the darkest; after the last of these the tiers look alike. */
const styles = ['bg-brand-strong', 'bg-brand/80', 'bg-brand/45', 'bg-brand/30']

/** In the reader's own colours the tiers keep ours: without a ground there would be no chart. */
export const tierStyle = (place: number): string =>
  `forced-color-adjust-none ${styles[Math.min(place, styles.length - 1)]}`

export const noTierStyle = 'forced-color-adjust-none bg-line'
