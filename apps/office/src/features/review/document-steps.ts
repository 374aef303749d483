type Document = {
  readonly key: string
  readonly state: string
  /** Of the first review, shown beside an appeal. */
  readonly is_frozen?: boolean
}

const isOpen = ({ state, is_frozen: isFrozen }: Document): boolean => state === 'NOT_LOOKED_AT' && !isFrozen

const indexOf = (documents: readonly Document[], key: string | undefined): number =>
  documents.findIndex((one) => one.key === key)

/** The document beside the present one; at the end it stays. */
export const documentBeside = (
  documents: readonly Document[],
  key: string | undefined,
  by: 1 | -1,
): string | undefined => (documents[indexOf(documents, key) + by] ?? documents[indexOf(documents, key)])?.key

/** After a verdict: the next one that nobody has looked at, from the present one round to those before it. */
export const nextToLookAt = (documents: readonly Document[], key: string | undefined): string | undefined => {
  const at = indexOf(documents, key)
  const round = [...documents.slice(at + 1), ...documents.slice(0, Math.max(0, at))]
  return round.find(isOpen)?.key
}

/** The one document that is loaded ahead: what a verdict would show next, else the one beside; none at the end. */
export const documentAhead = (
  documents: readonly Document[],
  key: string | undefined,
): string | undefined => {
  const next = nextToLookAt(documents, key) ?? documentBeside(documents, key, 1)
  return next === key ? undefined : next
}

/** What is opened with the page: the first to be looked at, else the first. */
export const firstDocument = (documents: readonly Document[]): string | undefined =>
  (documents.find(isOpen) ?? documents[0])?.key
