import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Bookmark, Columns3, Download } from 'lucide-react'
import { PageHeading } from '../../lib/page-heading.tsx'
import { KeyCap } from '../../lib/shortcuts/key-cap.tsx'
import { useLetterKeys } from '../../lib/shortcuts/letter-keys.ts'
import { shortcutOf } from '../../lib/shortcuts/shortcuts.ts'
import { usePeriodNames } from '../../lib/use-period-names.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { SmallButton } from './small-button.tsx'

type Props = {
  readonly title: string
  readonly isSearch: boolean
  /** The current period, which limits a view that names none; undefined if there is no other period. */
  readonly currentPeriod: string | undefined
  /** Undefined while the requests are counted, or if counting failed. */
  readonly count: number | undefined
  readonly isCounting: boolean
  /** In working days. */
  readonly longestWait: number | undefined
  readonly isTaking: boolean
  readonly onTake: () => void
  readonly onColumns: () => void
  readonly onSave: () => void
  /** Undefined if the staff member may not export. */
  readonly onExport: (() => void) | undefined
}

/** The name of the view, the number of its requests, and the main action: take the next one. */
export const QueueHead = ({
  title,
  isSearch,
  currentPeriod,
  count,
  isCounting,
  longestWait,
  isTaking,
  onTake,
  onColumns,
  onSave,
  onExport,
}: Props) => {
  const { officeQueue: words } = useWords()
  const language = useLanguage()
  const areLettersOn = useLetterKeys()
  const nameOfPeriod = usePeriodNames()
  const waiting = count === undefined ? '' : counted(words.waiting, count, language)
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <div className="min-w-0 grow basis-60">
        <PageHeading title={words.title} className="text-title">
          <bdi>{title}</bdi>
        </PageHeading>
        <p className="text-small text-ink-soft" aria-live="polite">
          {!isSearch && currentPeriod !== undefined && (
            <span>{fill(words.inPeriod, { period: nameOfPeriod(currentPeriod) })} </span>
          )}
          {isSearch ? words.inAllPeriods : isCounting ? words.counting : waiting}{' '}
          {!isSearch && longestWait !== undefined && counted(words.longest, longestWait, language)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <SmallButton icon={<Columns3 aria-hidden="true" className="size-4" />} onPress={onColumns}>
          {words.columns}
        </SmallButton>
        {!isSearch && onExport && (
          <SmallButton icon={<Download aria-hidden="true" className="size-4" />} onPress={onExport}>
            {words.export}
          </SmallButton>
        )}
        {!isSearch && (
          <SmallButton icon={<Bookmark aria-hidden="true" className="size-4" />} onPress={onSave}>
            {words.saveView}
          </SmallButton>
        )}
        <ActionButton variant="primary" onPress={onTake} busyText={isTaking ? words.taking : undefined}>
          {words.takeNext}
          {areLettersOn && <KeyCap label={shortcutOf('takeNext').label} isOnFill />}
        </ActionButton>
      </div>
    </div>
  )
}
