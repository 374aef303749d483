import type { Review } from '@milgo/contracts/office/review-answer'
import { officePaths } from '@milgo/contracts/office-paths'
import { momentText } from '@milgo/messages/moment-text'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { Copy } from 'lucide-react'
import { Link } from 'react-router'
import { Collapsible } from '../../lib/collapsible.tsx'
import { TextWithValues } from '../../lib/text-with-values.tsx'
import { useWords } from '../../lib/words.ts'
import { CheckLines } from './check-lines.tsx'
import { type Check, findRead, isPassed } from './check-reading.ts'
import type { Evidence } from './use-document-evidence.ts'

type Props = {
  readonly review: Review
  readonly evidence: Evidence
  readonly mayDismiss: boolean
  readonly onDismiss: (otherId: string, isDismissed: boolean) => void
  readonly onShow: (documentKey: string) => void
}

/**
 * The warnings about the request, above its answers. A duplicate that was judged is less prominent and says who judged
 * it.
 */
export const RiskNotes = ({ review, evidence, mayDismiss, onDismiss, onShow }: Props) => {
  const { risks: words } = useWords().officeReviewPage
  const isLoud = (check: Check) =>
    check.result === 'WARN' || findRead(check, evidence)?.some(({ reading }) => reading === 'DIFFERENT')
  const warnings = review.checks.filter(isLoud)
  const items = new Set(review.checklist.map(({ item }) => item))
  // Passed checks are shown with their checklist item.
  const isInChecklist = (check: Check) =>
    check.item !== null && items.has(check.item) && isPassed(check, evidence)
  const others = review.checks.filter((check) => !isLoud(check) && !isInChecklist(check))
  return (
    <div className="mb-3 flex flex-col gap-2.5 text-small">
      {review.is_rejection_waiting && (
        <p className="rounded-small border-s-4 border-sun bg-sun-wash px-3 py-2">{words.rejectionWaiting}</p>
      )}
      {review.duplicates.map(({ request_id, request_number, name, kinds, dismissed }) => (
        <div
          key={request_id}
          className={`rounded-small border-s-4 px-3 py-2 ${dismissed ? 'border-good bg-good-wash' : 'border-sun bg-sun-wash'}`}
        >
          <p className="flex items-start gap-2 font-bold">
            <Copy aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>
              <TextWithValues words={words.sameAs} values={{ number: request_number, name }} />
            </span>
          </p>
          <p>{kinds.map((kind) => words.kinds[kind]).join(', ')}</p>
          {dismissed && (
            <p>
              <TextWithValues
                words={words.dismissed}
                values={{ name: dismissed.by.name, at: momentText(new Date(dismissed.at)) }}
              />
            </p>
          )}
          <p className="flex flex-wrap gap-x-4">
            <Link to={officePaths.request.replace(':id', request_id)} className={textLinkStyle}>
              <TextWithValues words={words.open} values={{ number: request_number }} />
            </Link>
            {mayDismiss && (
              <button
                type="button"
                onClick={() => onDismiss(request_id, dismissed === null)}
                className={`min-h-6 ${textLinkStyle}`}
              >
                {dismissed ? words.undo : words.dismiss}
              </button>
            )}
          </p>
        </div>
      ))}
      <CheckLines checks={warnings} documents={review.documents} evidence={evidence} onShow={onShow} />
      {others.length > 0 && (
        <Collapsible
          summary={words.title}
          summaryStyle="min-h-6 font-medium"
          className="rounded-small border border-line bg-surface px-3 py-1.5"
        >
          <CheckLines checks={others} documents={review.documents} evidence={evidence} onShow={onShow} />
        </Collapsible>
      )}
    </div>
  )
}
