import type { OpenContent } from '@milgo/contracts/office/content'
import type { ContentDocument } from '@milgo/domain/content/content-document'
import type { ContentPlace } from '@milgo/domain/content-editing/content-place'
import { fill } from '@milgo/messages/fill'
import { momentText } from '@milgo/messages/moment-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { useEffect, useRef } from 'react'
import { useWords } from '../../lib/words.ts'
import { addedStyle, DifferencesView, removedStyle } from './differences-view.tsx'

type Props = {
  readonly place: ContentPlace
  readonly theirs: OpenContent
  readonly mine: ContentDocument
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** Shown if another editor saved first. Shows both versions, and overwrites nothing before the user has chosen. */
export const ConflictBanner = ({ place, theirs, mine, onMine, onTheirs }: Props) => {
  const { conflict: words } = useWords().officeContent
  const { by, at } = theirs.draft ?? theirs.history[0] ?? { by: null, at: null }
  const shown = useRef<HTMLDivElement>(null)
  // The banner is above the fields, and the user may have scrolled far below when saving.
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={shown} className="scroll-mt-24">
      <Banner tone="attention" title={words.title} announce="alert">
        <p className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <span>
            {by === null || at === null ? (
              words.text
            ) : (
              <TextWithNumbers text={fill(words.textBy, { name: by, moment: momentText(new Date(at)) })} />
            )}
          </span>
          <del className={`text-small ${removedStyle}`}>{words.onlyTheirs}</del>
          <ins className={`text-small ${addedStyle}`}>{words.onlyMine}</ins>
        </p>
        <DifferencesView place={place} before={theirs.document} after={mine} />
        <div className="mt-4 flex flex-wrap gap-3">
          <ActionButton variant="secondary" onPress={onMine}>
            {words.mine}
          </ActionButton>
          <ActionButton variant="secondary" onPress={onTheirs}>
            {words.theirs}
          </ActionButton>
        </div>
      </Banner>
    </div>
  )
}
