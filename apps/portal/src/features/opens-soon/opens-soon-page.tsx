import { paths } from '@milgo/contracts/portal-paths'
import { fill } from '@milgo/messages/fill'
import { Badge } from '@milgo/ui/badge.tsx'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { Clock } from 'lucide-react'
import { Link } from 'react-router'
import type { OpensSoon } from '../../lib/opens-soon.ts'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useWords } from '../../lib/words.ts'

/** Stands where a page will be; says so instead of looking broken. */
export const OpensSoonPage = ({ name }: { name: OpensSoon }) => {
  const { shell } = useWords()
  const title = shell.pages[name]
  return (
    <div className="page-column flex flex-col items-start gap-5 py-16 md:py-24">
      <Badge tone="sun" icon={<Clock aria-hidden="true" className="size-5" />}>
        {shell.opensSoon.badge}
      </Badge>
      <PageHeading documentTitle={fill(shell.documentTitle, { page: title })} className="text-display">
        {title}
      </PageHeading>
      <p className="max-w-measure text-lead text-ink-soft">{shell.opensSoon.text}</p>
      <Link to={paths.home} className={buttonStyle('primary')}>
        {shell.backToHome}
      </Link>
    </div>
  )
}
