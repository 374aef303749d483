import { paths } from '@milgo/contracts/portal-paths'
import { fill } from '@milgo/messages/fill'
import { ArrowRight, Signpost } from 'lucide-react'
import { Link } from 'react-router'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useWords } from '../../lib/words.ts'

const waysOn = ['home', 'checkEligibility', 'faq', 'contact'] as const

export const NotFoundPage = () => {
  const { notFound, shell } = useWords()
  const title = notFound.title
  return (
    <div className="page-column grid items-center gap-x-16 gap-y-8 py-16 md:grid-cols-[1fr_auto] md:py-24">
      <div>
        <PageHeading documentTitle={fill(shell.documentTitle, { page: title })} className="text-display">
          {title}
        </PageHeading>
        <p className="mt-4 max-w-measure text-lead text-ink-soft">{notFound.text}</p>
        <ul className="mt-6 max-w-120 divide-y divide-line border-y border-line">
          {waysOn.map((name) => (
            <li key={name}>
              <Link
                to={paths[name]}
                className="flex min-h-13 items-center justify-between gap-4 text-brand underline-offset-4 hover:underline"
              >
                {shell.pages[name]}
                <ArrowRight aria-hidden="true" className="mirrored size-5" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <span className="flex size-56 items-center justify-center rounded-full bg-brand-wash text-brand max-md:hidden">
        <Signpost aria-hidden="true" className="size-24" strokeWidth={1.2} />
      </span>
    </div>
  )
}
