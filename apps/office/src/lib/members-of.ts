type Member = { readonly family_member: string; readonly disability_percentage: string | number }

/** Returns the members in a figure, as the server answers them. */
export const membersOf = (value: unknown): Member[] =>
  Array.isArray(value)
    ? value.filter((one): one is Member => typeof one === 'object' && one !== null && 'family_member' in one)
    : []
