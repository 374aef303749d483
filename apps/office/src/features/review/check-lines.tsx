import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { CircleCheck, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react'
import { useWords } from '../../lib/words.ts'
import { type Check, findRead } from './check-reading.ts'
import { EvidenceLines } from './evidence-lines.tsx'
import type { Evidence } from './use-document-evidence.ts'

const marks: Readonly<Record<Check['result'], { readonly Icon: LucideIcon; readonly look: string }>> = {
  WARN: { Icon: TriangleAlert, look: 'text-sun-ink' },
  NOT_CHECKED: { Icon: CircleHelp, look: 'text-ink-soft' },
  PASS: { Icon: CircleCheck, look: 'text-good' },
}

type Props = {
  readonly checks: readonly Check[]
  readonly evidence: Evidence
  readonly onShow: (documentKey: string) => void
}

/** A check that waits for its document to be read is told by what was read, once it is. */
export const CheckLines = ({ checks, evidence, onShow }: Props) => {
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
