import type { ContentVersion, OpenContent } from '@milgo/contracts/office/content'
import type { ContentPlace } from '@milgo/domain/content-editing/content-place'
import { fill } from '@milgo/messages/fill'
import { momentText } from '@milgo/messages/moment-text'
import { Badge } from '@milgo/ui/badge.tsx'
import { ButtonWithReason } from '@milgo/ui/button-with-reason.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../lib/words.ts'
import { DifferencesView } from './differences-view.tsx'

type Props = {
  readonly text: OpenContent
  readonly place: ContentPlace
  readonly busyText: string | undefined
  /** Why no version can be restored now. */
  readonly disabledReason: string | undefined
  readonly onRestore: (number: number) => Promise<void>
}

/** All versions, newest first, each with its changes. An older version can be restored. */
export const HistoryPanel = ({ text, place, busyText, disabledReason, onRestore }: Props) => {
  const { history: words, publish } = useWords().officeContent
  const [asked, setAsked] = useState<number>()
  const { history, published_number, scheduled } = text
  if (history.length === 0) return null
  return (
    <section aria-label={words.title} className={`${cardStyle} p-4`}>
      <h2 className="mb-2 text-body font-bold">{words.title}</h2>
      <ol className="flex flex-col">
        {history.map((version, index) => (
          <li key={version.number} className="border-t border-line py-3 first:border-t-0">
            <VersionLine version={version} isCurrent={version.number === published_number} />
            <details className="group mt-1 text-small">
              <summary className="flex min-h-6 cursor-pointer list-none items-center gap-1.5 text-brand [&::-webkit-details-marker]:hidden">
                <ChevronDown
                  aria-hidden="true"
                  className="size-4 shrink-0 transition-transform duration-200 group-open:rotate-180"
                />
                {fill(words.differences, { number: version.number })}
              </summary>
              <div className="mt-2">
                <Difference place={place} version={version} before={history[index + 1]} />
              </div>
            </details>
            {version.number !== published_number && scheduled === null && (
              <ButtonWithReason
                variant="quiet"
                disabledReason={disabledReason}
                onPress={() => setAsked(version.number)}
              >
                {fill(words.restore, { number: version.number })}
              </ButtonWithReason>
            )}
          </li>
        ))}
      </ol>
      {asked !== undefined && (
        <ModalWindow
          isOpen
          header={fill(words.restoreTitle, { number: asked })}
          text={words.restoreText}
          positive={{
            label: fill(words.restore, { number: asked }),
            onPress: () => void onRestore(asked).finally(() => setAsked(undefined)),
            busyText,
          }}
          negative={{ label: publish.cancel, onPress: () => setAsked(undefined) }}
          onDismiss={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

type LineProps = { readonly version: ContentVersion; readonly isCurrent: boolean }

const VersionLine = ({ version, isCurrent }: LineProps) => {
  const { history: words } = useWords().officeContent
  const { number, by, at, publish_at, restores } = version
  const isLater = at !== null && publish_at !== null && publish_at !== at
  const lines = [
    by === null || at === null
      ? words.release
      : fill(words.by, { name: by, moment: momentText(new Date(at)) }),
    ...(isLater ? [fill(words.later, { moment: momentText(new Date(publish_at)) })] : []),
    ...(restores === null ? [] : [fill(words.restores, { number: restores })]),
  ]
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{fill(words.version, { number })}</span>
        {isCurrent && <Badge tone="good">{words.current}</Badge>}
      </div>
      {lines.map((line) => (
        <p key={line} className="text-small text-ink-soft">
          <TextWithNumbers text={line} />
        </p>
      ))}
    </>
  )
}

type DifferenceProps = {
  readonly place: ContentPlace
  readonly version: ContentVersion
  readonly before: ContentVersion | undefined
}

const Difference = ({ place, version, before }: DifferenceProps) => {
  const { history: words } = useWords().officeContent
  if (!before) return <p className="text-ink-soft">{words.first}</p>
  return <DifferencesView place={place} before={before.document} after={version.document} />
}
