import type { CurrentStaff } from '@milgo/contracts/authz/staff-fields'
import { officePaths } from '@milgo/contracts/office-paths'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'
import { mayLeave } from '@milgo/web-client/leave-guard'
import { useSubmit } from '@milgo/web-client/use-submit'
import { KeyRound, LogOut } from 'lucide-react'
import { NavLink } from 'react-router'
import { initialsOf } from '../../lib/initials-of.ts'
import { logOut } from '../../lib/log-out.ts'
import { ReaderSettings } from '../../lib/reader-settings.tsx'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useWords } from '../../lib/words.ts'
import { Disclosure } from './disclosure.tsx'

/** Shows who is logged in and in which roles, with the choice of language and theme and the logout. */
export const AccountMenu = ({ staff }: { staff: CurrentStaff }) => {
  const { office } = useWords()
  const { isBusy, failure, submit } = useSubmit()
  const failureText = useFailureText()
  const leave = async () => {
    if (await mayLeave('logOut')) await logOut()
  }
  const roles = staff.roles.map((role) => office.roles[role]).join(' · ')
  return (
    <Disclosure
      id="account-menu"
      label={<Who name={staff.name} roles={roles} />}
      buttonStyle="min-h-11 gap-3 rounded-full py-1 text-start"
      panelStyle="mt-2 w-84"
    >
      <div className="border-b border-white/20 px-5 py-4">
        <p className="text-small text-on-foot-soft">{office.loggedInAs}</p>
        <p className="font-bold">
          <bdi>{staff.name}</bdi>
        </p>
        <p className="text-small text-on-foot-soft">
          <bdi dir="ltr" className="break-all">
            {staff.email}
          </bdi>
        </p>
        <p className="mt-1 text-small text-on-foot-soft">{roles}</p>
      </div>
      <ReaderSettings className="px-5 py-4" />
      <div className="border-t border-white/20 p-2">
        {!staff.must_change_password && (
          <NavLink
            to={officePaths.account}
            className="flex min-h-12 items-center gap-3 rounded-small px-3 no-underline hover:bg-white/10 aria-[current=page]:font-bold"
          >
            <KeyRound aria-hidden="true" className="size-5 text-on-foot-soft" />
            {office.pages.account}
          </NavLink>
        )}
        {failure && (
          <p role="alert" className="px-3 pb-2 text-small">
            {failureText(failure.error)}
          </p>
        )}
        <button
          type="button"
          disabled={isBusy}
          onClick={() => void submit(leave)}
          className="flex min-h-12 w-full items-center gap-3 rounded-small px-3 text-start hover:bg-white/10"
        >
          <LogOut aria-hidden="true" className="mirrored size-5 text-on-foot-soft" />
          {office.logOut}
        </button>
      </div>
    </Disclosure>
  )
}

const Who = ({ name, roles }: { name: string; roles: string }) => {
  const { office } = useWords()
  return (
    <>
      <span
        aria-hidden="true"
        className="flex size-9 items-center justify-center rounded-full bg-brand text-small font-bold text-on-brand"
      >
        {initialsOf(name)}
      </span>
      <span className="max-w-44 text-small leading-tight max-xl:sr-only">
        <VisuallyHidden>{office.accountMenu}</VisuallyHidden>
        <bdi className="block truncate font-bold">{name}</bdi>
        <span className="block truncate text-on-foot-soft">{roles}</span>
      </span>
    </>
  )
}
