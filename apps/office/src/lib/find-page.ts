import { officePaths } from '@milgo/contracts/office-paths'
import type { OfficePage } from '@milgo/domain/staff/office-pages'
import { matchPath } from 'react-router'

/** The page of the office that an address leads to, for staff who are logged in. */
export const findPage = (pathname: string): OfficePage | undefined =>
  (Object.keys(officePaths) as (OfficePage | 'login' | 'invitation')[])
    .filter((page) => page !== 'login' && page !== 'invitation')
    .find((page) => matchPath(officePaths[page], pathname))
