import { paths } from '@milgo/contracts/portal-paths'
import { fill } from '@milgo/messages/fill'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { CircleHelp, FileCheck2, Flag } from 'lucide-react'
import { Link } from 'react-router'
import { useWords } from '../../lib/words.ts'
import type { Area } from './shared/area.ts'
import { AreaCard } from './shared/area-card.tsx'
import { usePersonalAreaWords } from './shared/personal-area-words.ts'

type Fix = Area['documents_to_fix'][number]

/** Lists every returned document with the reviewer's reason and note, and whether it has a new file. */
export const FixesCard = ({ fixes }: { fixes: readonly Fix[] }) => {
  const { fixes: words } = usePersonalAreaWords().personalArea
  const { shell } = useWords()
  return (
    <>
      <AreaCard title={words.title} text={words.text}>
        <ul className="flex flex-col divide-y divide-line border-t border-line">
          {fixes.map((fix) => (
            <li
              key={`${fix.field} ${fix.index ?? ''} ${fix.member_type ?? ''}`}
              className="flex gap-4 py-5 last:pb-0"
            >
              <span
                aria-hidden="true"
                className="flex size-10 shrink-0 items-center justify-center rounded-full bg-sun-wash text-sun-ink"
              >
                <Flag className="size-5" />
              </span>
              <div className="min-w-0 grow">
                <h3 className="font-bold">
                  {fix.label ?? fill(words.appealFile, { n: (fix.index ?? 0) + 1 })}
                </h3>
                <p className="mt-2 rounded-small bg-sun-wash px-4 py-3">
                  <strong className="text-sun-ink">{fix.reason_text}</strong>
                  {fix.note && <bdi className="mt-1 block wrap-anywhere whitespace-pre-line">{fix.note}</bdi>}
                </p>
                {fix.is_replaced && (
                  <p className="mt-2 flex gap-2 text-small font-medium text-good">
                    <FileCheck2 aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
                    {words.replaced}
                  </p>
                )}
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
