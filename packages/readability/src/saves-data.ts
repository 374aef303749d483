type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Returns whether the student wants to save data, or has a connection on which two megabytes take minutes. */
export const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g')
}
