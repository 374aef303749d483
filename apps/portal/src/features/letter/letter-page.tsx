import { LetterView } from '@milgo/case-view/letter-view.tsx'
import { paths } from '@milgo/contracts/portal-paths'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { CallFailed } from '@milgo/web-client/call-failed'
import type { CoreAnswer } from '@milgo/web-client/call-types'
import { FileDown } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import { AriaPage } from '../../lib/aria-page.tsx'
import { LoadFailed } from '../../lib/load-failed.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { usePersonalQuery } from '../../lib/student/use-personal-query.ts'
import { useWords } from '../../lib/words.ts'
import { DownloadFailed } from '../../request/files/download-failed.tsx'
import { useDownload } from '../../request/files/use-download.ts'
import { useLetterWords } from './letter-words.ts'

type Letters = CoreAnswer<'/page-data/pdf'>['letters']
type Letter = Letters[number]

/** Shows the letter with the result, and offers it as a download. */
export const LetterPage = () => (
  <AriaPage>
    <div className="page-column flex max-w-4xl flex-col gap-5 py-8 md:gap-6 md:py-12">
      <LetterContent />
    </div>
  </AriaPage>
)

/** The words for a refusal because of which there is no letter. */
const withoutLetter: Readonly<Record<string, 'notYet' | 'noRequest'>> = {
  RESULT_NOT_PUBLISHED: 'notYet',
  NO_REQUEST: 'noRequest',
}

const LetterContent = () => {
  const { letterPage: words } = useLetterWords()
  const { data, error } = usePersonalQuery('/page-data/pdf')
  const place = useRef<HTMLDivElement>(null)
  if (data) return <ShownLetters letters={data.letters} />
  // Trying again would not help.
  const none = error instanceof CallFailed ? withoutLetter[error.code ?? ''] : undefined
  if (none)
    return (
      <Frame>
        <Banner tone="info" title={words[none]}>
          {words[`${none}Text`]}
        </Banner>
      </Frame>
    )
  return (
    <Frame>
      {error ? (
        <div ref={place} tabIndex={-1} className={`${cardStyle} p-6 outline-none md:p-8`}>
          <LoadFailed
            title={words.failed}
            text={words.failedText}
            error={error}
            brought={place}
            variant="primary"
          />
        </div>
      ) : (
        <Skeleton className="h-[40rem] text-ink" />
      )}
    </Frame>
  )
}

/** Draws the link back and the heading above any content. */
const Frame = ({ children }: { readonly children: ReactNode }) => {
  const { shell } = useWords()
  const { letterPage: words } = useLetterWords()
  return (
    <>
      <div className="print:hidden">
        <Link to={paths.personalArea} className={textLinkStyle}>
          {words.back}
        </Link>
        <PageHeading
          documentTitle={fill(shell.documentTitle, { page: words.title })}
          className="mt-2 text-display"
        >
          {words.title}
        </PageHeading>
      </div>
      {children}
    </>
  )
}

const ShownLetters = ({ letters }: { readonly letters: Letters }) => {
  const { letterPage: words } = useLetterWords()
  const [chosen, setChosen] = useState<number>()
  const shown = letters.find(({ number }) => number === chosen) ?? letters[0]
  if (!shown) return null
  return (
    <Frame>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Download letter={shown} />
      </div>
      {shown.replaced_by !== null && (
        <Banner tone="attention">{fill(words.replaced, { number: leftToRight(shown.replaced_by) })}</Banner>
      )}
      <LetterView key={shown.number} letter={shown.letter} />
      {letters.length > 1 && (
        <section aria-labelledby="all-letters" className={`${cardStyle} p-5 md:p-7 print:hidden`}>
          <h2 id="all-letters" className="text-lead font-bold">
            {words.all}
          </h2>
          <ul className="mt-3 flex flex-col divide-y divide-line">
            {letters.map((letter) => (
              <li
                key={letter.number}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
              >
                <span>
                  <span className="block font-medium">
                    {fill(words.letter, { number: leftToRight(letter.letter_number) })}
                  </span>
                  <span className="block text-small text-ink-soft">
                    {leftToRight(momentText(new Date(letter.issued_at)))}
                  </span>
                </span>
                {letter === shown ? (
                  <span aria-current="true" className="px-3 text-small font-medium text-ink-soft">
                    {words.shown}
                  </span>
                ) : (
                  <ActionButton
                    variant="secondary"
                    label={`${words.show}, ${fill(words.letter, { number: letter.letter_number })}`}
                    onPress={() => setChosen(letter.number)}
                  >
                    {words.show}
                  </ActionButton>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Frame>
  )
}

const Download = ({ letter }: { readonly letter: Letter }) => {
  const { letterPage: words } = useLetterWords()
  const { start, isBusy, error } = useDownload({
    path: `/publish/get-result-pdf/${letter.number}`,
    mediaType: 'application/pdf',
    name: 'milgo.pdf',
  })
  return (
    <>
      <ActionButton
        variant="primary"
        onPress={() => void start()}
        busyText={isBusy ? words.preparing : undefined}
      >
        <FileDown aria-hidden="true" className="size-5" />
        {words.download}
      </ActionButton>
      <DownloadFailed error={error} />
    </>
  )
}
