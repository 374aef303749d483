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

/** The dark bar of every page. The menu offers what this person may open. */
export const Header = ({ staff }: Props) => {
  const { office } = useWords()
  // Whoever has to replace the first password has nothing else to open.
  const roles = staff && !staff.must_change_password ? staff.roles : undefined
  const mayFind = roles !== undefined && mayOpenPage(roles, 'queue')
  return (
    <header className="on-dark sticky top-0 z-40 bg-foot text-on-foot print:hidden">
      <div className="flex min-h-14 flex-wrap items-center gap-x-4 px-4 lg:px-6">
        <Link to={officePaths.start} className="flex h-14 items-center gap-3 font-bold no-underline">
          <LogoMark className="size-8" />
          {office.brand}
          <span aria-hidden="true" className="h-5 border-s border-white/30" />
          <span className="font-regular text-on-foot-soft">{office.area}</span>
        </Link>
        {roles && <MainMenu menu={menuOf(roles)} />}
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
