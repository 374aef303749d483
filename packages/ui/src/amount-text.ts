import { westernDigits } from '@milgo/domain/writing/western-digits'

/** Returns the digits without leading zeros. */
const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '')

/** Returns digits in groups of three: 12480 becomes 12,480. Any other text is returned unchanged. */
export const amountText = (text: string): string =>
  /^\d*$/.test(text) ? withoutZeros(text).replace(/\B(?=(\d{3})+$)/g, ',') : text

/** Returns the part of `after` between the beginning and the end that both texts share. */
const inserted = (before: string, after: string): string => {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return after.slice(start, after.length - end)
}

/**
 * Returns the sum after a keystroke or a paste. Commas that the field inserted are removed, so that they can be
 * inserted again. Commas and points that the user typed are kept: 12,345.50 must not become 1,234,550.
 */
export const amountAfter = (shown: string, typed: string): string => {
  const text = westernDigits(typed)
  const isGroupedByField = shown === amountText(shown.replaceAll(',', ''))
  return isGroupedByField && /^\d*$/.test(inserted(shown, text))
    ? withoutZeros(text.replaceAll(',', ''))
    : typed
}
