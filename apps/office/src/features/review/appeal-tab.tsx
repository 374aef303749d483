import type { Review } from '@milgo/contracts/office/review-answer'
import { fill } from '@milgo/messages/fill'
import { inGroups } from '@milgo/messages/in-groups'
import { momentText } from '@milgo/messages/moment-text'
import { moneyText } from '@milgo/messages/money-text'
import { Banner } from '@milgo/ui/banner.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import type { ReactNode } from 'react'
import { TextWithValues } from '../../lib/text-with-values.tsx'
import { useWords } from '../../lib/words.ts'

type Appeal = NonNullable<Review['appeal']>
type Props = { readonly review: Review; readonly appeal: Appeal }

/** What the student appeals against and why, beside the first result, which no longer changes. */
export const AppealTab = ({ review, appeal }: Props) => {
  const { appeal: words } = useWords().officeReviewPage
  return (
    <div className="flex flex-col gap-3 text-small">
      {review.edit_refusal === 'REVIEWED_BEFORE' && <Banner tone="info">{words.forOthers}</Banner>}
      <Part title={<Ltr>{appeal.number}</Ltr>}>
        <Lines lines={appeal.lines} />
        <h3 className="mt-2 text-ink-soft">{words.details}</h3>
        <p dir="auto" lang={review.language} className="wrap-anywhere whitespace-pre-line">
          {appeal.details}
        </p>
        {appeal.return_comment && (
          <>
            <h3 className="mt-2 text-ink-soft">{words.comment}</h3>
            <p dir="auto" className="whitespace-pre-line">
              {appeal.return_comment}
            </p>
          </>
        )}
      </Part>
      <First appeal={appeal} />
      <Part title={words.versions}>
        <ol className="flex flex-col gap-2">
          {appeal.versions.toReversed().map(({ version, sent_at: sentAt, details, files }) => (
            <li key={version}>
              <p className="font-medium">{fill(words.version, { at: momentText(new Date(sentAt)) })}</p>
              <p dir="auto" className="line-clamp-3 text-ink-soft">
                {details}
              </p>
              <p className="text-ink-soft">
                {files.length === 0 ? words.noFiles : <bdi>{files.join(', ')}</bdi>}
              </p>
            </li>
          ))}
        </ol>
      </Part>
    </div>
  )
}

const First = ({ appeal: { first } }: Pick<Props, 'appeal'>) => {
  const { officeReviewPage, statusEvents } = useWords()
  const { appeal: words } = officeReviewPage
  const { total, award, decision, figures } = first
  return (
    <Part title={words.first}>
      <p className="font-medium">
        {total === null
          ? words.noScore
          : fill(words.firstScore, { total: inGroups(total), award: moneyText(award ?? 0) })}
      </p>
      {decision && (
        <div className="mt-1">
          <p>
            {statusEvents[decision.event as keyof typeof statusEvents] ?? decision.event}
            {decision.reason_text && `: ${decision.reason_text}`}
          </p>
          {decision.note && <p dir="auto">{decision.note}</p>}
          {decision.by && (
            <p className="text-ink-soft">
              <TextWithValues
                words={words.by}
                values={{ name: decision.by.name, at: momentText(new Date(decision.at)) }}
              />
            </p>
          )}
        </div>
      )}
      <h3 className="mt-2 text-ink-soft">{words.figures}</h3>
      {figures.length === 0 ? <p>{words.noFigures}</p> : <Lines lines={figures} />}
    </Part>
  )
}

const Part = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className="rounded-small border border-line bg-surface p-3">
    <h2 className="mb-1.5 font-bold">{title}</h2>
    {children}
  </section>
)

const Lines = ({ lines }: { lines: Appeal['lines'] }) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
    {lines.map(({ label, text }) => (
      <div key={label} className="contents">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="wrap-anywhere">
          <bdi>{text}</bdi>
        </dd>
      </div>
    ))}
  </dl>
)
