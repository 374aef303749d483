import { paths } from '@milgo/contracts/portal-paths'
import { fill } from '@milgo/messages/fill'
import { opensSoon as opensSoonWords } from '@milgo/messages/he/opens-soon'
import { Badge } from '@milgo/ui/badge.tsx'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { Clock } from 'lucide-react'
import { Link } from 'react-router'
import type { OpensSoon } from '../../lib/opens-soon.ts'
import { PageHeading } from '../../lib/page-heading.tsx'
import { featureWords, useWords } from '../../lib/words.ts'

const useOpensSoonWords = featureWords(opensSoonWords, {
  ar: async () => (await import('@milgo/messages/ar/opens-soon')).opensSoon,
  en: async () => (await import('@milgo/messages/en/opens-soon')).opensSoon,
})

/** Stands where a page will be; says so instead of looking broken. */
export const OpensSoonPage = ({ name }: { name: OpensSoon }) => {
  const { shell } = useWords()
  const opensSoon = useOpensSoonWords()
  const title = shell.pages[name]
  return (
    <div className="page-column flex flex-col items-start gap-5 py-16 md:py-24">
      <Badge tone="sun" icon={<Clock aria-hidden="true" className="size-5" />}>
        {opensSoon.badge}
      </Badge>
      <PageHeading documentTitle={fill(shell.documentTitle, { page: title })} className="text-display">
        {title}
      </PageHeading>
      <p className="max-w-measure text-lead text-ink-soft">{opensSoon.text}</p>
      <Link to={paths.home} className={buttonStyle('primary')}>
        {shell.backToHome}
      </Link>
    </div>
  )
}
