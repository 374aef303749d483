import { counted } from '@milgo/messages/counted'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { CalendarCheck2, FilePen } from 'lucide-react'
import type { Period } from '../../lib/period/period.ts'
import { useLanguage, useWords } from '../../lib/words.ts'

export const PeriodDetails = ({ period }: { period: Period }) => {
  const { home } = useWords()
  const language = useLanguage()
  const details = [
    {
      Icon: FilePen,
      label: home.period.corrections,
      value: counted(home.period.correctionsValue, period.correction_days, language),
    },
    ...(period.expected_answers === null
      ? []
      : [{ Icon: CalendarCheck2, label: home.period.answers, value: period.expected_answers }]),
  ]
  return (
    <>
      <dl className="mt-5">
        {details.map(({ Icon, label, value }) => (
          <div
            key={label}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-white/25 py-3.5"
          >
            <dt className="flex items-center gap-2.5 text-on-deep-soft">
              <Icon aria-hidden="true" className="size-5" />
              {label}
            </dt>
            <dd className="font-medium">
              <TextWithNumbers text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-on-deep-soft">{home.period.timeZone}</p>
    </>
  )
}
