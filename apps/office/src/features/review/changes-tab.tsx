import type { Review } from '@milgo/contracts/office/review-answer'
import { fill } from '@milgo/messages/fill'
import { momentText } from '@milgo/messages/moment-text'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { Breakable } from '../../lib/breakable.tsx'
import { useWords } from '../../lib/words.ts'

const card = 'rounded-medium border border-line bg-surface px-3.5 py-2.5'

type Props = { readonly review: Review; readonly onCompare: (documentKey: string) => void }

/**
 * The changes since the last review: new files with the request for each, changed answers, and documents that were not
 * sent.
 */
export const ChangesTab = ({ review: { changes, unsent_documents }, onCompare }: Props) => {
  const { changes: words } = useWords().officeReviewPage
  return (
    <div className="flex flex-col gap-3 text-small">
      {changes ? (
        <p className="text-ink-soft">
          {fill(words.summary, {
            before: momentText(new Date(changes.before_at)),
            after: momentText(new Date(changes.after_at)),
          })}
        </p>
      ) : (
        <p className="text-ink-soft">{words.none}</p>
      )}
      {changes?.documents.map(({ key, label, asked, before, after }) => (
        <section key={key} className={card}>
          <h2 className="font-bold">{label}</h2>
          {asked && (
            <p className="text-ink-soft">
              {fill(words.asked, { reason: [asked.reason_text, asked.note].filter(Boolean).join('. ') })}
            </p>
          )}
          {before && (
            <p>
              <del className="text-ink-soft">
                <Breakable text={before.original_file_name} />
              </del>
            </p>
          )}
          {after && (
            <p className="font-medium text-good">
              <Breakable text={after.original_file_name} />
            </p>
          )}
          <button type="button" onClick={() => onCompare(key)} className={`min-h-6 ${textLinkStyle}`}>
            {words.compare}
          </button>
        </section>
      ))}
      {changes && changes.answers.length > 0 && (
        <section className={card}>
          <h2 className="font-bold">{words.answers}</h2>
          <dl>
            {changes.answers.map(({ key, label, before, after }) => (
              <div key={key} className="border-t border-line py-1.5 first:border-t-0">
                <dt className="text-ink-soft">{label}</dt>
                <dd>
                  {before !== null && (
                    <del className="text-ink-soft">
                      <bdi>{before}</bdi>
                    </del>
                  )}{' '}
                  {after !== null && (
                    <ins className="font-medium text-good no-underline">
                      <bdi>{after}</bdi>
                    </ins>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {unsent_documents.length > 0 && (
        <section className={card}>
          <h2 className="font-bold">{words.unsent}</h2>
          <p className="text-ink-soft">{words.unsentText}</p>
          <ul>
            {unsent_documents.map(({ key, label, file }) => (
              <li key={key} className="border-t border-line py-1.5 first:border-t-0">
                <p>
                  {label}: <Breakable text={file?.original_file_name ?? ''} />
                </p>
                {file && (
                  <button type="button" onClick={() => onCompare(key)} className={`min-h-6 ${textLinkStyle}`}>
                    {words.showUnsent}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
