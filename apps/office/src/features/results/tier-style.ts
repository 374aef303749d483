/** The highest tier is the darkest; after the last of these the tiers look alike. */
const styles = ['bg-brand-strong', 'bg-brand/80', 'bg-brand/45', 'bg-brand/30']

export const tierStyle = (place: number): string => styles[Math.min(place, styles.length - 1)] ?? ''

export const noTierStyle = 'bg-line'
