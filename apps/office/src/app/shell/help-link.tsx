import { messageCatalogName, officePaths } from '@milgo/contracts/office-paths'
import { findHandbookSection } from '@milgo/domain/staff/handbook'
import { CircleQuestionMark } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { findPage } from '../../lib/find-page.ts'
import { useWords } from '../../lib/words.ts'

/**
 * Returns whether the address shows messages. They are part of the texts page, but have a section of their own in the
 * handbook.
 */
const isOnMessages = (search: string): boolean =>
  new URLSearchParams(search).get('text')?.startsWith(messageCatalogName) === true

/** Links to the section of the handbook that explains the current page. */
export const HelpLink = () => {
  const { office } = useWords()
  const { pathname, search } = useLocation()
  const page = findPage(pathname)
  const section = isOnMessages(search) ? 'messages' : page && findHandbookSection(page)
  return (
    <Link
      to={{ pathname: officePaths.help, hash: section === undefined ? '' : `#${section}` }}
      aria-label={office.pages.help}
      title={office.pages.help}
      className="flex min-h-11 min-w-11 items-center justify-center text-on-foot-soft hover:text-white"
    >
      <CircleQuestionMark aria-hidden="true" className="size-5" />
    </Link>
  )
}
