import { westernDigits } from '@milgo/domain/writing/western-digits'

/** Leading zeros say nothing. */
const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '')

/** Digits in groups of three: 12480 reads 12,480. Anything else stays as it was typed. */
export const amountText = (text: string): string =>
  /^\d*$/.test(text) ? withoutZeros(text).replace(/\B(?=(\d{3})+$)/g, ',') : text

/** What was put between the beginning and the end that two texts share. */
const inserted = (before: string, after: string): string => {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return after.slice(start, after.length - end)
}

/**
 * A sum after one more keystroke or a paste. The commas that the field has set itself go, so that they can be set anew;
 * a sign that somebody has typed stays: 12,345.50 must not become 1,234,550.
 */
export const amountAfter = (shown: string, typed: string): string => {
  const text = westernDigits(typed)
  const isOurs = shown === amountText(shown.replaceAll(',', ''))
  return isOurs && /^\d*$/.test(inserted(shown, text)) ? withoutZeros(text.replaceAll(',', '')) : typed
}
