import { z } from 'zod'

export const verdictNoteMaxLength = 300

export const Verdict = z.enum(['ACCEPTED', 'FLAGGED'])
export type Verdict = z.infer<typeof Verdict>

/** The state of a document in this review. */
export const DocumentState = z.enum(['ACCEPTED', 'FLAGGED', 'NOT_LOOKED_AT'])
export type DocumentState = z.infer<typeof DocumentState>

/** The verdict of a staff member about one document in one round. */
export type DocumentVerdict = {
  readonly key: string
  readonly round: number
  readonly staffId: string
  /** The file that the verdict is about. */
  readonly fileName: string
  readonly verdict: Verdict
  readonly reason: string | null
  readonly note: string | null
  readonly at: Date
}

/**
 * Returns the valid verdict about a document: one's own, otherwise the last one of a colleague; undefined if there is
 * none. An acceptance is valid as long as the file is the same. A flag is valid only in its round, because the next
 * round checks whether the document was corrected.
 */
export const findVerdict = (
  { key, fileName }: { readonly key: string; readonly fileName: string },
  verdicts: readonly DocumentVerdict[],
  { round, staffId }: { readonly round: number; readonly staffId: string },
): DocumentVerdict | undefined => {
  const counting = verdicts
    .filter((one) => one.key === key && one.fileName === fileName && one.round <= round)
    .filter(({ verdict, round: made }) => verdict === 'ACCEPTED' || made === round)
    .toSorted((one, other) => other.round - one.round || other.at.getTime() - one.at.getTime())
  const [newest] = counting
  const own = counting.find((one) => one.staffId === staffId)
  return own && own.round === newest?.round ? own : newest
}

type ShownDocument = {
  readonly state: DocumentState
  /** The document is of the first review and shown beside an appeal. */
  readonly isFrozen: boolean
  /** The file was not sent, so that this is only the way to ask for it. */
  readonly isMissing: boolean
}

/**
 * Returns whether the document has or needs a verdict of this review. Documents of the first review are not judged
 * again, and a missing one is judged only if it is asked for.
 */
export const isJudged = ({ state, isFrozen, isMissing }: ShownDocument): boolean =>
  !isFrozen && (!isMissing || state === 'FLAGGED')

export const documentStateOf = (verdict: DocumentVerdict | undefined): DocumentState =>
  verdict?.verdict ?? 'NOT_LOOKED_AT'
