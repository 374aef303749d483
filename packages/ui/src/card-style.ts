/** White paper with a hairline and a soft shadow; the caller adds the padding its content needs. */
export const cardStyle = 'rounded-medium border border-line bg-surface shadow-card'
