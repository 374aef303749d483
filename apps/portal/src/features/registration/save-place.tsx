import { Badge } from '@milgo/ui/badge.tsx'
import { Spinner } from '@milgo/ui/spinner.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'
import { CloudCheck, CloudOff } from 'lucide-react'
import { useState } from 'react'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { saveNews } from './save-news.ts'
import { type SaveState, useSaveState } from './save-state.ts'

type Props = {
  readonly application: Application
  /** Beside the title, or, where there is room for more, in the column that stays in sight. */
  readonly isBadge: boolean
}

const icons = {
  saved: <CloudCheck aria-hidden="true" className="size-5 shrink-0" />,
  saving: <Spinner />,
  unsaved: <CloudOff aria-hidden="true" className="size-5 shrink-0" />,
} as const

const colors = { saved: 'text-good', saving: 'text-ink-soft', unsaved: 'text-sun-ink' } as const

/**
 * Always says whether the answers are safe; a page has one such place. It is read out when it changes for the worse, not at
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
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
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
