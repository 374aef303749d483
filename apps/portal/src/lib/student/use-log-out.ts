import { paths } from '@milgo/contracts/portal-paths'
import { mayLeave } from '@milgo/web-client/leave-guard'
import { useNavigate } from 'react-router'
import { afterLogOut } from '../session/has-logged-out.ts'
import { logOut } from './log-out.ts'

/**
 * Returns the function for a logout by the student: asks first if something would be lost, and goes to the home page.
 */
export const useLogOut = () => {
  const navigate = useNavigate()
  return async (): Promise<void> => {
    if (!(await mayLeave('logOut'))) return
    logOut()
    navigate(paths.home, { state: afterLogOut })
  }
}
