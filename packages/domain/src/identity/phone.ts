export const phoneLength = { min: 9, max: 10 } as const

const shape = new RegExp(`^\\d{${phoneLength.min},${phoneLength.max}}$`)

export const isPhone = (value: string): boolean => shape.test(value.trim())

/** An Israeli mobile number, the only kind that a code can be sent to. */
export const isMobilePhone = (value: string): boolean => /^05\d{8}$/.test(value.trim())

/** A number as people write it: the code of the area or the network, a dash, the rest. */
export const showPhone = (digits: string): string =>
  isPhone(digits) ? digits.trim().replace(/(\d{7})$/, '-$1') : digits
