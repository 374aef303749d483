import type { CurrentStaff } from '@milgo/contracts/authz/staff-fields'
import { useOutletContext } from 'react-router'

/** Whoever is logged in, on a page that stands inside the frame. */
export const useStaff = (): CurrentStaff => useOutletContext<CurrentStaff>()
