/** A phone number as people write it: the area or network code, a dash, the rest. Anything unfinished stays as typed. */
export const phoneText = (digits: string): string => {
  if (!/^0\d{8,9}$/.test(digits)) return digits
  const codeLength = digits.length - 7
  return `${digits.slice(0, codeLength)}-${digits.slice(codeLength)}`
}
