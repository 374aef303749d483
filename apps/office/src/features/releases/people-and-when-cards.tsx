import type { ReleaseDetails } from '@milgo/contracts/office/release-fields'
import { fill } from '@milgo/messages/fill'
import { lastMomentOf } from '@milgo/messages/jerusalem-time'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import type { ReactNode } from 'react'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useWords } from '../../lib/words.ts'
import { Card } from './card.tsx'

const moment = (at: string): string => leftToRight(momentText(new Date(at)))

const Detail = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="border-t border-line py-2 first:border-t-0 first:pt-0">
    <dt className="text-small text-ink-soft">{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** Who made the release and who approved it. */
export const PeopleCard = ({ release }: { readonly release: ReleaseDetails }) => {
  const words = useWords().officeReleases.people
  const self = useStaff()
  const waitsForOther = release.approved_by === null && release.made_by === self.name
  return (
    <Card title={words.title}>
      <dl>
        <Detail label={words.made}>
          <bdi>{release.made_by}</bdi>, {moment(release.made_at)}
        </Detail>
        <Detail label={words.approved}>
          {release.approved_by === null ? (
            words.nobody
          ) : (
            <>
              <bdi>{release.approved_by}</bdi>
              {release.approved_at && <>, {moment(release.approved_at)}</>}
            </>
          )}
        </Detail>
      </dl>
      {waitsForOther && <p className="mt-2 text-small text-ink-soft">{words.you}</p>}
    </Card>
  )
}

/** The days of the release, and the versions of the letter template and of the rules. */
export const WhenCard = ({ release }: { readonly release: ReleaseDetails }) => {
  const words = useWords().officeReleases.when
  const dotted = leftToRight(release.planned_on.split('-').toReversed().join('.'))
  // The stored moment is the first one that is too late. The last allowed one is shown.
  const until = release.appeal_until && lastMomentOf(new Date(release.appeal_until)).toISOString()
  const lines = [
    !release.started_at &&
      release.scheduled_for &&
      fill(words.scheduled, { moment: moment(release.scheduled_for) }),
    release.started_at && fill(words.started, { moment: moment(release.started_at) }),
    release.ended_at && fill(words.ended, { moment: moment(release.ended_at) }),
  ].filter((line) => typeof line === 'string')
  return (
    <Card title={words.title}>
      <dl>
        <Detail label={words.plannedOn}>{dotted}</Detail>
        <Detail label={words.appealUntil}>{until ? moment(until) : words.noAppeal}</Detail>
        <Detail label={words.template}>
          <bdi dir="ltr">{release.template_version}</bdi>
        </Detail>
        <Detail label={words.rules}>
          <bdi dir="ltr">{release.rules_version}</bdi>
        </Detail>
      </dl>
      {lines.map((line) => (
        <p key={line} className="mt-1">
          {line}
        </p>
      ))}
    </Card>
  )
}
