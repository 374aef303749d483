import { counted } from '@milgo/messages/counted'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { useLanguage, useWords } from '../../lib/words.ts'
import { changeTexts } from './change-text.ts'
import type { FilterReader } from './filter-text.ts'
import { ResultList } from './result-list.tsx'
import type { useWorkChange, WorkChange, WorkResults } from './use-work-change.ts'

type Props = Pick<ReturnType<typeof useWorkChange>, 'isBusy' | 'failure' | 'confirm' | 'cancel'> & {
  readonly change: WorkChange
  readonly reader: FilterReader
  readonly results: WorkResults
  /** The number of requests of the view beyond the most that can be changed together. */
  readonly left: number
}

/**
 * Shows what a bulk change will do before it is made: the change, the number of requests, and why others are not
 * changed.
 */
export const PreviewDialog = ({ change, reader, results, left, isBusy, failure, confirm, cancel }: Props) => {
  const { officeQueue } = useWords()
  const language = useLanguage()
  const { preview: words } = officeQueue
  const others = results.filter(({ outcome }) => outcome !== 'done')
  const count = results.length - others.length
  return (
    <ModalWindow
      isOpen
      header={words.title}
      positive={
        count === 0
          ? { label: words.close, onPress: cancel }
          : { label: words.confirm, onPress: confirm, busyText: isBusy ? words.working : undefined }
      }
      negative={count === 0 ? undefined : { label: words.cancel, onPress: cancel }}
      onDismiss={cancel}
    >
      <FailureBanner title={officeQueue.result.failed} failure={failure} />
      <ul className="font-bold">
        {changeTexts(change, reader).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{count === 0 ? words.nothing : counted(words.will, count, language)}</p>
      {left > 0 && <p>{counted(words.left, left, language)}</p>}
      {others.length > 0 && (
        <>
          <p>{counted(words.willNot, others.length, language)}</p>
          <ResultList results={others} />
        </>
      )}
    </ModalWindow>
  )
}
