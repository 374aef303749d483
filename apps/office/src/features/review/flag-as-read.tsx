import type { OfferedReason, ReviewedDocument } from './review-types.ts'

type Props = {
  readonly document: ReviewedDocument
  readonly reason: OfferedReason
  readonly note: string
}

/** Why a document is returned, as its student reads it. */
export const FlagAsRead = ({ document: { label_for_student: label }, reason, note }: Props) => (
  <>
    <b>
      {label !== '' && `${label}: `}
      {reason.text_for_student}
    </b>
    {note.trim() !== '' && `\n${note.trim()}`}
  </>
)
