import { headingId, RichTextView } from '@milgo/content-view/rich-text-view.tsx'
import { legalPdfPath, paths } from '@milgo/contracts/portal-paths'
import { type LegalTextKey, legalTextKeys } from '@milgo/domain/content/legal-text-keys'
import { fill } from '@milgo/messages/fill'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { Banner } from '@milgo/ui/banner.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import type { CoreAnswer } from '@milgo/web-client/call-types'
import { Download } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { LoadFailed } from '../../lib/load-failed.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useCoreQuery } from '../../lib/use-core-query.ts'
import { useHashTarget } from '../../lib/use-hash-target.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { useLegalWords } from './legal-words.ts'

type LegalText = CoreAnswer<'/legal-text/get-all'>[number]

/** Shows the terms of use, the privacy policy or the accessibility statement, in the newest version. */
export const LegalPage = ({ name }: { readonly name: LegalTextKey }) => {
  const { shell } = useWords()
  const legal = useLegalWords()
  const language = useLanguage()
  const { data, error, isPending } = useCoreQuery('/legal-text/get-all')
  const content = useRef<HTMLDivElement>(null)
  const text = data?.find(({ key }) => key === name)
  useHashTarget(text !== undefined)
  return (
    <div ref={content} tabIndex={-1} className="page-column py-10 outline-none md:py-14">
      <PageHeading
        documentTitle={fill(shell.documentTitle, { page: shell.pages[name] })}
        className="text-display text-balance"
      >
        {shell.pages[name]}
      </PageHeading>
      {isPending && <TextSkeleton />}
      {text && (
        <>
          <Version text={text} />
          <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_18rem]">
            <article className="order-2 lg:order-1">
              <RichTextView text={text.text} />
            </article>
            <aside className="order-1 flex flex-col gap-5 self-start lg:sticky lg:top-24 lg:order-2">
              <Contents text={text} />
              <div className="flex flex-col gap-1 print:hidden max-lg:hidden">
                <h2 className="text-small font-medium text-ink-soft">{legal.others}</h2>
                <ul>
                  {legalTextKeys
                    .filter((key) => key !== name)
                    .map((key) => (
                      <li key={key}>
                        <Link
                          to={paths[key]}
                          className={`${textLinkStyle} inline-flex min-h-11 items-center`}
                        >
                          {shell.pages[key]}
                        </Link>
                      </li>
                    ))}
                </ul>
              </div>
            </aside>
          </div>
          <a
            href={`${legalPdfPath}?lang=${language}`}
            download
            className={`${textLinkStyle} mt-8 inline-flex min-h-11 items-center gap-2 print:hidden`}
          >
            <Download aria-hidden="true" className="size-5" />
            {legal.download}
          </a>
        </>
      )}
      {!isPending && !text && (
        <div className={`${cardStyle} mt-8 p-6 md:p-8`}>
          <LoadFailed
            title={legal.failed.title}
            text={legal.failed.text}
            error={error}
            brought={content}
            variant="primary"
          />
        </div>
      )}
    </div>
  )
}

const Version = ({ text: { version, changed_at, is_sample } }: { readonly text: LegalText }) => {
  const legal = useLegalWords()
  const { date } = jerusalemTime(new Date(changed_at))
  return (
    <>
      <p className="mt-3 text-ink-soft">
        <TextWithNumbers text={fill(legal.version, { version, date })} />
      </p>
      {is_sample && (
        <div className="mt-5 max-w-measure">
          <Banner tone="info">{legal.sample}</Banner>
        </div>
      )}
    </>
  )
}

/** Lists the headings as links beside the text, on a wide screen. */
const Contents = ({ text: { text } }: { readonly text: LegalText }) => {
  const { contents } = useLegalWords()
  const headings = text.flatMap((block, index) =>
    block.kind === 'heading' ? [{ id: headingId(index), title: block.text }] : [],
  )
  return (
    <nav aria-label={contents} className={`${cardStyle} p-5 print:hidden max-lg:hidden`}>
      <h2 className="text-small font-medium text-ink-soft">{contents}</h2>
      <ul className="mt-2 text-small">
        {headings.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className="flex min-h-11 items-center border-s-2 border-line ps-3 text-ink hover:border-brand hover:text-brand"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const TextSkeleton = () => (
  <div className="mt-6 flex max-w-measure flex-col gap-4">
    <Skeleton className="h-5 w-52" />
    {['a', 'b', 'c'].map((part) => (
      <div key={part} className="mt-4 flex flex-col gap-3">
        <Skeleton className="h-7 w-64 max-w-full" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-2/3" />
      </div>
    ))}
  </div>
)
