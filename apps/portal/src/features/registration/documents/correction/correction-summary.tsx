import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { ProgressLine } from '@milgo/ui/progress-line.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { useLanguage } from '../../../../lib/words.ts'
import type { CorrectedDocument, Correction } from '../../correction.ts'
import type { Start } from '../../start.ts'
import { useDocumentsWords } from '../documents-words.ts'
import { CorrectionCountdown } from './correction-countdown.tsx'
import { useCorrectionWords } from './correction-words.ts'

type Props = {
  readonly start: Start
  readonly correction: Correction
  readonly documents: readonly CorrectedDocument[]
  readonly isDeclared: boolean
  /** Whether it is not known yet if the correction was sent. */
  readonly isUnknown: boolean
}

const newsStyle = 'text-small font-medium text-sun-ink'

/** Shows on top of the step what must be replaced, until when, and what happens next. */
export const CorrectionSummary = ({
  start,
  correction: { askedAt, deadline },
  documents,
  isDeclared,
  isUnknown,
}: Props) => {
  const { correction } = useCorrectionWords()
  const { result } = useDocumentsWords().documentsStep
  const language = useLanguage()
  const total = documents.length
  const done = documents.filter(({ isReplaced }) => isReplaced).length
  const complete = isDeclared ? correction.ready : correction.undeclared
  const progress = fill(correction.progress, { done, total })
  return (
    <section
      aria-labelledby="correction-summary"
      className={`${cardStyle} relative flex flex-col gap-5 overflow-hidden p-6 ps-8 max-sm:p-4 max-sm:ps-6`}
    >
      <span aria-hidden="true" className="absolute inset-y-0 start-0 w-1.5 bg-sun" />
      <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex flex-col gap-2">
          <h2 id="correction-summary" className="text-title">
            {done === total ? complete : counted(correction.title, total, language)}
          </h2>
          <p className="max-w-measure">{correction.lead}</p>
          <p className="max-w-measure text-ink-soft">{correction.once}</p>
          <p className="text-small text-ink-soft">
            <TextWithNumbers text={fill(correction.asked, jerusalemTime(askedAt))} />
          </p>
        </div>
        <div className="sm:min-w-60">
          <CorrectionCountdown clock={start.clock} askedAt={askedAt} deadline={deadline} />
        </div>
      </div>
      <div className="flex flex-col gap-2 border-t border-line pt-4">
        <div className="flex items-center gap-3 text-small text-ink-soft">
          <ProgressLine label={progress} percent={total === 0 ? 0 : (100 * done) / total} />
          <span aria-hidden="true" className="shrink-0">
            <TextWithNumbers text={progress} />
          </span>
        </div>
        {isUnknown ? (
          <p className={newsStyle}>{result.unknown}</p>
        ) : (
          <StatusRegion className={newsStyle}>{done > 0 && correction.unsent}</StatusRegion>
        )}
      </div>
    </section>
  )
}
