/** +972, the phone without its first digit, an underscore, the period: `+972501234567_` and its code. */
export const usernameOf = (phone: string, period: string): string => `${internationalPhone(phone)}_${period}`

/** The number as a gateway outside the country wants it. */
export const internationalPhone = (phone: string): string => `+972${phone.trim().slice(1)}`

const shape = /^\+972(\d{8,9})_([\w-]{1,20})$/

/** The phone that a username was made of; undefined when it is no username. */
export const findPhoneOf = (username: string): string | undefined => {
  const digits = shape.exec(username)?.[1]
  return digits === undefined ? undefined : `0${digits}`
}

/** The period that a username was made of. */
export const findPeriodOf = (username: string): string | undefined => shape.exec(username)?.[2]
