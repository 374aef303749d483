import { paths } from '@milgo/contracts/portal-paths'
import { mayLeave } from '@milgo/web-client/leave-guard'
import { useNavigate } from 'react-router'
import { afterLogOut } from './has-logged-out.ts'
import { logOut } from './log-out.ts'

/** The way out that a person has chosen: asks first where something would be lost, and leads home. */
export const useLogOut = () => {
  const navigate = useNavigate()
  return async (): Promise<void> => {
    if (!(await mayLeave('logOut'))) return
    logOut()
    navigate(paths.home, { state: afterLogOut })
  }
}
