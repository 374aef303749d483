import { Badge } from '@milgo/ui/badge.tsx'
import { Spinner } from '@milgo/ui/spinner.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { CloudCheck, CloudOff } from 'lucide-react'
import type { Application } from './open-application.ts'
import { useSaveState } from './save-state.ts'

const icons = {
  saved: <CloudCheck aria-hidden="true" className="size-5 shrink-0" />,
  saving: <Spinner />,
  unsaved: <CloudOff aria-hidden="true" className="size-5 shrink-0" />,
} as const

/** Always says whether the answers are safe. It is read out when it changes for the worse, not at every save. */
export const SaveBadge = ({ application }: { application: Application }) => {
  const { kind, text, tone } = useSaveState(application)
  return (
    <div data-save-state={kind}>
      <Badge tone={tone} icon={icons[kind]}>
        <TextWithNumbers text={text} />
      </Badge>
    </div>
  )
}
