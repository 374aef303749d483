import { paths } from '@milgo/contracts/portal-paths'
import { fileSizeText } from '@milgo/messages/file-size-text'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { ChevronDown, CircleCheck, FileCheck2 } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../lib/words.ts'
import { useAppealWords } from './appeal-words.ts'
import type { Receipt } from './stored-appeal.ts'

/** Shows the result right after sending, with the receipt. */
export const SentNow = ({ title, receipt }: { title: string; receipt: Receipt }) => {
  const { receipt: words } = useAppealWords().appealPage
  const place = useRef<HTMLElement>(null)
  const titleId = useId()
  const textId = useId()
  useEffect(() => {
    place.current?.focus()
    scrollTo({ top: 0 })
  }, [])
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={textId}
      className={`${cardStyle} border-s-8 border-s-good p-5 outline-none md:p-8`}
    >
      <div className="flex items-start gap-4">
        <CircleCheck aria-hidden="true" className="mt-1 size-8 shrink-0 text-good" />
        <div>
          <h2 id={titleId} className="text-title">
            {title}
          </h2>
          <p id={textId} className="mt-1 text-ink-soft">
            {words.text}
          </p>
        </div>
      </div>
      <div className="mt-5">
        <ReceiptDetails receipt={receipt} />
      </div>
      <Link to={paths.personalArea} className={`${buttonStyle('primary')} mt-6 max-sm:w-full`}>
        {words.toArea}
      </Link>
    </section>
  )
}

/** Shows the number, the time, and the files, each with its hash, folded on the screen: few students need it. */
export const ReceiptDetails = ({ receipt }: { receipt: Receipt }) => {
  const { receipt: words } = useAppealWords().appealPage
  const language = useLanguage()
  const { appeal_number: number, sent_at: sentAt, files } = receipt
  return (
    <>
      <p>
        <span className="text-small text-ink-soft">{words.number}</span>
        <span className="block text-lead font-bold select-all">
          <Ltr>{number}</Ltr>
        </span>
        <span className="text-small text-ink-soft">
          {fill(words.sentAt, { moment: leftToRight(momentText(new Date(sentAt))) })}
        </span>
      </p>
      <h3 className="mt-5 font-bold">{words.files}</h3>
      {files.length === 0 && <p className="mt-1 text-ink-soft">{words.noFiles}</p>}
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {files.map(({ file_name: name, original_file_name: original, bytes, sha256 }) => (
          <li key={name} className="flex gap-3 py-3 first:pt-0 last:pb-0">
            <FileCheck2 aria-hidden="true" className="mt-1 size-5 shrink-0 text-good" />
            <div className="min-w-0">
              <p className="font-medium">
                <bdi className="wrap-anywhere">{original}</bdi>{' '}
                <span className="text-small font-regular text-ink-soft">{fileSizeText(bytes, language)}</span>
              </p>
              <details className="group text-small text-ink-soft print:details-content:[content-visibility:visible]">
                <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 hover:text-brand [&::-webkit-details-marker]:hidden">
                  {words.hash}
                  <ChevronDown
                    aria-hidden="true"
                    className="size-4 transition-transform duration-150 group-open:rotate-180 print:hidden"
                  />
                </summary>
                <bdi dir="ltr" className="block pt-2 font-mono text-[13px] break-all select-all">
                  {sha256}
                </bdi>
              </details>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
