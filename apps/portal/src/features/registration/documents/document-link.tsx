import { fieldIdOf } from '@milgo/form/field-place.ts'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import type { DocumentPlace } from '../../../request/files/file-entry.ts'

type Props = {
  readonly place: DocumentPlace
  readonly text: string
  /** The accessible name, which says of which document. */
  readonly label: string
  readonly goToDocument: (fieldId: string) => void
}

/** Links to the field of a document, also while that field is not on the page yet. */
export const DocumentLink = ({ place, text, label, goToDocument }: Props) => (
  <a
    href={`#${fieldIdOf(place)}`}
    aria-label={label}
    onClick={(event) => {
      event.preventDefault()
      goToDocument(fieldIdOf(place))
    }}
    className={textLinkStyle}
  >
    {text}
  </a>
)
