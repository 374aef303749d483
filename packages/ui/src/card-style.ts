/** White paper with a hairline and a soft shadow; the caller adds the padding its content needs. */
export const cardStyle = 'rounded-m border border-line bg-surface shadow-card'
