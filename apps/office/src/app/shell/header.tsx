import type { CurrentStaff } from '@milgo/contracts/authz/staff-fields'
import { officePaths } from '@milgo/contracts/office-paths'
import { mayOpenPage, menuOf } from '@milgo/domain/staff/office-pages'
import { LogoMark } from '@milgo/ui/logo-mark.tsx'
import { Link } from 'react-router'
import { useWords } from '../../lib/words.ts'
import { AccountMenu } from './account-menu.tsx'
import { HelpLink } from './help-link.tsx'
import { MainMenu } from './main-menu.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { RequestSearch } from './request-search.tsx'
import { ShortcutButton } from './shortcut-button.tsx'

type Props = { readonly staff: CurrentStaff | undefined }

/**
 * The dark header of every page. The menu lists the pages that this staff member may open. On a phone, where the menu
 * takes several lines, the header scrolls away with the page.
 */
export const Header = ({ staff }: Props) => {
  const { office } = useWords()
  // A staff member who has to replace the first password may open no other page.
  const roles = staff && !staff.must_change_password ? staff.roles : undefined
  const mayFind = roles !== undefined && mayOpenPage(roles, 'queue')
  return (
    <header className="on-dark relative z-40 bg-foot md:sticky md:top-0 text-on-foot print:hidden">
      <div className="flex min-h-14 flex-wrap items-center gap-x-4 px-4 lg:px-6">
        <Link to={officePaths.start} className="flex h-14 items-center gap-3 font-bold no-underline">
          <LogoMark className="size-8" />
          {office.brand}
          <span aria-hidden="true" className="h-5 border-s border-white/30" />
          <span className="font-regular text-on-foot-soft">{office.area}</span>
        </Link>
        {roles && <MainMenu menu={menuOf(roles)} hasSearch={mayFind} />}
        {mayFind && <RequestSearch />}
        {staff && (
          <div className={`flex items-center gap-2 ${mayFind ? 'max-md:ms-auto' : 'ms-auto'}`}>
            {roles && <HelpLink />}
            <ShortcutButton />
            <AccountMenu staff={staff} />
          </div>
        )}
      </div>
      <OfflineNotice />
    </header>
  )
}
