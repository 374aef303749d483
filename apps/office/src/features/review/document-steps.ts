type Document = { readonly key: string; readonly state: string }

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
  return round.find(({ state }) => state === 'NOT_LOOKED_AT')?.key
}

/** What is opened with the page: the first to be looked at, else the first. */
export const firstDocument = (documents: readonly Document[]): string | undefined =>
  (documents.find(({ state }) => state === 'NOT_LOOKED_AT') ?? documents[0])?.key
