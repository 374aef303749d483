/** Returns the first letters of the first and the last name. */
export const initialsOf = (name: string): string => {
  const parts = name.trim().split(/\s+/)
  return [parts.at(0), parts.length > 1 ? parts.at(-1) : undefined].map((part) => part?.at(0) ?? '').join('')
}
