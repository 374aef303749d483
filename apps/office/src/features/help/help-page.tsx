import { messageCatalogPath, officePaths } from '@milgo/contracts/office-paths'
import {
  type HandbookPage,
  handbookPages,
  handbookPagesOf,
  handbookStories,
  mayOpenExplained,
} from '@milgo/domain/staff/handbook'
import { StaffRole } from '@milgo/domain/staff/staff-role'
import { officeHandbook as english } from '@milgo/messages/en/office-handbook'
import { fill } from '@milgo/messages/fill'
import { officeHandbook as hebrew } from '@milgo/messages/he/office-handbook'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { findPicture } from './pictures.ts'

const useHandbook = () => (useLanguage() === 'en' ? english : hebrew)

/**
 * The chapter of the staff member's own role, or of another role. The hash names the screen that the user came from.
 */
export const HelpPage = () => {
  const words = useHandbook()
  const { hash } = useLocation()
  const [search] = useSearchParams()
  const { roles } = useStaff()
  const asked = StaffRole.safeParse(search.get('role')).data
  const section = handbookPages.find((page) => hash === `#${page}`)
  const own = roles.find((role) => section === undefined || mayOpenExplained([role], section))
  const role = asked ?? own ?? roles[0] ?? 'reviewer'
  return (
    <>
      <PageHeading title={words.title} />
      <p className="mt-1 mb-5 text-ink-soft">{words.text}</p>
      <Chapters current={role} />
      <div className="grid gap-5 lg:grid-cols-3">
        {handbookStories.map((story) => (
          <section key={story} aria-labelledby={story} className={`${cardStyle} p-6`}>
            <h2 id={story} className="text-lead">
              {words.stories[story]}
            </h2>
            <ol className="mt-3 flex list-decimal flex-col gap-2.5 ps-5 text-small">
              {words.roles[role][story].map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <h2 className="mt-9 mb-4 text-title">{words.screens}</h2>
      <div className="grid gap-5 lg:grid-cols-2">
        {handbookPagesOf(role).map((page) => (
          <Screen key={page} page={page} isAskedFor={page === section} />
        ))}
      </div>
    </>
  )
}

const Chapters = ({ current }: { current: StaffRole }) => {
  const words = useHandbook()
  const { office } = useWords()
  return (
    <nav aria-label={words.chapters} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {StaffRole.options.map((role) => (
          <li key={role}>
            <Link
              to={`${officePaths.help}?role=${role}`}
              aria-current={role === current ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-full border border-line-strong px-4 text-small text-ink no-underline hover:border-brand aria-[current=page]:border-brand aria-[current=page]:bg-brand-wash aria-[current=page]:font-bold aria-[current=page]:text-brand"
            >
              {office.roles[role]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A screen with its picture. The page of a single item, such as a request, has no address to link to. */
const Screen = ({ page, isAskedFor }: { page: HandbookPage; isAskedFor: boolean }) => {
  const words = useHandbook()
  const { office } = useWords()
  const language = useLanguage()
  const { roles } = useStaff()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAskedFor) heading.current?.focus()
  }, [isAskedFor])
  const picture = findPicture(page, language)
  const title = page === 'messages' ? words.messages : office.pages[page]
  const path = page === 'messages' ? messageCatalogPath : officePaths[page]
  return (
    <section aria-labelledby={page} className={`${cardStyle} flex flex-col p-6`}>
      <h3 id={page} ref={heading} tabIndex={-1} className="scroll-mt-40 text-lead outline-none">
        {title}
      </h3>
      <p className="mt-1 mb-4 text-small">{words.pages[page]}</p>
      {picture && (
        <img
          src={picture}
          alt={fill(words.picture, { page: title })}
          width={960}
          height={600}
          loading="lazy"
          className="h-auto w-full rounded-small border border-line"
        />
      )}
      {!path.includes(':') && mayOpenExplained(roles, page) && (
        <Link to={path} className={`${textLinkStyle} mt-4 self-start`}>
          {words.open}
        </Link>
      )}
    </section>
  )
}
