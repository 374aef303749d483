import { OutsideReason } from '@milgo/domain/release/outside-release'
import { inGroups } from '@milgo/messages/in-groups'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { useWords } from '../../lib/words.ts'
import { Card } from './card.tsx'

type Props = { readonly outside: AnswerOf<'core', 'POST /office/releases/list'>['outside'] }

/** Requests that no release can contain now, by reason. */
export const OutsideCard = ({ outside }: Props) => {
  const { officeReleases, statuses } = useWords()
  const { outside: words } = officeReleases
  const groups = OutsideReason.options
    .map((reason) => ({ reason, rows: outside.filter((one) => one.reason === reason) }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <Card title={words.title}>
      {groups.length === 0 && <p>{words.none}</p>}
      <div className="flex flex-col gap-4">
        {groups.map(({ reason, rows }) => (
          <div key={reason}>
            <h3 className="mb-2 flex justify-between gap-4 font-bold">
              <span>{words.reasons[reason]}</span>
              <span className="tabular-nums">
                {inGroups(rows.reduce((sum, { count }) => sum + count, 0))}
              </span>
            </h3>
            <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-ink-soft">
              {rows.map(({ status, count }) => (
                <div key={status} className="contents">
                  <dt>{statuses[status]}</dt>
                  <dd className="text-end tabular-nums">{inGroups(count)}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Card>
  )
}
