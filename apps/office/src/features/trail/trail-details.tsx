import type { TrailRow } from '@milgo/contracts/office/trail-fields'
import { StaffRole } from '@milgo/domain/staff/staff-role'
import { fill } from '@milgo/messages/fill'
import { findWord } from '@milgo/messages/find-word'
import { isolated } from '../../lib/isolated.ts'
import { useWords } from '../../lib/words.ts'

/** What an entry says beside who and what, in words; ids and machine names are left to the export. */
export const TrailDetails = ({ row: { details, about } }: { row: TrailRow }) => {
  const { officeTrail, office, statuses } = useWords()
  const { details: words, purposes } = officeTrail
  const status = (code: string) => findWord({ statuses }, `statuses.${code}`) ?? code
  const roles = (details['roles'] ?? '')
    .split(' ')
    .map((role) => StaffRole.safeParse(role))
    .flatMap((role) => (role.success ? [office.roles[role.data]] : []))
  const { from, to, reason, purpose, document, call } = details
  const lines = [
    ...(about ? [fill(words.about, { name: isolated(about.name) })] : []),
    ...(from && to && from !== to ? [fill(words.move, { from: status(from), to: status(to) })] : []),
    ...(reason ? [fill(words.reason, { value: reason })] : []),
    ...(purpose
      ? [fill(words.purpose, { value: findWord({ purposes }, `purposes.${purpose}`) ?? purpose })]
      : []),
    ...(document ? [fill(words.document, { value: document })] : []),
    ...(call ? [fill(words.call, { value: call })] : []),
    ...(roles.length > 0 ? [fill(words.roles, { value: roles.join(' · ') })] : []),
  ]
  return (
    <ul className="text-small text-ink-soft">
      {lines.map((line) => (
        <li key={line}>
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
  )
}
