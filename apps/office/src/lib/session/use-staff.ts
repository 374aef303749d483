import type { CurrentStaff } from '@milgo/contracts/authz/staff-fields'
import { useOutletContext } from 'react-router'

/** Returns the logged-in staff member, on a page inside the frame. */
export const useStaff = (): CurrentStaff => useOutletContext<CurrentStaff>()
