import { findIsraeliId } from '@milgo/domain/identity/israeli-id'

/** Returns the valid identity number that begins with these eight digits: the last digit checks the others. */
export const identityNumberOf = (number: number): string => {
  const stem = String(number).padStart(8, '0')
  const found = [...'0123456789'].map((digit) => findIsraeliId(stem + digit)).find((id) => id !== undefined)
  if (found === undefined) throw new Error(`No identity number begins with ${stem}`)
  return found
}
