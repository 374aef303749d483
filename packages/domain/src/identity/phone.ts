const shape = /^\d{9,10}$/

export const phoneLength = { min: 9, max: 10 } as const

export const isPhone = (value: string): boolean => shape.test(value.trim())
