import { paths } from '@milgo/contracts/portal-paths'
import { registration as arabicForm } from '@milgo/messages/ar/registration'
import { shell as arabic } from '@milgo/messages/ar/shell'
import { registration as englishForm } from '@milgo/messages/en/registration'
import { shell as english } from '@milgo/messages/en/shell'
import { registration as hebrewForm } from '@milgo/messages/he/registration'
import { shell as hebrew } from '@milgo/messages/he/shell'
import type { Language } from '@milgo/messages/languages'
import { LogoMark } from '@milgo/ui/logo-mark.tsx'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'
import { FormOutline } from '../lib/form-outline.tsx'
import { PageBars, skeletonColumn } from '../lib/page-skeleton.tsx'

type InEachLanguage = Readonly<Record<Language, string>>

/** Pages whose heading does not depend on their data, so that it need not wait for it. */
const headings: Readonly<Record<string, InEachLanguage>> = {
  [paths.registration]: { he: hebrewForm.title, ar: arabicForm.title, en: englishForm.title },
}
export const headedPaths: readonly string[] = Object.keys(headings)

/** The early script sets the document's language before it is visible. */
const shownIn: InEachLanguage = {
  he: 'hidden in-[:root:lang(he)]:inline',
  ar: 'hidden in-[:root:lang(ar)]:inline',
  en: 'hidden in-[:root:lang(en)]:inline',
}

const InReadersLanguage = ({ words }: { words: InEachLanguage }) => (
  <>
    <span className={shownIn.he}>{words.he}</span>
    <span className={shownIn.ar}>{words.ar}</span>
    <span className={shownIn.en}>{words.en}</span>
  </>
)

const loading: InEachLanguage = { he: hebrew.loading, ar: arabic.loading, en: english.loading }

/** Draws the heading at the place and in the size of the page's heading, so that it does not move. */
const HeadedOutline = ({ heading }: { heading: InEachLanguage }) => (
  <FormOutline
    heading={
      <p className="text-title font-bold in-[:root[data-stranger]]:invisible">
        <InReadersLanguage words={heading} />
      </p>
    }
  />
)

/** Drawn in the document of a page that is not prepared, until its code is loaded; for any language and any visitor. */
export const PageOutline = ({ path = '' }: { path?: string }) => {
  const heading = headings[path]
  return (
    <div data-outline="">
      <VisuallyHidden>
        <InReadersLanguage words={loading} />
      </VisuallyHidden>
      <div aria-hidden="true" className="flex min-h-dvh flex-col">
        <div className="border-b border-line bg-surface">
          <div className="page-column flex min-h-18 items-center text-brand">
            <LogoMark className="size-9" />
          </div>
        </div>
        {heading ? (
          <HeadedOutline heading={heading} />
        ) : (
          <div className={skeletonColumn}>
            <PageBars />
          </div>
        )}
      </div>
    </div>
  )
}
