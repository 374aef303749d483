import { fill } from '@milgo/messages/fill'
import { CircleCheck, CircleHelp, type LucideIcon, ScanText, TriangleAlert } from 'lucide-react'
import { isolated } from '../../lib/isolated.ts'
import { useWords } from '../../lib/words.ts'
import type { Evidence, EvidenceRow } from './use-document-evidence.ts'

const marks: Readonly<Record<EvidenceRow['reading'], { readonly Icon: LucideIcon; readonly look: string }>> =
  {
    EQUAL: { Icon: CircleCheck, look: 'text-good' },
    DIFFERENT: { Icon: TriangleAlert, look: 'text-sun-ink' },
    UNREAD: { Icon: CircleHelp, look: 'text-ink-soft' },
  }

/** The numbers and names read from the document by a program, compared with the form. */
export const EvidenceLines = ({ evidence }: { evidence: Evidence[string] | undefined }) => {
  const { evidence: words } = useWords().officeReviewPage
  if (evidence === undefined) return null
  if (evidence === 'reading')
    return (
      <p className="flex items-center gap-2 text-ink-soft">
        <ScanText aria-hidden="true" className="size-4 shrink-0" />
        {words.reading}
      </p>
    )
  return (
    <ul className="flex flex-wrap gap-x-5">
      {evidence.map(({ about, reading, printed }) => {
        const { Icon, look } = marks[reading]
        return (
          <li key={about} className="flex items-start gap-2 py-0.5">
            <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${look}`} />
            <span>{fill(words[about][reading], { printed: isolated(printed ?? '') })}</span>
          </li>
        )
      })}
    </ul>
  )
}
