import { Badge } from '@milgo/ui/badge.tsx'
import { Spinner } from '@milgo/ui/spinner.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { CloudCheck, CloudOff } from 'lucide-react'
import { useState } from 'react'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { saveNews } from './save-news.ts'
import { type SaveState, useSaveState } from './save-state.ts'

type Props = {
  readonly application: Application
  /** Whether it is a badge beside the title. Otherwise it is in the side column, with more text. */
  readonly isBadge: boolean
}

const icons = {
  saved: <CloudCheck aria-hidden="true" className="size-5 shrink-0" />,
  saving: <Spinner />,
  unsaved: <CloudOff aria-hidden="true" className="size-5 shrink-0" />,
} as const

const colors = { saved: 'text-good', saving: 'text-ink-soft', unsaved: 'text-sun-ink' } as const

/**
 * Shows whether the answers are saved. A page has one such element. It is announced when the state gets worse, not at
 * every save.
 */
export const SavePlace = ({ application, isBadge }: Props) => {
  const state = useSaveState(application)
  const { save } = useRegistrationWords().registration
  const [announced, setAnnounced] = useState('')
  const news = saveNews(announced, state, save.allSaved)
  if (news !== announced) setAnnounced(news)
  return (
    <>
      <div data-save-state={state.kind}>{isBadge ? <AsBadge {...state} /> : <AsLines {...state} />}</div>
      <StatusRegion className="sr-only">{news}</StatusRegion>
    </>
  )
}

const AsBadge = ({ kind, text, tone }: SaveState) => (
  <Badge tone={tone} icon={icons[kind]}>
    <span>
      <TextWithNumbers text={text} />
    </span>
  </Badge>
)

const AsLines = ({ kind, text, note }: SaveState) => (
  <div className="flex flex-col gap-1.5">
    <p className={`flex items-start gap-2.5 font-bold ${colors[kind]}`}>
      {icons[kind]}
      <span>
        <TextWithNumbers text={text} />
      </span>
    </p>
    {note !== undefined && <p className="text-small text-ink-soft">{note}</p>}
  </div>
)
