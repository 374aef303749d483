/**
 * Returns a number with a comma between groups of three digits and at most so many decimals, the same in every
 * language.
 */
export const inGroups = (number: number, mostDecimals = 2): string => {
  // Without Intl, because a browser loads all of its languages for the first number that it formats.
  const [whole = '', decimals = ''] = Math.abs(number).toFixed(mostDecimals).split('.')
  const shown = decimals.replace(/0+$/, '')
  const text = whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (shown && `.${shown}`)
  return number < 0 && text !== '0' ? `-${text}` : text
}

/** A difference with its sign. */
export const signedText = (change: number): string =>
  `${change > 0 ? '+' : change < 0 ? '−' : ''}${inGroups(Math.abs(change))}`
