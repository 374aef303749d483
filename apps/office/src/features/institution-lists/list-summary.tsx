import { isApplied } from '@milgo/domain/institution-list/list-outcome'
import { counted } from '@milgo/messages/counted'
import { CircleCheck, CircleSlash, Hourglass } from 'lucide-react'
import { useLanguage, useWords } from '../../lib/words.ts'
import type { InstitutionList, ListedRow } from './use-institution-lists.ts'

/** Sentences that say what the list will do, or what it did. */
export const ListSummary = ({ list, rows }: { list: InstitutionList; rows: readonly ListedRow[] }) => {
  const { summary: words } = useWords().officeInstitutionLists
  const language = useLanguage()
  const outcomes = rows.map(({ applied, checked }) => applied ?? checked)
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length
  const isAhead = list.state === 'CHECKED'
  const lines = [
    {
      Icon: CircleCheck,
      look: 'text-good',
      count: count('REJECTED'),
      text: isAhead ? words.rejected : words.wasRejected,
    },
    {
      Icon: Hourglass,
      look: 'text-info',
      count: count('WAITING'),
      text: isAhead ? words.waiting : words.wasWaiting,
    },
    {
      Icon: CircleSlash,
      look: 'text-sun-ink',
      count: outcomes.filter((outcome) => !isApplied(outcome)).length,
      text: isAhead ? words.not : words.wasNot,
    },
  ]
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2">
      {lines
        .filter((line) => line.count > 0)
        .map(({ Icon, look, count: number, text }) => (
          <li key={text.other} className="flex items-center gap-2 font-medium">
            <Icon aria-hidden="true" className={`size-5 shrink-0 ${look}`} />
            {counted(text, number, language)}
          </li>
        ))}
    </ul>
  )
}
