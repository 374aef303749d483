import type { Review } from '@milgo/contracts/office/review-answer'
import { officePaths } from '@milgo/contracts/office-paths'
import { waitsForReading } from '@milgo/domain/review/document-evidence'
import { fill } from '@milgo/messages/fill'
import { momentText } from '@milgo/messages/moment-text'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { CircleCheck, CircleHelp, Copy, type LucideIcon, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useWords } from '../../lib/words.ts'
import { EvidenceLines } from './evidence-lines.tsx'
import type { Evidence, EvidenceRow } from './use-document-evidence.ts'

type Check = Review['checks'][number]

const marks: Readonly<Record<Check['result'], { readonly Icon: LucideIcon; readonly look: string }>> = {
  WARN: { Icon: TriangleAlert, look: 'text-sun-ink' },
  NOT_CHECKED: { Icon: CircleHelp, look: 'text-ink-soft' },
  PASS: { Icon: CircleCheck, look: 'text-good' },
}

type Props = {
  readonly review: Review
  readonly evidence: Evidence
  readonly mayEdit: boolean
  readonly onDismiss: (otherId: string, isDismissed: boolean) => void
  readonly onShow: (documentKey: string) => void
}

/** What may be wrong with the request, above its answers. Once judged, a duplicate is calm and says who judged it. */
export const RiskNotes = ({ review, evidence, mayEdit, onDismiss, onShow }: Props) => {
  const { risks: words } = useWords().officeReviewPage
  const isLoud = (check: Check) =>
    check.result === 'WARN' || findRead(check, evidence)?.some(({ reading }) => reading === 'DIFFERENT')
  const warnings = review.checks.filter(isLoud)
  const others = review.checks.filter((check) => !isLoud(check))
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
            <span>{fill(words.sameAs, { number: request_number, name })}</span>
          </p>
          <p>{kinds.map((kind) => words.kinds[kind]).join(', ')}</p>
          {dismissed && (
            <p>
              {fill(words.dismissed, { name: dismissed.by.name, at: momentText(new Date(dismissed.at)) })}
            </p>
          )}
          <p className="flex flex-wrap gap-x-4">
            <Link to={officePaths.request.replace(':id', request_id)} className={textLinkStyle}>
              {fill(words.open, { number: request_number })}
            </Link>
            {mayEdit && (
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
      <Checks checks={warnings} evidence={evidence} onShow={onShow} />
      {others.length > 0 && (
        <details className="rounded-small border border-line bg-surface px-3 py-1.5">
          <summary className="min-h-6 font-medium">{words.title}</summary>
          <Checks checks={others} evidence={evidence} onShow={onShow} />
        </details>
      )}
    </div>
  )
}

/** What was read of the document that a check leaves to be compared. */
const findRead = ({ code, document }: Check, evidence: Evidence): readonly EvidenceRow[] | undefined => {
  const read = document !== null && waitsForReading.has(code) ? evidence[document] : undefined
  return read === 'reading' || read?.length === 0 ? undefined : read
}

type ChecksProps = Pick<Props, 'evidence' | 'onShow'> & { readonly checks: readonly Check[] }

/** A check that waits for its document to be read is told by what was read, once it is. */
const Checks = ({ checks, evidence, onShow }: ChecksProps) => {
  const { risks: words } = useWords().officeReviewPage
  if (checks.length === 0) return null
  return (
    <ul className="flex flex-col">
      {checks.map((check) => {
        const { code, result, document, text } = check
        const { Icon, look } = marks[result]
        const read = findRead(check, evidence)
        if (read)
          return (
            <li key={`${code} ${document}`}>
              <EvidenceLines evidence={read} />
            </li>
          )
        return (
          <li key={`${code} ${document ?? ''}`} className="flex items-start gap-2 py-1">
            <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${look}`} />
            <span className="sr-only">{words[result]}:</span>
            {document === null ? (
              <span>{text}</span>
            ) : (
              <button
                type="button"
                onClick={() => onShow(document)}
                className={`min-h-6 text-start ${textLinkStyle}`}
              >
                {text}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
