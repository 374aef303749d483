import type { TrailOverview } from '@milgo/contracts/office/get-trail-overview'
import type { TrailFilters } from '@milgo/contracts/office/trail-fields'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { momentText } from '@milgo/messages/moment-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { dateTextOf } from '@milgo/ui/date-text.ts'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { ShieldCheck } from 'lucide-react'
import { isolated } from '../../lib/isolated.ts'
import { useLanguage, useWords } from '../../lib/words.ts'

/** Whether the trail is intact, and which staff members' access should be questioned. */
export const OverviewOfTrail = ({
  overview: { check, unusual },
  onLook,
}: {
  readonly overview: TrailOverview
  readonly onLook: (filters: TrailFilters) => void
}) => {
  const { officeTrail: words } = useWords()
  const language = useLanguage()
  return (
    <>
      {check && !check.is_intact && (
        <div className="mb-6">
          <Banner tone="bad" title={words.check.broken}>
            <p>{fill(words.check.brokenText, { at: isolated(momentText(new Date(check.at))) })}</p>
            <ul className="mt-2 list-disc ps-5">
              {check.findings.map(({ kind, id }) => (
                <li key={`${kind} ${id}`}>{fill(words.findings[kind], { id })}</li>
              ))}
            </ul>
          </Banner>
        </div>
      )}
      {check?.is_intact !== false && (
        <p className="mb-6 flex items-center gap-2 text-small text-ink-soft">
          <ShieldCheck aria-hidden="true" className={`size-5 shrink-0 ${check ? 'text-good' : ''}`} />
          <span>
            {check
              ? fill(words.check.intact, { at: isolated(momentText(new Date(check.at))) })
              : words.check.none}
          </span>
        </p>
      )}
      <section aria-labelledby="unusual" className={`${cardStyle} mb-6 p-5`}>
        <h2 id="unusual" className="text-lead font-bold">
          {words.unusual.title}
        </h2>
        {unusual.length === 0 && <p className="mt-1 text-small text-ink-soft">{words.unusual.none}</p>}
        <ul className="mt-2 divide-y divide-line">
          {unusual.map(({ kind, staff, hour, count }) => {
            const day = hour.slice(0, 10)
            return (
              <li
                key={`${kind} ${staff.id} ${hour}`}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2"
              >
                <bdi className="min-w-36 font-medium">{staff.name}</bdi>
                <span className="grow rounded-full text-small">
                  <span className="rounded-full bg-sun-wash px-2.5 py-1 text-sun-ink">
                    {counted(words.unusual.kinds[kind], count, language)}
                  </span>
                </span>
                <Ltr className="text-small text-ink-soft tabular-nums">
                  {fill(words.unusual.when, { date: dateTextOf(day), hour: `${hour.slice(11)}:00` })}
                </Ltr>
                <ActionButton
                  variant="quiet"
                  label={`${words.unusual.look}: ${staff.name}, ${dateTextOf(day)}`}
                  onPress={() => onLook({ staff_id: staff.id, unusual: kind, from: day, until: day })}
                >
                  {words.unusual.look}
                </ActionButton>
              </li>
            )
          })}
        </ul>
      </section>
    </>
  )
}
