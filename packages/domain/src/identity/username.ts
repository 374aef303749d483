/** +972, the phone without its first digit, an underscore, the period: `+972501234567_2025`. */
export const usernameOf = (phone: string, period: string): string => `${internationalPhone(phone)}_${period}`

/** The number as a gateway outside the country wants it. */
export const internationalPhone = (phone: string): string => `+972${phone.trim().slice(1)}`
