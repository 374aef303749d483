/** Digits in groups of three: 12480 reads 12,480. Leading zeros say nothing and go. */
export const amountText = (digits: string): string =>
  digits.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',')

/** Where the caret belongs after regrouping: behind as many digits as it stood behind before. */
export const caretAfterDigits = (text: string, digits: number): number => {
  let seen = 0
  for (let index = 0; index < text.length; index++) {
    if (seen === digits) return index
    if (text[index] !== ',') seen++
  }
  return text.length
}
