import { paths } from '@milgo/contracts/portal-paths'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { useLanguage } from '../../lib/words.ts'
import type { Area } from './shared/area.ts'
import { AreaCard } from './shared/area-card.tsx'
import { usePersonalAreaWords } from './shared/personal-area-words.ts'

/** Lists the steps of a draft, with what is missing in each. */
export const DraftStepsCard = ({ steps }: Pick<Area, 'steps'>) => {
  const { personalArea, steps: names } = usePersonalAreaWords()
  const words = personalArea.steps
  const language = useLanguage()
  return (
    <AreaCard title={words.title}>
      <ol className="flex flex-col divide-y divide-line">
        {steps.map(({ step, missing, is_begun: isBegun }, index) => {
          const isDone = isBegun && missing === 0
          return (
            <li key={step} className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
              <span
                aria-hidden="true"
                className={`flex size-9 shrink-0 items-center justify-center rounded-full font-bold ${
                  isDone
                    ? 'bg-good-wash text-good'
                    : isBegun
                      ? 'bg-sun-wash text-sun-ink'
                      : 'bg-sunken text-ink-soft'
                }`}
              >
                {isDone ? <Check className="size-5" /> : index + 1}
              </span>
              <span className="min-w-0 grow">
                <span className="block font-medium">{names[step]}</span>
                <span className="block text-small text-ink-soft">
                  {isDone ? words.done : isBegun ? counted(words.missing, missing, language) : words.notBegun}
                </span>
              </span>
              {isBegun && (
                <Link
                  to={paths.registration}
                  aria-label={fill(words.edit, { step: names[step] })}
                  className={`${textLinkStyle} inline-flex min-h-11 items-center`}
                >
                  {words.editShort}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </AreaCard>
  )
}
