import type { CurrentUser } from '@milgo/contracts/core/get-current-user'
import { paths } from '@milgo/contracts/portal-paths'
import { wasSubmitted } from '@milgo/domain/status/was-submitted'

/**
 * Returns where a login leads when no page was asked for: to the form until it is sent, then to the personal area. The
 * form of a past period can no longer be filled in.
 */
export const landingPath = ({
  request,
  is_current_period: isCurrent,
}: Pick<CurrentUser, 'request' | 'is_current_period'>): string =>
  !isCurrent || (request && wasSubmitted(request.request_status)) ? paths.personalArea : paths.registration
