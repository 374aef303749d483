import type { OpenContent } from '@milgo/contracts/office/content'
import { fill } from '@milgo/messages/fill'
import { momentText } from '@milgo/messages/moment-text'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { useWords } from '../../lib/words.ts'

type Props = { readonly text: OpenContent; readonly isChanged: boolean }

/** Shows which version is published, and whether a draft or a scheduled version exists. */
export const StatusLine = ({ text, isChanged }: Props) => {
  const { status: words } = useWords().officeContent
  const { published_number, draft, scheduled } = text
  const parts = [
    published_number === null ? words.never : fill(words.published, { number: published_number }),
    ...(draft ? [fill(words.draft, { name: draft.by, moment: momentText(new Date(draft.at)) })] : []),
    ...(scheduled
      ? [
          fill(words.scheduled, {
            number: scheduled.number,
            moment: momentText(new Date(scheduled.publish_at)),
          }),
        ]
      : []),
    isChanged ? words.unsaved : words.saved,
  ]
  return (
    <p role="status" className="mt-1 text-small text-ink-soft">
      <TextWithNumbers text={parts.join(' · ')} />
    </p>
  )
}
