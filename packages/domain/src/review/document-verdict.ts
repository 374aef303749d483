import { z } from 'zod'

export const verdictNoteMaxLength = 300

export const Verdict = z.enum(['ACCEPTED', 'FLAGGED'])
export type Verdict = z.infer<typeof Verdict>

/** How far a document has come in this review. */
export const DocumentState = z.enum(['ACCEPTED', 'FLAGGED', 'NOT_LOOKED_AT'])
export type DocumentState = z.infer<typeof DocumentState>

/** What a staff member decided about one document, in one round. */
export type DocumentVerdict = {
  readonly key: string
  readonly round: number
  readonly staffId: string
  /** The file that was looked at. */
  readonly fileName: string
  readonly verdict: Verdict
  readonly reason: string | null
  readonly note: string | null
  readonly at: Date
}

/**
 * The verdict that counts for a document: one's own, else the last of another. An acceptance lasts as long as the file is
 * the same; a flag lasts for its round, since the next one asks whether it was answered.
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

export const documentStateOf = (verdict: DocumentVerdict | undefined): DocumentState =>
  verdict?.verdict ?? 'NOT_LOOKED_AT'
