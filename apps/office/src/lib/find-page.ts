import { officePaths } from '@milgo/contracts/office-paths'
import type { OfficePage } from '@milgo/domain/staff/office-pages'
import { matchPath } from 'react-router'

/** Returns the page of the office at an address, for staff who are logged in. Undefined if there is none. */
export const findPage = (pathname: string): OfficePage | undefined =>
  (Object.keys(officePaths) as (OfficePage | 'login' | 'invitation')[])
    .filter((page) => page !== 'login' && page !== 'invitation')
    .find((page) => matchPath(officePaths[page], pathname))
