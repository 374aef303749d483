import { paths } from '@milgo/contracts/portal-paths'
import { fileExtensions, maxFileMegabytes } from '@milgo/domain/application/documents/file-rules'
import { stepsFor } from '@milgo/domain/application/steps'
import { useFormStatus } from '@milgo/form/use-form-state.ts'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { focusField } from '@milgo/ui/focus-field.ts'
import { ProgressLine } from '@milgo/ui/progress-line.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { useNews } from '@milgo/ui/use-news.ts'
import { CircleCheck, FileStack } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../../../lib/words.ts'
import type { Application } from '../../open-application.ts'
import { useRegistrationWords } from '../../registration-words.ts'
import { useDocumentsWords } from '../documents-words.ts'
import { useAskedCount } from '../place-progress.ts'
import { EmailList } from './email-list.tsx'

const types = fileExtensions.map((ending) => ending.slice(1).toUpperCase()).join(', ')

type Props = {
  readonly application: Application
  /** Whether the student comes back from the review. Then the step is read from its top, as a page that was opened. */
  readonly isReturnedTo: boolean
}

/** Shows on top of the step how much is missing in all, and offers the list of documents by mail. */
export const DocumentsSummary = ({ application, isReturnedTo }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the documents replace the review
  useEffect(() => {
    if (!isReturnedTo) return
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  const { documentsStep, upload } = useDocumentsWords()
  const { registration, steps: names } = useRegistrationWords()
  const { summary } = documentsStep
  const language = useLanguage()
  const { open, firstOpen } = useFormStatus()
  const missing = open['documents'] ?? 0
  const firstMissing = firstOpen['documents']
  const unfinished = stepsFor(application.store.context()).filter(
    ({ id }) => id !== 'documents' && open[id] !== undefined,
  )
  const total = useAskedCount()
  const done = Math.max(0, total - missing)
  const isReady = missing === 0 && unfinished.length === 0
  const Icon = isReady ? CircleCheck : FileStack
  const title = isReady
    ? summary.ready
    : missing > 0
      ? counted(summary.missing, missing, language)
      : summary.elsewhere
  const text = unfinished.length > 0 ? summary.textSoFar : summary.text
  const progress = fill(summary.progress, { done, total })
  return (
    <section className={`${cardStyle} flex flex-col gap-4 p-6 max-sm:p-4`}>
      <div className="flex items-start gap-3.5">
        <span
          className={`grid size-11 shrink-0 place-items-center rounded-full ${isReady ? 'bg-good-wash text-good' : 'bg-brand-wash text-brand'}`}
        >
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <div className="flex min-w-0 flex-col gap-1">
          <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
            {title}
          </h2>
          <StatusRegion className="sr-only">{useNews(title)}</StatusRegion>
          <p className="max-w-measure text-ink-soft">{isReady ? summary.readyText : text}</p>
          {firstMissing !== undefined && (
            <a
              href={`#${firstMissing}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(firstMissing)
              }}
              className={`${textLinkStyle} w-fit`}
            >
              {summary.toFirst}
            </a>
          )}
          {unfinished.length > 0 && (
            <p className="flex flex-wrap gap-x-3">
              <span>{summary.unfinished}</span>
              {unfinished.map(({ id, number }) => (
                <Link key={id} to={`${paths.registration}?step=${number}`} className={textLinkStyle}>
                  {`${names[id]} (${open[id]})`}
                </Link>
              ))}
            </p>
          )}
          {isReady && (
            <Link to={paths.print} className={`${textLinkStyle} w-fit`}>
              {registration.check.link}
            </Link>
          )}
        </div>
      </div>
      <div className="flex items-center gap-3 text-small text-ink-soft">
        <ProgressLine label={progress} percent={total === 0 ? 100 : (100 * done) / total} />
        <span aria-hidden="true" className="shrink-0">
          <TextWithNumbers text={progress} />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-4">
        <p className="min-w-0 grow basis-72 text-small text-ink-soft">
          {fill(upload.allowed, { types, max: maxFileMegabytes })}
        </p>
        <EmailList application={application} />
      </div>
    </section>
  )
}
