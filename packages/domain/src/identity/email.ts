/**
 * Matches word characters, dash, plus or dot, then @, then a domain with a dot (specification). Stricter than the
 * specification: no dot at the edges or twice in a row, valid domain labels, and the lengths of RFC 5321.
 */
const localPart = /^[\w+-]+(?:\.[\w+-]+)*$/
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i
const topLevel = /^[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i

export const emailMaxLength = 254

export const isEmail = (value: string): boolean => {
  const address = value.trim()
  const [local, domain, ...more] = address.split('@')
  if (local === undefined || domain === undefined || more.length > 0) return false
  if (address.length > emailMaxLength || local.length > 64 || !localPart.test(local)) return false
  const labels = domain.split('.')
  return labels.length > 1 && labels.every((part) => label.test(part)) && topLevel.test(labels.at(-1) ?? '')
}

/** Returns the address for comparison, without case, so that one person has one account. */
export const normalEmail = (value: string): string => value.trim().toLowerCase()
