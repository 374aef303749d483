const separators = /[,\s]/g

/** The digits of an amount, without the separators it is shown with and without zeros before its first figure. */
export const amountDigits = (value: string): string => value.replace(separators, '').replace(/^0+(?=\d)/, '')

export const isAmount = (value: string): boolean => /^\d+$/.test(amountDigits(value))

/** 8400 as 8,400. What is no amount is given back as it is. */
export const showAmount = (value: string): string =>
  isAmount(value) ? amountDigits(value).replace(/\B(?=(?:\d{3})+$)/g, ',') : value

/** The amount as a number; undefined when it is none. */
export const findAmount = (value: string): number | undefined =>
  isAmount(value) ? Number(amountDigits(value)) : undefined
