/**
 * Returns a phone number as people write it: area or network code, dash, rest. An unfinished number is returned as
 * typed.
 */
export const phoneText = (digits: string): string => {
  if (!/^0\d{8,9}$/.test(digits)) return digits
  const codeLength = digits.length - 7
  return `${digits.slice(0, codeLength)}-${digits.slice(codeLength)}`
}
