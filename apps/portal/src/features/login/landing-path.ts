import type { CurrentUser } from '@milgo/contracts/core/get-current-user'
import { paths } from '@milgo/contracts/portal-paths'
import { wasSubmitted } from '@milgo/domain/status/was-submitted'

/**
 * Where a login leads that came from nowhere: to the form until it is sent, then to what becomes of it. The form of a past
 * period can be filled no more.
 */
export const landingPath = ({
  request,
  is_current_period: isCurrent,
}: Pick<CurrentUser, 'request' | 'is_current_period'>): string =>
  !isCurrent || (request && wasSubmitted(request.request_status)) ? paths.personalArea : paths.registration
