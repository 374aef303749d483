import { paths } from '@milgo/contracts/portal-paths'
import { fill } from '@milgo/messages/fill'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { CircleHelp, Flag } from 'lucide-react'
import { Link } from 'react-router'
import { useWords } from '../../lib/words.ts'
import type { Area } from './area.ts'
import { AreaCard } from './area-card.tsx'
import { usePersonalAreaWords } from './personal-area-words.ts'

/** Every document that was sent back, with the reason and the note of the review. */
export const FixesCard = ({ fixes }: { fixes: Area['documents_to_fix'] }) => {
  const { fixes: words } = usePersonalAreaWords().personalArea
  const { shell } = useWords()
  return (
    <>
      <AreaCard title={words.title} text={words.text}>
        <ul className="flex flex-col divide-y divide-line border-t border-line">
          {fixes.map(({ field, index, member_type: member, label, reason_text: reason, note }) => (
            <li key={`${field} ${index ?? ''} ${member ?? ''}`} className="flex gap-4 py-5 last:pb-0">
              <span
                aria-hidden="true"
                className="flex size-10 shrink-0 items-center justify-center rounded-full bg-sun-wash text-sun-ink"
              >
                <Flag className="size-5" />
              </span>
              <div className="min-w-0 grow">
                <h3 className="font-bold">{label ?? fill(words.appealFile, { n: (index ?? 0) + 1 })}</h3>
                <p className="mt-2 rounded-small bg-sun-wash px-4 py-3">
                  <strong className="text-sun-ink">{reason}</strong>
                  {note && <bdi className="mt-1 block wrap-anywhere whitespace-pre-line">{note}</bdi>}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </AreaCard>
      <p className="flex gap-3 rounded-medium bg-brand-wash p-5">
        <CircleHelp aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" />
        <span>
          <strong>{words.hard}</strong> {words.hardText}{' '}
          <Link to={paths.contact} className={textLinkStyle}>
            {shell.pages.contact}
          </Link>
        </span>
      </p>
    </>
  )
}
