import type { Review } from '@milgo/contracts/office/review-answer'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { CircleCheck, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react'
import { useWords } from '../../lib/words.ts'
import { type Check, findRead, groupChecks } from './check-reading.ts'
import { EvidenceLines } from './evidence-lines.tsx'
import type { Evidence } from './use-document-evidence.ts'

const marks: Readonly<Record<Check['result'], { readonly Icon: LucideIcon; readonly look: string }>> = {
  WARN: { Icon: TriangleAlert, look: 'text-sun-ink' },
  NOT_CHECKED: { Icon: CircleHelp, look: 'text-ink-soft' },
  PASS: { Icon: CircleCheck, look: 'text-good' },
}

type Props = {
  readonly checks: readonly Check[]
  readonly documents: Review['documents']
  readonly evidence: Evidence
  readonly onShow: (documentKey: string) => void
}

/**
 * The results of automatic checks. A check that compares a document shows the numbers read there once they are known.
 * Checks with the same result are one line with links to their documents.
 */
export const CheckLines = ({ checks, documents, evidence, onShow }: Props) => {
  const { risks: words } = useWords().officeReviewPage
  if (checks.length === 0) return null
  const compared = checks.flatMap((check) => {
    const read = findRead(check, evidence)
    return read ? [{ check, read }] : []
  })
  const others = checks.filter((check) => !findRead(check, evidence))
  return (
    <ul className="flex flex-col">
      {compared.map(({ check, read }) => (
        <li key={`${check.code} ${check.document}`}>
          <EvidenceLines evidence={read} />
        </li>
      ))}
      {groupChecks(others, documents).map(({ check: { code, result, text }, documents: about }) => {
        const { Icon, look } = marks[result]
        return (
          <li key={`${code} ${result} ${text}`} className="flex items-start gap-2 py-1">
            <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${look}`} />
            <span className="sr-only">{words[result]}:</span>
            <div className="min-w-0">
              {text}
              {about.length > 0 && (
                <ul className="flex flex-wrap gap-x-3">
                  {about.map(({ key, label }) => (
                    <li key={key}>
                      <button
                        type="button"
                        onClick={() => onShow(key)}
                        className={`min-h-6 text-start ${textLinkStyle}`}
                      >
                        {label}
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
