import { shell as arabic } from '@milgo/messages/ar/shell'
import { shell as english } from '@milgo/messages/en/shell'
import { shell as hebrew } from '@milgo/messages/he/shell'
import { LogoMark } from '@milgo/ui/logo-mark.tsx'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

/** The early script names the language of the document before it is seen. */
const shownIn = {
  he: 'hidden in-[:root:lang(he)]:inline',
  ar: 'hidden in-[:root:lang(ar)]:inline',
  en: 'hidden in-[:root:lang(en)]:inline',
}

/** Stands in the document of a page that is not prepared, until its code has come; in any language, for anybody. */
export const PageOutline = () => (
  <div data-outline="">
    <VisuallyHidden>
      <span className={shownIn.he}>{hebrew.loading}</span>
      <span className={shownIn.ar}>{arabic.loading}</span>
      <span className={shownIn.en}>{english.loading}</span>
    </VisuallyHidden>
    <div aria-hidden="true" className="flex min-h-dvh flex-col">
      <div className="border-b border-line bg-surface">
        <div className="page-column flex min-h-18 items-center text-brand">
          <LogoMark className="size-9" />
        </div>
      </div>
      <PageSkeleton />
    </div>
  </div>
)
