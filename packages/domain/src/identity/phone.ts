const shape = /^\d{9,10}$/

export const phoneLength = { min: 9, max: 10 } as const

export const isPhone = (value: string): boolean => shape.test(value.trim())

/** An Israeli mobile number, the only kind that a code can be sent to. */
export const isMobilePhone = (value: string): boolean => /^05\d{8}$/.test(value.trim())
