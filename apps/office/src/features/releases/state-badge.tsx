import type { ReleaseState } from '@milgo/domain/release/release-state'
import { Badge } from '@milgo/ui/badge.tsx'
import { useWords } from '../../lib/words.ts'

const tones = {
  DRAFT: 'neutral',
  CHECKED: 'info',
  APPROVED: 'info',
  SCHEDULED: 'info',
  RUNNING: 'info',
  PAUSED: 'sun',
  STOPPED: 'neutral',
  DONE: 'good',
} as const satisfies Record<ReleaseState, string>

export const StateBadge = ({ state }: { readonly state: ReleaseState }) => {
  const words = useWords().officeReleases
  return <Badge tone={tones[state]}>{words.states[state]}</Badge>
}
