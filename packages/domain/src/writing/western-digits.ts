/**
 * Replaces Arabic-Indic digits, which an Arabic keyboard may produce, by the digits that the rest of the system reads.
 */
export const westernDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
