/** Arabic-Indic digits, which an Arabic keyboard may give, with the ones the rest of the system reads. */
const western = (digit: string): string => String(digit.charCodeAt(0) & 0xf)

/** The digits of a text, no more than asked for: what stays of something typed or pasted with spaces and dashes. */
export const digitsOnly = (text: string, maxLength = Number.POSITIVE_INFINITY): string =>
  text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, western)
    .replace(/\D/g, '')
    .slice(0, maxLength)
