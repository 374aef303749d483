import { Badge, type BadgeTone } from '@milgo/ui/badge.tsx'
import { useWords } from '../../lib/words.ts'
import type { InstitutionList } from './use-institution-lists.ts'

const tones: Readonly<Record<InstitutionList['state'], BadgeTone>> = {
  CHECKED: 'sun',
  APPLYING: 'info',
  APPLIED: 'good',
  REVOKING: 'info',
  REVOKED: 'neutral',
}

export const StateBadge = ({ state }: Pick<InstitutionList, 'state'>) => (
  <Badge tone={tones[state]}>{useWords().officeInstitutionLists.states[state]}</Badge>
)
