import type { Review } from '@milgo/contracts/office/review-answer'
import { useWords } from '../../lib/words.ts'
import { isJudgedDocument } from './document-steps.ts'
import { FlagAsRead } from './flag-as-read.tsx'

type Props = { readonly review: Pick<Review, 'documents' | 'reasons' | 'language'> }

/**
 * Shows what a return asks for before it is sent: the flagged documents with their reasons, as the student reads them.
 */
export const ReturnedDocuments = ({ review: { documents, reasons, language } }: Props) => {
  const { decisions: words } = useWords().officeReviewPage
  return (
    <div className="text-small">
      <p className="mb-2">{words.returnText}</p>
      <ul lang={language} aria-label={words.returned} className="flex flex-col gap-2">
        {documents
          .filter((document) => isJudgedDocument(document) && document.state === 'FLAGGED')
          .map((document) => {
            const reason = reasons.returning.find(({ code }) => code === document.verdict?.reason)
            return (
              <li
                key={document.key}
                dir="auto"
                className="rounded-small border-s-4 border-sun bg-paper px-3 py-2 whitespace-pre-line"
              >
                {reason ? (
                  <FlagAsRead document={document} reason={reason} note={document.verdict?.note ?? ''} />
                ) : (
                  <b>{document.label_for_student}</b>
                )}
              </li>
            )
          })}
      </ul>
    </div>
  )
}
