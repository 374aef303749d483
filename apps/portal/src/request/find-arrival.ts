/**
 * Asks whether what was sent without an answer has arrived, again and again until the service can be asked. Returns
 * undefined once nobody wants to know any more.
 */
export const findArrival = async (
  isThere: () => Promise<boolean>,
  { again, isWanted }: { readonly again: () => Promise<void>; readonly isWanted: () => boolean },
): Promise<boolean | undefined> => {
  for (;;) {
    await again()
    if (!isWanted()) return undefined
    const found = await isThere().catch(() => undefined)
    if (!isWanted()) return undefined
    if (found !== undefined) return found
  }
}
