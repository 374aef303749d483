import { Badge } from '@milgo/ui/badge.tsx'
import { Spinner } from '@milgo/ui/spinner.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'
import { CloudCheck, CloudOff } from 'lucide-react'
import { useState } from 'react'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { saveNews } from './save-news.ts'
import { useSaveState } from './save-state.ts'

export const saveIcons = {
  saved: <CloudCheck aria-hidden="true" className="size-5 shrink-0" />,
  saving: <Spinner />,
  unsaved: <CloudOff aria-hidden="true" className="size-5 shrink-0" />,
} as const

/** Always says whether the answers are safe. It is read out when it changes for the worse, not at every save. */
export const SaveBadge = ({ application }: { application: Application }) => {
  const state = useSaveState(application)
  const { kind, text, tone } = state
  const { save } = useRegistrationWords().registration
  const [told, setTold] = useState('')
  const news = saveNews(told, state, save.allSaved)
  if (news !== told) setTold(news)
  return (
    <>
      <div data-save-state={kind}>
        <Badge tone={tone} icon={saveIcons[kind]}>
          <TextWithNumbers text={text} />
        </Badge>
      </div>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </>
  )
}
