/** Returns +972, the phone without its first digit, an underscore and the code of the period: `+972501234567_2025`. */
export const usernameOf = (phone: string, period: string): string => `${internationalPhone(phone)}_${period}`

/** Returns the number in international form, for a gateway outside the country. */
export const internationalPhone = (phone: string): string => `+972${phone.trim().slice(1)}`

const shape = /^\+972(\d{8,9})_([\w-]{1,20})$/

/** Returns the phone in a username; undefined if the text is not a username. */
export const findPhoneOf = (username: string): string | undefined => {
  const digits = shape.exec(username)?.[1]
  return digits === undefined ? undefined : `0${digits}`
}

/** Returns the period's code in a username; undefined if the text is not a username. */
export const findPeriodOf = (username: string): string | undefined => shape.exec(username)?.[2]
